import { UnreadableAddress } from './fetchUrl';
import type { Answer, Ask } from './fetchUrl';

const MOST_REDIRECTIONS = 5;
const PATIENCE_MILLISECONDS = 15_000;
/** As the networks' robots present themselves: some sites answer nobody else. */
const USER_AGENT = 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)';

/** What sends a request: `fetch`, outside tests. */
export type Send = (address: string, init: RequestInit) => Promise<Response>;

/** Asks over the network, following five redirections at most. */
export function askNetwork(send: Send): Ask {
  return async (wanted) => {
    let address = wanted;
    for (let hop = 0; hop <= MOST_REDIRECTIONS; hop++) {
      const response = await receive(address, send);
      const target = response.headers.get('location');
      if (response.status < 300 || response.status > 399 || target === null) {
        return await read(address, response);
      }
      if (!URL.canParse(target, address)) {
        throw new UnreadableAddress(`${address} redirige vers une adresse illisible : ${target}`);
      }
      address = new URL(target, address).href;
    }
    throw new UnreadableAddress(
      `${wanted} redirige sans fin : plus de ${MOST_REDIRECTIONS} redirections à la suite.`,
    );
  };
}

async function receive(address: string, send: Send): Promise<Response> {
  try {
    return await send(address, {
      redirect: 'manual',
      headers: { 'user-agent': USER_AGENT, accept: 'text/html,image/*,*/*' },
      signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
    });
  } catch (cause) {
    const isLate = cause instanceof Error && cause.name === 'TimeoutError';
    const what = isLate ? 'ne répond pas assez vite' : 'est injoignable';
    throw new UnreadableAddress(`${address} ${what}.`, { cause });
  }
}

async function read(address: string, response: Response): Promise<Answer> {
  try {
    const body = Buffer.from(await response.arrayBuffer());
    const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
    return { address, status: response.status, type, body };
  } catch (cause) {
    throw new UnreadableAddress(`La réponse de ${address} s'interrompt.`, { cause });
  }
}
