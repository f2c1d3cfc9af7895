import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';

/**
 * Starts a server that takes what the Supabase CLI deploys, as the Management API of a hosted project
 * does: https://supabase.com/docs/reference/api
 *
 * @param folder where uploaded files are written, under their own paths
 */
export async function startManagementApi(folder: string) {
  const secrets: Record<string, string> = {};
  /** Takes a request, and returns what the API responds. */
  async function take(request: IncomingMessage): Promise<[status: number, body: object]> {
    const { method, url = '' } = request;
    if (url.includes('/functions/deploy')) {
      await writeUploads(request, folder);
      return [201, deployedFunction];
    }
    if (method !== 'POST' || !url.endsWith('/secrets')) return [200, {}];
    const given = JSON.parse(String(await buffer(request))) as { name: string; value: string }[];
    for (const { name, value } of given) secrets[name] = value;
    return [201, {}];
  }

  const server = createServer((request, response) => {
    void take(request).then(([status, body]) => {
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(body));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** What a hosted function finds in its environment. */
    secrets: secrets as Readonly<Record<string, string>>,
    stop: () => once(server.close(), 'close'),
  };
}

const deployedFunction = {
  id: '1',
  slug: 'send-contact-email',
  name: 'send-contact-email',
  status: 'ACTIVE',
  version: 1,
  created_at: 1,
  updated_at: 1,
};

async function writeUploads(request: IncomingMessage, folder: string): Promise<void> {
  const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
  const form = await new Response(new Uint8Array(await buffer(request)), { headers }).formData();
  for (const upload of form.getAll('file')) {
    if (typeof upload === 'string') continue;
    const file = path.join(folder, upload.name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, new Uint8Array(await upload.arrayBuffer()));
  }
}
