import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface Server {
  readonly name: string;
  readonly program: string;
  /** Encodings in which it serves the compressed files beside the others. */
  readonly encodings: readonly string[];
  /** Writes what an owner writes; returns the arguments that start it in the foreground. */
  configure(folder: string, port: number, own: string): string[];
}

const nginx: Server = {
  name: 'nginx',
  program: 'nginx',
  encodings: ['gzip'],
  configure: (folder, port, own) => {
    writeFileSync(
      path.join(own, 'main.conf'),
      `daemon off; pid ${own}/pid; ${process.getuid?.() === 0 ? 'user root;' : ''} events {}
       http {
         access_log off; include /etc/nginx/mime.types;
         client_body_temp_path ${own}/body; proxy_temp_path ${own}/proxy;
         fastcgi_temp_path ${own}/fastcgi; uwsgi_temp_path ${own}/uwsgi; scgi_temp_path ${own}/scgi;
         server { listen 127.0.0.1:${port}; root ${folder}; include ${folder}/nginx.conf; }
       }`,
    );
    return ['-e', `${own}/log`, '-c', `${own}/main.conf`];
  },
};

/** With the location that the usual examples, and Debian's own site, have in their server block. */
const nginxWithLocation: Server = {
  ...nginx,
  name: 'nginx with a location / of its own',
  configure: (folder, port, own) => {
    const started = nginx.configure(folder, port, own);
    const main = path.join(own, 'main.conf');
    const usual = 'location / { try_files $uri $uri/ =404; } include';
    writeFileSync(
      main,
      readFileSync(main, 'utf8').replace(`include ${folder}`, () => `${usual} ${folder}`),
    );
    return started;
  },
};

const MODULES = '/usr/lib/apache2/modules';

const apache: Server = {
  name: 'Apache',
  program: 'apache2',
  encodings: ['br', 'gzip'],
  configure: (folder, port, own) => {
    const modules = ['mpm_event', 'authz_core', 'dir', 'headers', 'mime', 'negotiation', 'rewrite'];
    const load = modules
      .filter((name) => existsSync(`${MODULES}/mod_${name}.so`))
      .map((name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`);
    writeFileSync(path.join(own, 'types'), '');
    writeFileSync(
      path.join(own, 'httpd.conf'),
      `${load.join('\n')}
       ServerRoot ${own}
       ServerName localhost
       PidFile ${own}/pid
       ErrorLog ${own}/log
       Listen 127.0.0.1:${port}
       ${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
       TypesConfig ${own}/types
       AddType application/gzip .gz
       AddLanguage br .br
       DocumentRoot ${folder}
       <Directory ${folder}>
         AllowOverride All
         Options Indexes FollowSymLinks
         Require all granted
       </Directory>
       <Files ".ht*">
         Require all denied
       </Files>`,
    );
    return ['-f', `${own}/httpd.conf`, '-DFOREGROUND'];
  },
};

export const servers = [nginx, nginxWithLocation, apache];

export function isInstalled({ program }: Server): boolean {
  return spawnSync(program, ['version']).error === undefined;
}

export async function startServer(server: Server, folder: string, port: number) {
  const own = mkdtempSync(path.join(tmpdir(), 'server-'));
  const child = spawn(server.program, server.configure(folder, port, own), {
    env: { ...process.env, HOME: own },
    stdio: ['ignore', 'ignore', openSync(path.join(own, 'log'), 'a')],
  });
  const log = path.join(own, 'log');
  const ended = new Promise((resolve) => child.once('exit', resolve));
  while (!(await isListening(port))) {
    if (child.exitCode !== null)
      throw new Error(`${server.name} did not start: ${readFileSync(log, 'utf8')}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return async () => {
    child.kill();
    await ended;
    rmSync(own, { recursive: true });
  };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
