import { previewBuiltSite } from '#src/build/share-preview/previewBuiltSite.ts';
import { readFolder } from '#src/build/share-preview/reading/fetchFromFiles.ts';
import { countErrors } from '#src/build/share-preview/rules/finding.ts';
import { allFindings } from '#src/build/share-preview/rules/previewPage.ts';
import { dist, site } from '../support/browser/site';

it('breaks no rule of search engines and networks, which all show its title', async () => {
  const preview = await previewBuiltSite(readFolder(dist));
  expect(countErrors(allFindings(preview))).toBe(0);
  for (const { title } of preview.previews) expect(title).not.toBe('');
});

it('has no share preview on the built site', async () => {
  expect((await fetch(`${site.url}/__apercu`, { method: 'HEAD' })).status).toBe(404);
});
