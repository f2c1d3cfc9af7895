import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { findFreePort } from '../../../../supabase/local/machine/ports';
import { makeTemporaryFolder } from '../../../../supabase/local/machine/state-folder';

const isRoot = process.getuid?.() === 0;

/** Why Postfix cannot be started here; undefined where it can. */
export const postfixObstacle = findObstacle();

export interface RunningPostfix {
  readonly url: string;
  stop(): Promise<void>;
}

// Postfix belongs to root and leaves the process that starts it. So a shell of root's keeps it until
// the shell's input closes, which the system does even when the tests are killed.
const KEEPER = `
trap 'rm -r "$0"' EXIT
mkdir "$0/queue"
/usr/sbin/postfix -c "$0" start >&2 || { cat "$0/log" >&2; exit 1; }
echo started
read -r _
/usr/sbin/postfix -c "$0" stop`;

/**
 * Starts a Postfix apart from any that the machine runs.
 *
 * @param recipient the only one that it knows
 * @param nextHopUrl the mail server that it hands all mail to
 */
export async function startPostfix(recipient: string, nextHopUrl: string): Promise<RunningPostfix> {
  const folder = makeTemporaryFolder();
  const port = await findFreePort();
  writeFileSync(path.join(folder, 'main.cf'), settings(folder, recipient, new URL(nextHopUrl)));
  writeFileSync(path.join(folder, 'master.cf'), services(port));
  const [file, ...args] = isRoot ? (['sh'] as const) : (['sudo', '-n', 'sh'] as const);
  const keeper = spawn(file, [...args, '-c', KEEPER, folder], { detached: true });
  const exited = once(keeper, 'exit');
  const said = text(keeper.stderr);
  const started = once(keeper.stdout, 'data').then(() => true);
  if (!(await Promise.race([started, exited.then(() => false)])))
    throw new Error(`Postfix did not start: ${await said}`);
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: async () => {
      keeper.stdin.end();
      if ((await exited)[0] !== 0) throw new Error(`Postfix did not stop: ${await said}`);
    },
  };
}

function findObstacle(): string | undefined {
  // A Mac's Postfix is of before 3.4, which cannot write a log of its own.
  if (process.platform !== 'linux' || !existsSync('/usr/sbin/postfix')) return 'No Postfix';
  if (isRoot || spawnSync('sudo', ['-n', 'true']).status === 0) return undefined;
  return 'Postfix, but neither root nor a sudo without password to start it';
}

function settings(folder: string, recipient: string, nextHop: URL): string {
  return `compatibility_level = 3.6
queue_directory = ${folder}/queue
data_directory = ${folder}/data
maillog_file = ${folder}/log
maillog_file_prefixes = ${folder}
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
myhostname = postfix.example
mydestination =
local_recipient_maps =
relay_domains = ${recipient.split('@')[1]}
relay_recipient_maps = inline:{ ${recipient}=known }
relayhost = [${nextHop.hostname}]:${nextHop.port}
`;
}

function services(port: number): string {
  return `127.0.0.1:${port} inet n - n - - smtpd
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
rewrite unix - - n - - trivial-rewrite
anvil unix - - n - 1 anvil
relay unix - - n - - smtp
postlog unix-dgram n - n - 1 postlogd
`;
}
