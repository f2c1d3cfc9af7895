import { render, screen, within } from '@testing-library/react';
import { sharePreviewFiles } from '#src/build/share-preview/page/sharePreviewFiles.ts';
import { previewBuiltSite } from '#src/build/share-preview/previewBuiltSite.ts';
import type { ReadFile } from '#src/build/share-preview/reading/fetchFromFiles.ts';
import { SITE, someFiles, somePng } from './somePage';

async function show(files: ReadFile) {
  const [page] = await sharePreviewFiles(files);
  const [, body = ''] = /<body>(.*)<\/body>/s.exec(String(page?.content)) ?? [];
  render(<div dangerouslySetInnerHTML={{ __html: body }} />);
}

it.each<[string, ReadFile]>([
  ['without findings', someFiles()],
  ['without an image', someFiles({ 'og:image': '' })],
  ['with an image on another host', someFiles({ 'og:image': 'https://b.fr/a.png' })],
  ['with a small image', someFiles({}, { '/share-image.png': somePng(250, 131, 900) })],
  ['with a canonical URL that is a folder', someFiles({ canonical: `${SITE}/dossier/` })],
])('shows what the terminal reports of a site %s', async (_, files) => {
  await show(files);
  const { findings, previews } = await previewBuiltSite(files);
  const general = screen.getByRole('region', { name: 'Pour tous les réseaux' });
  for (const { message } of findings) expect(general.textContent).toContain(message);
  expect(screen.getAllByRole('article')).toHaveLength(previews.length);
  for (const { platform, title, description, image, findings: own } of previews) {
    const article = screen.getByRole('article', { name: platform.name });
    for (const text of [title, description, ...own.map(({ message }) => message)]) {
      expect(article.textContent).toContain(text);
    }
    const images = within(article).queryAllByRole('img', { name: 'Image de partage' });
    expect(images).toHaveLength(image === undefined ? 0 : 1);
  }
});

it.each<[string, ReadFile]>([
  ['Rien à corriger. 0 erreur, 0 avertissement.', someFiles()],
  ['À améliorer. 0 erreur, 1 avertissement.', someFiles({ 'og:locale': '' })],
  ['À corriger avant de publier. 1 erreur, 0 avertissement.', someFiles({ 'og:type': '' })],
  ["Il n'y a pas de site", someFiles({}, { '/index.html': undefined })],
])('says: %s', async (sentence, files) => {
  await show(files);
  expect(document.body.textContent).toContain(sentence);
});
