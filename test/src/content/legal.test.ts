import { FIELD_NAMES } from '#supabase/functions/_shared/contract.ts';
import { paths } from '#src/content/paths.ts';
import { fieldWords } from '../../support/builders';
import { renderEdited } from '../../support/renderWithFacts';
import { visibleText } from '../../support/visibleText';

const { legalNotice, privacy } = paths;

/** The legal pages once the owner has given this answer to everything, or none. */
async function legalPages(answer: string, confirmed = false) {
  const files = await renderEdited(async () => {
    const { brand } = await import('#src/content/brand.ts');
    const { legal, privacy } = brand;
    for (const [group, details] of Object.entries({ legal, host: legal.host, privacy })) {
      for (const [name, value] of Object.entries(details)) {
        if (typeof value === 'string') Object.assign(details, { [name]: answer && answer + group });
        if (typeof value === 'boolean') Object.assign(details, { [name]: confirmed });
      }
    }
  });
  return (path: string) =>
    visibleText(files.find((file) => file.path === `${path}index.html`)?.content ?? '');
}

it.each([
  [legalNotice, ['legal', 'host']],
  [privacy, ['privacy']],
])('%s says what the owner has not answered yet, then its own answers', async (path, groups) => {
  expect((await legalPages(''))(path)).toContain('À compléter');
  const answered = (await legalPages('Réponse : '))(path);
  const answers = [...answered.matchAll(/Réponse : (\w+)/g)].map(([, group]) => group);
  expect([...new Set(answers)]).toEqual(groups);
  expect(answered).not.toContain('À compléter');
});

it('the privacy text promises Europe and no sale only once the owner has confirmed it', async () => {
  const [before, after] = [await legalPages(''), await legalPages('', true)];
  expect(before(privacy)).not.toMatch(/en Europe|vendues/);
  expect(after(privacy)).toMatch(/en Europe.*vendues/);
});

it('the privacy text names every field of the form', async () => {
  const text = (await legalPages(''))(privacy);
  expect(FIELD_NAMES.filter((name) => !text.includes(fieldWords[name]))).toEqual([]);
});
