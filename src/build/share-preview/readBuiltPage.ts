import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { dist } from '../folders';
import { requireBuiltSite } from '../serve/requireBuiltSite';
import { readSharedPage, type SharedPage } from './readSharedPage';

/** Reads the landing page in dist/, as the site that it was built for will send it. */
export async function readBuiltPage(): Promise<SharedPage> {
  requireBuiltSite(dist);
  return await readSharedPage('https://dist/', async (url) => {
    const { pathname } = new URL(url);
    const content = await readFile(path.join(dist, pathname.replace(/\/$/, '/index.html')));
    const type = pathname.endsWith('/') ? 'text/html' : 'image/png';
    return new Response(new Uint8Array(content), { headers: { 'content-type': type } });
  });
}
