/** @jest-environment node */
import { previewPage } from '../../../../../src/site/share-preview/rules/previewPage';
import { networks } from '../../../../../src/site/share-preview/rules/platforms';
import { SITE, findingsOf, somePage, somePng, someSite } from '../somePage';
import type { Tags } from '../somePage';

const found = (changes: Partial<Tags>) => findingsOf(someSite(somePage(changes)));
const cards = async (changes: Partial<Tags>) =>
  (await previewPage(`${SITE}/`, someSite(somePage(changes)))).cards;

describe('a text that is too long', () => {
  it('is cut where a network has no more room, and only there', async () => {
    const title = 'Rapprochement bancaire automatique pour Microsoft Dynamics 365 Business Central';
    expect(await found({ title, metas: { 'og:title': title } })).toEqual([
      expect.stringMatching(
        /^warning Google \(ordinateur\): Le titre est coupé : 7\d\d pixels, 580/,
      ),
      'warning X: Le titre est coupé : 79 caractères, 70 affichés.',
      'warning Teams: Le titre est coupé : 79 caractères, 75 affichés.',
    ]);
  });

  it('is measured in pixels on Google: as many narrow letters have room', async () => {
    expect(await found({ title: 'il '.repeat(26) })).toEqual([]);
    expect(await found({ title: 'MW '.repeat(26) })).toHaveLength(1);
  });

  it('is told for descriptions as well', async () => {
    const description = 'Un mot, '.repeat(12);
    expect(await found({ description, metas: { 'og:description': description } })).toEqual([
      'warning WhatsApp: La description est coupée : 95 caractères, 80 affichés.',
    ]);
  });

  it('is fine where it is cut between two sentences', async () => {
    const description = `${'mot '.repeat(18)}fin. Une seconde phrase.`;
    expect(await found({ description, metas: { 'og:description': description } })).toEqual([]);
  });

  it('ends behind a word', async () => {
    const [google] = await cards({ title: `${'mot '.repeat(30)}fin` });
    expect(google?.title).toMatch(/^(mot )+…$/);
  });
});

it('has a card for each network, with a picture save on Google, a description save on two', async () => {
  const all = await cards({});
  expect(all.map(({ network }) => network)).toEqual(networks.map(({ name }) => name));
  const without = (part: 'image' | 'description') =>
    all.filter((card) => !card[part]).map(({ network }) => network);
  expect(without('image')).toEqual(['Google (ordinateur)', 'Google (téléphone)']);
  expect(without('description')).toEqual(['X', 'iMessage']);
});

it('takes the tags that a network prefers', async () => {
  const all = await cards({ title: 'Un', metas: { 'og:title': 'Deux', 'twitter:title': 'Trois' } });
  const titles = new Map(all.map(({ network, title }) => [network, title]));
  expect(titles.get('Google (téléphone)')).toBe('Un');
  expect(titles.get('Facebook')).toBe('Deux');
  expect(titles.get('X')).toBe('Trois');
});

describe('a head too long for a robot', () => {
  const pushed = (bytes: number) => found({ before: `<style>${'a'.repeat(bytes)}</style>` });

  it.each([
    [33_000, ['Slack']],
    [301_000, ['WhatsApp', 'Slack']],
    [1_001_000, ['Facebook', 'WhatsApp', 'Slack', 'iMessage']],
  ])('is noticed when styles push it down by %d bytes', async (bytes, robots) => {
    expect(await pushed(bytes)).toEqual(
      robots.map((name) => expect.stringContaining(`error ${name}: L'en-tête finit à`) as string),
    );
  });

  it('counts bytes, not characters', async () => {
    expect(await found({ before: `<style>/* ${'é'.repeat(16_500)} */</style>` })).toHaveLength(1);
  });

  it('is none when styles and scripts come last', async () => {
    const styles = `<style>${'a'.repeat(40_000)}</style><link rel="stylesheet" href="/a.css">`;
    expect(await found({ extra: styles })).toEqual([]);
  });
});

describe('a picture that a network refuses', () => {
  const picture = async (body: Buffer) => {
    const site = someSite(somePage({}), { '/share-image.png': { body } });
    const preview = await previewPage(`${SITE}/`, site);
    return preview.cards.flatMap(({ network, image, findings }) =>
      findings.map(({ message }) => [network, image, message]),
    );
  };

  it('is too heavy', async () => {
    expect(await picture(somePng(1200, 630, 700_000))).toEqual([
      ['WhatsApp', undefined, "L'image pèse 700 Ko, le maximum est de 600 Ko."],
    ]);
  });

  it('is too small', async () => {
    expect(await picture(somePng(400, 210, 99))).toEqual([
      ['LinkedIn', undefined, "L'image fait 400 × 210, il faut au moins 401 de large."],
      ['Facebook', undefined, "L'image fait 400 × 210, il faut au moins 600 × 315."],
    ]);
  });
});

it('rests each limit on a dated source', () => {
  const limits = networks.flatMap(({ title, description, image, read }) => [
    title,
    description,
    image,
    read,
  ]);
  const sources = limits.filter((limit) => typeof limit === 'object');
  expect(sources.length).toBeGreaterThan(20);
  for (const { source } of sources) expect(source).toMatch(/\(novembre 2026\)$/);
});
