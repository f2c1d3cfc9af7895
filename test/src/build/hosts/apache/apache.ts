import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { hostFiles } from '#src/build/hosts/hostFiles.ts';
import { someSiteUrls } from '../someSiteUrls';

const page = (text: string) =>
  `<!doctype html><html lang="fr"><title>Essai</title><style>a{}</style><p>${text} é</p>${'.'.repeat(500)}`;

export const HOME = page('Accueil');
export const LEGAL = page('Mentions légales');
export const NOT_FOUND = page('Page introuvable');
export const SCRIPT = 'start();'.repeat(100);

export const FILES = [
  { path: '/index.html', content: HOME },
  { path: '/404.html', content: NOT_FOUND },
  { path: '/legal/index.html', content: LEGAL },
  { path: '/assets/main.0123456789.js', content: SCRIPT },
  { path: '/fonts/type.woff2', content: 'wOF2' },
];

/** Writes a small site as a build does; returns its folder, which unprivileged servers can read. */
function makeHostedSite(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  chmodSync(folder, 0o755);
  for (const file of [...FILES, ...hostFiles(FILES, someSiteUrls())]) {
    const target = path.join(folder, file.path);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, file.content);
    if (!/\.(html|js)$/.test(target)) continue;
    writeFileSync(`${target}.br`, brotliCompressSync(file.content));
    writeFileSync(`${target}.gz`, gzipSync(file.content));
  }
  return folder;
}

const PROGRAM = 'apache2';
const MODULES = '/usr/lib/apache2/modules';
const isRoot = process.getuid?.() === 0;

export const isApacheInstalled = spawnSync(PROGRAM, ['version']).error === undefined;

/** Starts Apache for the small site, and returns a function that stops it and removes the site. */
export async function startApache(port: number) {
  const site = makeHostedSite();
  const own = mkdtempSync(path.join(tmpdir(), 'apache-'));
  const file = path.join(own, 'configuration');
  writeFileSync(file, configure(site, port, own));
  const child = spawn(PROGRAM, ['-f', file, '-DFOREGROUND']);
  const problems = text(child.stderr);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const response = () => fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
  while (!(await response())) {
    if (child.exitCode !== null) throw new Error(`Apache did not start: ${await problems}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return async () => {
    child.kill();
    await ended;
    for (const folder of [own, site]) rmSync(folder, { recursive: true });
  };
}

/** As Debian configures a site, on a server that sets headers of its own. */
function configure(site: string, port: number, own: string) {
  const names = 'mpm_event authz_core dir expires headers mime negotiation rewrite'.split(' ');
  const modules = names
    .filter((name) => existsSync(`${MODULES}/mod_${name}.so`))
    .map((name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`);
  return `${modules.join('\n')}
ServerRoot ${own}
ServerName localhost
PidFile ${own}/pid
ErrorLog ${own}/log
Listen 127.0.0.1:${port}
${isRoot ? 'User www-data\nGroup www-data' : ''}
TypesConfig /dev/null
AddType application/gzip .gz
AddLanguage br .br
ExpiresActive On
ExpiresDefault "access plus 1 month"
Header merge Cache-Control private
Header set Referrer-Policy no-referrer
DocumentRoot ${site}
<Directory ${site}>
  AllowOverride All
  Options Indexes FollowSymLinks
  Require all granted
</Directory>
<Files ".ht*">
  Require all denied
</Files>`;
}
