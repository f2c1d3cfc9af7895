import { startPreviewServer } from './server';
import { findBuiltSite } from './site';
import { sentenceOf } from '../machine/start-error';

// The page server of `npm run preview`: a process of its own, like webpack's of `npm start`.
async function main(): Promise<void> {
  await startPreviewServer({
    site: findBuiltSite(),
    port: Number(process.env.PAGE_PORT),
    functionOrigin: process.env.FUNCTION_ORIGIN ?? '',
  });
}

process.on('SIGTERM', () => process.exit(0));

main().catch((error: unknown) => {
  console.error(sentenceOf(error));
  process.exit(1);
});
