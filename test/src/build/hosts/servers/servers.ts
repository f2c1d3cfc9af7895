import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

export interface Server {
  readonly name: string;
  readonly program: string;
  /** Encodings in which it serves the compressed files beside the others. */
  readonly encodings: readonly string[];
  /** The owner's configuration, for the site's folder and a folder `own` for the server's files. */
  readonly configuration: (site: string, port: number, own: string) => string;
  /** The options that start it in the foreground, given its configuration's path. */
  readonly startOptions: (file: string) => string[];
}

const isRoot = process.getuid?.() === 0;

const nginx = (name: string, location = ''): Server => ({
  name,
  program: 'nginx',
  encodings: ['gzip'],
  configuration: (site, port, own) =>
    `daemon off; pid ${own}/pid; ${isRoot ? 'user root;' : ''} events {}
     http {
       access_log off; include /etc/nginx/mime.types;
       client_body_temp_path ${own}/body; proxy_temp_path ${own}/proxy;
       fastcgi_temp_path ${own}/fastcgi; uwsgi_temp_path ${own}/uwsgi; scgi_temp_path ${own}/scgi;
       server { listen 127.0.0.1:${port}; root ${site}; ${location} include ${site}/nginx.conf; }
     }`,
  startOptions: (file) => ['-e', 'stderr', '-c', file],
});

const MODULES = '/usr/lib/apache2/modules';

const apache: Server = {
  name: 'Apache',
  program: 'apache2',
  encodings: ['br', 'gzip'],
  configuration: (site, port, own) =>
    `${['mpm_event', 'authz_core', 'dir', 'headers', 'mime', 'negotiation', 'rewrite']
      .filter((name) => existsSync(`${MODULES}/mod_${name}.so`))
      .map((name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`)
      .join('\n')}
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
     </Files>`,
  startOptions: (file) => ['-f', file, '-DFOREGROUND'],
};

export const servers = [
  nginx('nginx'),
  // The usual examples and Debian's default site have this location in their server block.
  nginx('nginx with a location / of its own', 'location / { try_files $uri $uri/ =404; }'),
  apache,
];

export function isInstalled({ program }: Server): boolean {
  return spawnSync(program, ['version']).error === undefined;
}

/** Starts a server, and returns a function that stops it and removes the site. */
export async function startServer(server: Server, site: string, port: number) {
  const own = mkdtempSync(path.join(tmpdir(), 'server-'));
  const file = path.join(own, 'configuration');
  writeFileSync(file, server.configuration(site, port, own));
  const child = spawn(server.program, server.startOptions(file));
  const problems = text(child.stderr);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const response = () => fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
  while (!(await response())) {
    if (child.exitCode !== null) throw new Error(`${server.name} did not start: ${await problems}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return async () => {
    child.kill();
    await ended;
    for (const folder of [own, site]) rmSync(folder, { recursive: true });
  };
}
