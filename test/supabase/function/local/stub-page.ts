import { createServer } from 'node:http';

createServer((_request, response) => response.end('page')).listen(
  Number(process.env.PAGE_PORT),
  'localhost',
);
