import { spawn, spawnSync } from 'node:child_process';
import { expect } from '@playwright/test';
import { findFreePort } from '#supabase/local/machine/ports.ts';

export const isWebKitInstalled = spawnSync('which', ['WebKitWebDriver', 'xvfb-run']).status === 0;

const DISPLAY = ['--auto-servernum', '--server-args=-screen 0 1280x1024x24'];
const ENTER = '\uE007';

/** WebKitGTK, driven by WebDriver: https://www.w3.org/TR/webdriver2/. */
export async function openWebKit() {
  const port = await findFreePort();
  const driver = spawn('xvfb-run', [...DISPLAY, 'WebKitWebDriver', `--port=${port}`], {
    // `close` ends the driver's process group, which includes the X server.
    detached: true,
    stdio: 'ignore',
  });
  let session = `http://127.0.0.1:${port}/session`;

  async function send(method: string, command: string, body?: object): Promise<unknown> {
    const response = await fetch(session + command, { method, body: JSON.stringify(body) });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${method} ${command}: ${JSON.stringify(value)}`);
    return value;
  }
  const evaluate = (expression: string) =>
    send('POST', '/execute/sync', { script: `return ${expression}`, args: [] });
  /** In the middle of the window: the driver itself scrolls smoothly, and then clicks too early. */
  async function find(selector: string) {
    const element = `document.querySelector('${selector}')`;
    await evaluate(`${element}.scrollIntoView({ block: 'center', behavior: 'instant' })`);
    const reference = (await evaluate(element)) as Record<string, string>;
    return `/element/${Object.values(reference).join('')}`;
  }
  const close = () => send('DELETE', '').finally(() => driver.pid && process.kill(-driver.pid));
  try {
    await expect(async () => {
      const { sessionId } = (await send('POST', '', { capabilities: {} })) as { sessionId: string };
      session += `/${sessionId}`;
    }).toPass();
  } catch (error) {
    await close().catch(() => undefined);
    throw error;
  }
  return {
    goTo: async (url: string) => void (await send('POST', '/url', { url })),
    evaluate,
    click: async (selector: string) => {
      await send('POST', `${await find(selector)}/click`, {});
    },
    type: async (selector: string, text: string) => {
      const keys = { text: text.replaceAll('\n', ENTER) };
      await send('POST', `${await find(selector)}/value`, keys);
    },
    close,
  };
}
