import { spawn } from 'node:child_process';
import { expect } from '@playwright/test';
import { findFreePort } from '#supabase/local/machine/ports.ts';
import { type Engine, findProgram, whenStill } from './engine';

/** The key of an element's reference. https://www.w3.org/TR/webdriver2/#elements */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const ENTER = '\uE007';

/** WebKitGTK, driven by WebDriver. */
export const webkit: Engine = {
  name: 'WebKit',
  requirement: 'WebKitWebDriver and xvfb-run in PATH (Debian: webkit2gtk-driver, xvfb)',
  isInstalled: Boolean(findProgram('WebKitWebDriver') && findProgram('xvfb-run')),
  openWindow: async () => {
    const driver = await startDriver();
    const { sessionId } = (await driver.send('POST', '/session', { capabilities: {} })) as {
      sessionId: string;
    };
    const session = `/session/${sessionId}`;
    const post = (command: string, body: object) => driver.send('POST', session + command, body);
    const evaluate = (expression: string) =>
      post('/execute/sync', { script: `return ${expression}`, args: [] });
    const find = async (selector: string) => {
      const script = `(${String(whenStill)})(arguments[0]).then(arguments[1])`;
      const found = await post('/execute/async', { script, args: [selector] });
      return `/element/${(found as Record<typeof ELEMENT, string>)[ELEMENT]}`;
    };
    return {
      goTo: async (url) => {
        await post('/url', { url });
        await evaluate(`(${String(recordComplaints)})()`);
      },
      evaluate,
      click: async (selector) => void (await post(`${await find(selector)}/click`, {})),
      type: async (selector, text) =>
        void (await post(`${await find(selector)}/value`, { text: text.replaceAll('\n', ENTER) })),
      complaints: () => evaluate('window.complaints') as Promise<string[]>,
      close: async () => {
        try {
          await driver.send('DELETE', session);
        } finally {
          driver.stop();
        }
      },
    };
  },
};

/** Runs in the page, since this driver does not report the console. */
function recordComplaints() {
  const complaints: string[] = [];
  Object.assign(window, { complaints });
  window.addEventListener('error', ({ message }) => complaints.push(message));
  console.error = console.warn = (...words: unknown[]) => complaints.push(words.join(' '));
}

async function startDriver() {
  const port = await findFreePort();
  const display = ['--auto-servernum', '--server-args=-screen 0 1280x1024x24'];
  const child = spawn('xvfb-run', [...display, 'WebKitWebDriver', `--port=${port}`], {
    // `stop` ends the driver's process group, which includes the X server.
    detached: true,
    stdio: 'ignore',
  });

  async function send(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  }

  const stop = () => void (child.pid && process.kill(-child.pid));
  try {
    await expect(() => send('GET', '/status')).toPass();
  } catch (error) {
    stop();
    throw error;
  }
  return { send, stop };
}
