/** @jest-environment node */
import { previewPage } from '../../../../../src/site/share-preview/rules/previewPage';
import { platforms } from '../../../../../src/site/share-preview/rules/platforms';
import { SITE, findingsWith, somePage, somePng, someSite } from '../somePage';
import type { Tags } from '../somePage';

const cards = async (changes: Partial<Tags>) =>
  (await previewPage(`${SITE}/`, someSite(somePage(changes)))).cards;

describe('a text that is too long', () => {
  it('is cut where it exceeds the limit of a platform, and only there', async () => {
    const title = 'Rapprochement bancaire automatique pour Microsoft Dynamics 365 Business Central';
    expect(await findingsWith({ title, metas: { 'og:title': title } })).toEqual([
      expect.stringMatching(
        /^warning Google \(ordinateur\): Le titre est coupé : 7\d\d pixels, 580/,
      ),
      'warning X: Le titre est coupé : 79 caractères, 70 affichés.',
      'warning Teams: Le titre est coupé : 79 caractères, 75 affichés.',
    ]);
  });

  it('is measured in pixels on Google: as many narrow letters fit', async () => {
    expect(await findingsWith({ title: 'il '.repeat(26) })).toEqual([]);
    expect(await findingsWith({ title: 'MW '.repeat(26) })).toHaveLength(1);
  });

  it('is reported for descriptions too', async () => {
    const description = 'Un mot, '.repeat(12);
    expect(await findingsWith({ description, metas: { 'og:description': description } })).toEqual([
      'warning WhatsApp: La description est coupée : 95 caractères, 80 affichés.',
    ]);
  });

  it('is accepted where it is cut between two sentences', async () => {
    const description = `${'mot '.repeat(18)}fin. Une seconde phrase.`;
    expect(await findingsWith({ description, metas: { 'og:description': description } })).toEqual(
      [],
    );
  });

  it('is cut after a word', async () => {
    const [google] = await cards({ title: `${'mot '.repeat(30)}fin` });
    expect(google?.title).toMatch(/^(mot )+…$/);
  });
});

it('has a card for each platform, with an image except on Google, and a description except on two', async () => {
  const all = await cards({});
  expect(all.map(({ platform }) => platform)).toEqual(platforms);
  const without = (part: 'image' | 'description') =>
    all.filter((card) => !card[part]).map(({ platform }) => platform.name);
  expect(without('image')).toEqual(['Google (ordinateur)', 'Google (téléphone)']);
  expect(without('description')).toEqual(['X', 'iMessage']);
});

it('reads the tags that a platform prefers', async () => {
  const all = await cards({ title: 'Un', metas: { 'og:title': 'Deux', 'twitter:title': 'Trois' } });
  const titles = Object.fromEntries(all.map(({ platform, title }) => [platform.id, title]));
  expect(titles).toMatchObject({ 'google-telephone': 'Un', facebook: 'Deux', x: 'Trois' });
});

describe('a head too long for a crawler', () => {
  const pushed = (bytes: number) => findingsWith({ before: `<style>${'a'.repeat(bytes)}</style>` });

  it.each([
    [33_000, ['Slack']],
    [301_000, ['WhatsApp', 'Slack']],
    [1_001_000, ['Facebook', 'WhatsApp', 'Slack', 'iMessage']],
  ])('is reported when styles push it down by %d bytes', async (bytes, names) => {
    expect(await pushed(bytes)).toEqual(
      names.map((name) => expect.stringContaining(`error ${name}: L'en-tête finit à`) as string),
    );
  });

  it('counts bytes, not characters', async () => {
    expect(
      await findingsWith({ before: `<style>/* ${'é'.repeat(16_500)} */</style>` }),
    ).toHaveLength(1);
  });

  it('is accepted when styles and scripts come last', async () => {
    const styles = `<style>${'a'.repeat(40_000)}</style><link rel="stylesheet" href="/a.css">`;
    expect(await findingsWith({ extra: styles })).toEqual([]);
  });
});

describe('an image that a platform rejects', () => {
  const rejections = async (body: Buffer) => {
    const site = someSite(somePage({}), { '/share-image.png': { body } });
    const preview = await previewPage(`${SITE}/`, site);
    return preview.cards.flatMap(({ platform, image, findings }) =>
      findings.map(({ message }) => [platform.name, image, message]),
    );
  };

  it('is too heavy', async () => {
    expect(await rejections(somePng(1200, 630, 700_000))).toEqual([
      ['WhatsApp', undefined, "L'image pèse 700 Ko, le maximum est de 600 Ko."],
    ]);
  });

  it('is too small', async () => {
    expect(await rejections(somePng(400, 210, 99))).toEqual([
      ['LinkedIn', undefined, "L'image fait 400 × 210, il faut au moins 401 de large."],
      ['Facebook', undefined, "L'image fait 400 × 210, il faut au moins 600 × 315."],
    ]);
  });
});

it('gives each limit a dated source', () => {
  const sources = platforms
    .flatMap(({ title, description, image, read }) => [title, description, image, read])
    .flatMap((limit) => limit?.source ?? []);
  expect(sources.length).toBeGreaterThan(20);
  for (const source of sources) expect(source).toMatch(/\(novembre 2026\)$/);
});
