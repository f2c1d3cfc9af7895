import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

const PROGRAM = 'apache2';
const MODULES = '/usr/lib/apache2/modules';
const isRoot = process.getuid?.() === 0;

export const isApacheInstalled = spawnSync(PROGRAM, ['version']).error === undefined;

/** Starts Apache for a site's folder, and returns a function that stops it and removes the site. */
export async function startApache(site: string, port: number) {
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

/** As Debian configures a site. */
function configure(site: string, port: number, own: string) {
  const modules = ['mpm_event', 'authz_core', 'dir', 'headers', 'mime', 'negotiation', 'rewrite']
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
