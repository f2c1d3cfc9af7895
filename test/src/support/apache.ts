import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { findFreePort } from '#supabase/local/machine/ports.ts';

const PROGRAM = 'apache2';
const MODULES = '/usr/lib/apache2/modules';
const isRoot = process.getuid?.() === 0;

export const isApacheInstalled = spawnSync(PROGRAM, ['version']).error === undefined;

/**
 * Starts Apache, as Debian configures it.
 *
 * @param site a folder that unprivileged users may enter
 */
export async function startApache(site: string) {
  const own = mkdtempSync(path.join(tmpdir(), 'apache-'));
  const url = `http://127.0.0.1:${await findFreePort()}`;
  const file = path.join(own, 'configuration');
  writeFileSync(file, configure(site, new URL(url).host, own));
  const child = spawn(PROGRAM, ['-f', file, '-DFOREGROUND']);
  const problems = text(child.stderr);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  while (!(await fetch(url).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`Apache did not start: ${await problems}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    url,
    stop: async () => {
      child.kill();
      await ended;
      rmSync(own, { recursive: true });
    },
  };
}

/** A server that sets headers of its own, and knows `.br` as the language Breton. */
function configure(site: string, address: string, own: string) {
  const names = 'mpm_event authz_core dir expires headers mime negotiation rewrite'.split(' ');
  const modules = names
    .filter((name) => existsSync(`${MODULES}/mod_${name}.so`))
    .map((name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`);
  return `${modules.join('\n')}
ServerRoot ${own}
ServerName localhost
PidFile ${own}/pid
ErrorLog ${own}/log
Listen ${address}
${isRoot ? 'User www-data\nGroup www-data' : ''}
TypesConfig /dev/null
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
