import { render, screen, within } from '@testing-library/react';
import { sharePreviewFiles } from '#src/build/share-preview/page/sharePreviewFiles.ts';
import { previewBuiltSite } from '#src/build/share-preview/previewBuiltSite.ts';
import type { ReadFile } from '#src/build/share-preview/reading/fetchFromFiles.ts';
import { someFiles, somePng } from './somePage';

async function show(files: ReadFile) {
  const [page] = await sharePreviewFiles(files);
  const [, body = ''] = /<body>(.*)<\/body>/s.exec(String(page?.content)) ?? [];
  render(<div dangerouslySetInnerHTML={{ __html: body }} />);
}

it.each<[string, ReadFile]>([
  ['without findings', someFiles()],
  ['with an image on another host', someFiles({ 'og:image': 'https://b.fr/a.png' })],
  ['with a small image', someFiles({}, { '/share-image.png': somePng(250, 131, 900) })],
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

it('counts the findings', async () => {
  await show(someFiles({ 'og:type': '', 'og:locale': '' }));
  expect(document.body.textContent).toContain('1 erreur, 1 avertissement.');
});
