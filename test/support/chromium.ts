import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type BrowserServer, type LaunchOptions } from 'playwright-core';
import { decompress } from 'wawoff2';
import { devDependencies } from '../../package.json';

const cache = path.resolve(__dirname, '../../.cache');

// Without a network, each background request of the browser costs time and a warning.
const quiet = ['--no-sandbox', '--disable-background-networking', '--font-render-hinting=none'];

/** Whether the tests run in the pinned Chromium, whose pixels are the same everywhere. */
export const isPinned =
  !process.env.CHROME_PATH && process.platform === 'linux' && process.arch === 'x64';

/** Launches it for programs other than Playwright, which drive it through the port. */
export function launchDebuggableBrowser(port: number): Promise<Browser> {
  const args = [...quiet, `--remote-debugging-port=${port}`];
  return startChromium((options) => chromium.launch({ ...options, args }));
}

/**
 * Starts the browser of the tests, to which other processes connect: CHROME_PATH if set, else the
 * pinned Chromium of an npm package on Linux x64 (the same pixels everywhere), else an installed
 * Chrome.
 */
export function launchBrowserServer(): Promise<BrowserServer> {
  return startChromium((options) => chromium.launchServer({ ...options, args: quiet }));
}

/** The browser that runs for the whole project (test/setup/startBrowserAndSite.ts). */
export function connectToBrowser(): Promise<Browser> {
  const endpoint = process.env.BROWSER_UNDER_TEST;
  if (!endpoint)
    throw new Error('No browser is running: run these tests in the project `browser`.');
  return chromium.connect(endpoint);
}

type Start<Started> = (options: LaunchOptions) => Promise<Started>;

async function startChromium<Started>(start: Start<Started>): Promise<Started> {
  if (process.env.CHROME_PATH) return start({ executablePath: process.env.CHROME_PATH });
  if (isPinned) return startPinned(start);
  try {
    return await start({ channel: 'chrome' });
  } catch (cause) {
    throw new Error('No Chrome found: install Google Chrome or set CHROME_PATH to a Chromium.', {
      cause,
    });
  }
}

async function startPinned<Started>(start: Start<Started>): Promise<Started> {
  const folder = unpackPinnedChromium();
  const env = { ...process.env, ...libraries(folder) };
  await addArimo(folder);
  return start({ executablePath: path.join(folder, 'chromium'), env });
}

/**
 * The package unpacks into the system's temporary folder and uses whatever it finds there under
 * its name, even another version or an incomplete file. Our own folder, named after the version
 * once complete, avoids both. The Lambda variable adds libnss3, which Debian's base lacks.
 */
function unpackPinnedChromium(): string {
  const folder = path.join(cache, `chromium-${devDependencies['@sparticuz/chromium']}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const fresh = mkdtempSync(`${folder}-`);
  const unpack = "import('@sparticuz/chromium').then((m) => m.default.executablePath())";
  execFileSync(process.execPath, ['-e', unpack], {
    cwd: __dirname,
    env: { ...process.env, TMPDIR: fresh, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' },
  });
  try {
    renameSync(fresh, folder);
  } catch (error) {
    rmSync(fresh, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** Adds a font with the widths of Arial, which most systems have and the package does not. */
async function addArimo(folder: string) {
  for (const weight of [400, 700]) {
    const file = path.join(folder, `fonts/arimo-${weight}.ttf`);
    if (existsSync(file)) continue;
    const packaged = require.resolve(`@fontsource/arimo/files/arimo-latin-${weight}-normal.woff2`);
    writeFileSync(file, await decompress(readFileSync(packaged)));
  }
}

function libraries(folder: string) {
  const fonts = path.join(folder, 'fonts');
  const fontConfig = path.join(folder, 'fonts.conf');
  writeFileSync(
    fontConfig,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${fonts}</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>`,
  );
  return { LD_LIBRARY_PATH: path.join(folder, 'al2023/lib'), FONTCONFIG_FILE: fontConfig };
}
