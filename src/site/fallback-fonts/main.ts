import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fitPageFallbacks } from './pageFallbacks';

const file = path.resolve(__dirname, '../../theme/fontMetricOverrides.json');

void fitPageFallbacks().then((fits) => {
  writeFileSync(file, `${JSON.stringify(fits, undefined, 2)}\n`);
  console.log(`${fits.length} fallback faces written to src/theme/fontMetricOverrides.json.`);
});
