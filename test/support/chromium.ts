import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type LaunchOptions } from '@playwright/test';
import { cacheFolder } from '#src/build/folders.ts';
import { devDependencies } from '../../package.json';

// Without a network, each background request of the browser costs time and a warning.
const quiet = ['--no-sandbox', '--disable-background-networking', '--font-render-hinting=none'];

/** Whether the tests run in the pinned Chromium, whose pixels are the same everywhere. */
export const isPinned =
  !process.env.CHROME_PATH && process.platform === 'linux' && process.arch === 'x64';

/** The folder is named after the version, and complete as soon as it exists. */
const pinnedFolder = path.join(cacheFolder, `chromium-${devDependencies['@sparticuz/chromium']}`);

/** CHROME_PATH if set, else the pinned Chromium where it runs, else an installed Chrome. */
export const launchOptions: LaunchOptions = { args: quiet, ...findBrowser() };

function findBrowser(): LaunchOptions {
  if (process.env.CHROME_PATH) return { executablePath: process.env.CHROME_PATH };
  if (!isPinned) return { channel: 'chrome' };
  const libraries = {
    LD_LIBRARY_PATH: path.join(pinnedFolder, 'al2023/lib'),
    FONTCONFIG_FILE: path.join(pinnedFolder, 'fonts.conf'),
  };
  return {
    executablePath: path.join(pinnedFolder, 'chromium'),
    env: { ...process.env, ...libraries },
  };
}

/** Launches it for programs other than Playwright, which drive it through the port. */
export function launchDebuggableBrowser(port: number): Promise<Browser> {
  unpackPinnedChromium();
  return chromium.launch({ ...launchOptions, args: [...quiet, `--remote-debugging-port=${port}`] });
}

/**
 * Unpacks the pinned Chromium once, where it is the one that runs.
 *
 * The package unpacks into the system's temporary folder and uses whatever it finds there under
 * its name, even another version or an incomplete file: hence our own folder. The Lambda variable
 * adds libnss3, which Debian's base lacks.
 */
export function unpackPinnedChromium(): void {
  if (!isPinned || fs.existsSync(pinnedFolder)) return;
  fs.mkdirSync(cacheFolder, { recursive: true });
  const fresh = fs.mkdtempSync(`${pinnedFolder}-`);
  const unpack = "import('@sparticuz/chromium').then((m) => m.default.executablePath())";
  execFileSync(process.execPath, ['-e', unpack], {
    cwd: __dirname,
    env: { ...process.env, TMPDIR: fresh, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' },
  });
  addArimo(fresh);
  writeFontConfig(fresh);
  fs.renameSync(fresh, pinnedFolder);
}

/** Adds a font with the widths of Arial, which most systems have and the package does not. */
function addArimo(folder: string) {
  for (const style of ['400Regular', '700Bold']) {
    const packaged = require.resolve(`@expo-google-fonts/arimo/${style}/Arimo_${style}.ttf`);
    fs.copyFileSync(packaged, path.join(folder, 'fonts', path.basename(packaged)));
  }
}

/** Names the fonts of `folder` by where they will be, and no others. */
function writeFontConfig(folder: string) {
  const lists = `<dir>${pinnedFolder}/fonts</dir><cachedir>${pinnedFolder}/fonts-cache</cachedir>`;
  fs.writeFileSync(
    path.join(folder, 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${lists}</fontconfig>`,
  );
}

/** Playwright's global setup: before any of its processes launches the browser. */
export default unpackPinnedChromium;
