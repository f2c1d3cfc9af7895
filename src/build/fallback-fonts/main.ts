import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fitFallbackFaces } from './pageFallbacks';

const file = path.resolve(__dirname, '../../theme/fontMetricOverrides.json');

void fitFallbackFaces().then((faces) => {
  writeFileSync(file, `${JSON.stringify(faces, undefined, 2)}\n`);
  console.log(`${faces.length} fallback faces written to src/theme/fontMetricOverrides.json.`);
});
