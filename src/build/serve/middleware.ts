import type { IncomingMessage, ServerResponse } from 'node:http';

/** Responds to a request, or leaves it to `next`. Both the preview and webpack's server run these. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;
