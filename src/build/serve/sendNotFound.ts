import type { ServerResponse } from 'node:http';

/** Sends the 404 page with its status, at whatever URL it was that the site does not have. */
export function sendNotFound(response: ServerResponse, html: string): void {
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
}
