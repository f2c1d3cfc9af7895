import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type BrowserServer, type LaunchOptions } from 'playwright-core';
import { decompress } from 'wawoff2';
import { cacheFolder } from '#src/build/webpack/folders.ts';
import { devDependencies } from '../../package.json';

// Without a network, each background request of the browser costs time and a warning.
const quiet = ['--no-sandbox', '--disable-background-networking', '--font-render-hinting=none'];

/** Whether the tests run in the pinned Chromium, whose pixels are the same everywhere. */
export const isPinned =
  !process.env.CHROME_PATH && process.platform === 'linux' && process.arch === 'x64';

/** Launches it for programs other than Playwright, which drive it through the port. */
export async function launchDebuggableBrowser(port: number): Promise<Browser> {
  const args = [...quiet, `--remote-debugging-port=${port}`];
  return chromium.launch({ ...(await findBrowser()), args });
}

/** Starts the browser of the tests, to which other processes connect. */
export async function launchBrowserServer(): Promise<BrowserServer> {
  return chromium.launchServer({ ...(await findBrowser()), args: quiet });
}

/** The browser that runs for the whole project (test/setup/startBrowserAndSite.ts). */
export function connectToBrowser(): Promise<Browser> {
  return chromium.connect(process.env.BROWSER_UNDER_TEST ?? '');
}

/** CHROME_PATH if set, else the pinned Chromium where it runs, else an installed Chrome. */
async function findBrowser(): Promise<LaunchOptions> {
  if (process.env.CHROME_PATH) return { executablePath: process.env.CHROME_PATH };
  if (!isPinned) return { channel: 'chrome' };
  const folder = unpackPinnedChromium();
  await addArimo(folder);
  const env = { ...process.env, ...libraries(folder) };
  return { executablePath: path.join(folder, 'chromium'), env };
}

/**
 * The package unpacks into the system's temporary folder and uses whatever it finds there under
 * its name, even another version or an incomplete file. Our own folder, named after the version
 * once complete, avoids both. The Lambda variable adds libnss3, which Debian's base lacks.
 */
function unpackPinnedChromium(): string {
  const folder = path.join(cacheFolder, `chromium-${devDependencies['@sparticuz/chromium']}`);
  if (fs.existsSync(folder)) return folder;
  fs.mkdirSync(cacheFolder, { recursive: true });
  const fresh = fs.mkdtempSync(`${folder}-`);
  const unpack = "import('@sparticuz/chromium').then((m) => m.default.executablePath())";
  execFileSync(process.execPath, ['-e', unpack], {
    cwd: __dirname,
    env: { ...process.env, TMPDIR: fresh, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' },
  });
  fs.renameSync(fresh, folder);
  return folder;
}

/** Adds a font with the widths of Arial, which most systems have and the package does not. */
async function addArimo(folder: string) {
  for (const weight of [400, 700]) {
    const file = path.join(folder, `fonts/arimo-${weight}.ttf`);
    if (fs.existsSync(file)) continue;
    const packaged = require.resolve(`@fontsource/arimo/files/arimo-latin-${weight}-normal.woff2`);
    fs.writeFileSync(file, await decompress(fs.readFileSync(packaged)));
  }
}

function libraries(folder: string) {
  const fonts = path.join(folder, 'fonts');
  const fontConfig = path.join(folder, 'fonts.conf');
  fs.writeFileSync(
    fontConfig,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${fonts}</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>`,
  );
  return { LD_LIBRARY_PATH: path.join(folder, 'al2023/lib'), FONTCONFIG_FILE: fontConfig };
}
