import { LOCAL_URL } from '../../src/build/siteUrls';
import { openStateFolder } from './machine/state-folder';
import { startWebpackPage } from './stack/page-server';
import { runStack } from './stack/run-stack';

runStack({
  environment: process.env,
  portVariable: 'PAGE_PORT',
  defaultPort: Number(new URL(LOCAL_URL).port),
  startPage: startWebpackPage,
  openFolder: openStateFolder,
});
