import { platforms } from '#src/build/share-preview/rules/platforms.ts';
import { characters, cutText, textWidth } from '#src/build/share-preview/rules/textLimit.ts';
import { findingsOf, previewOf, somePng, type Tags } from '../somePage';

const titled = (title: string) => ({ title, 'og:title': title });
const described = (text: string) => ({ description: text, 'og:description': text });

it.each<[string, Partial<Tags>, string[]]>([
  [
    'a title where it exceeds the limit of a platform',
    titled('Rapprochement bancaire automatique pour Microsoft Dynamics 365 Business Central'),
    [
      'warning Google (ordinateur): Le titre est coupé : 761 pixels, 580 affichés.',
      'warning X: Le titre est coupé : 79 caractères, 70 affichés.',
      'warning Teams: Le titre est coupé : 79 caractères, 75 affichés.',
    ],
  ],
  ['no title of exactly the maximum length', titled(`${'il '.repeat(23)}i`), []],
  ['no narrow letters that fit on Google', { title: 'il '.repeat(26) }, []],
  [
    'as many wide letters, which do not fit there',
    { title: 'MW '.repeat(26) },
    ['warning Google (ordinateur): Le titre est coupé : 1063 pixels, 580 affichés.'],
  ],
  [
    'descriptions too',
    described('Un mot, '.repeat(12)),
    ['warning WhatsApp: La description est coupée : 95 caractères, 80 affichés.'],
  ],
  ['no text cut between two sentences', described(`${'mot '.repeat(18)}fin. Une seconde.`), []],
])('reports %s', async (_, changes, findings) => {
  expect(await findingsOf(changes)).toEqual(findings);
});

it.each([
  ['gagnez 80\u00a0% du temps', 'gagnez …'],
  ['neuf mots', 'neuf mots'],
  ['sept ab cd ef', 'sept ab …'],
  ['neuf mots ou plus', 'neuf …'],
  ['anticonstitutionnellement', '…'],
])('cuts « %s » after a word that fits: « %s »', (text, cut) => {
  expect(cutText(text, characters(9, ''))).toBe(cut);
  expect(cutText(text, undefined)).toBe(text);
});

it('measures a text as Arial draws it', () => {
  const widths = ['0', 'é', '\u202f', 'il', 'AV'].map((text) => Math.round(textWidth(text, 1000)));
  expect(widths).toEqual([556, 556, 200, 444, 1334]);
});

it('has a card for each platform, with an image except on Google, and a description except on two', async () => {
  const { cards } = await previewOf({});
  expect(cards.map(({ platform }) => platform)).toEqual(platforms);
  const without = (part: 'image' | 'description') =>
    cards.filter((card) => !card[part]).map(({ platform }) => platform.name);
  expect(without('image')).toEqual(['Google (ordinateur)', 'Google (téléphone)']);
  expect(without('description')).toEqual(['X', 'iMessage']);
});

it('reads the tags that a platform prefers, or else those of the page', async () => {
  const shown = async (tags: Partial<Tags>) =>
    (await previewOf(tags)).cards
      .filter(({ platform }) => ['google-telephone', 'facebook', 'x'].includes(platform.id))
      .flatMap(({ title, description }) => [title, description]);
  const own = { title: ' Un ', description: 'a' };
  const all = { ...own, 'og:title': 'Deux', 'og:description': 'b', 'twitter:title': 'Trois' };
  expect(await shown(all)).toEqual(['Un', 'a', 'Trois', '', 'Deux', 'b']);
  const none = { ...own, 'og:title': '', 'og:description': '' };
  expect(await shown(none)).toEqual(['Un', 'a', 'Un', '', 'Un', 'a']);
});

const css = (length: number, letter = 'a') => `<style>${letter.repeat(length)}</style>`;
const heavy = css(33_000);

it.each<[string, Partial<Tags>, string[]]>([
  ['33 KB before it', { before: heavy }, ['Slack']],
  ['301 KB before it', { before: css(301_000) }, ['WhatsApp', 'Slack']],
  ['1,001 KB before it', { before: css(1_001_000) }, ['Facebook', 'WhatsApp', 'Slack', 'iMessage']],
  ['half as many characters of two bytes', { before: css(16_500, 'é') }, ['Slack']],
  ['33 KB before its last meta', { extra: `${heavy}<meta name="a">` }, ['Slack']],
  ['33 KB before its canonical URL', { extra: `${heavy}<link rel="canonical">` }, ['Slack']],
  ['styles and scripts after it', { extra: `${css(40_000)}<link rel="stylesheet">` }, []],
])('reports a head with %s where the crawler stops earlier', async (_, changes, names) => {
  const late = /^error (.+): L'en-tête finit à \d+ Ko, le robot s'arrête à \d+ Ko\.$/;
  const findings = await findingsOf(changes);
  expect(findings.map((finding) => late.exec(finding)?.[1])).toEqual(names);
});

it.each<[string, number, number, number, string[]]>([
  ['too heavy', 1200, 630, 600_001, ["WhatsApp: L'image pèse 601 Ko, le maximum est de 600 Ko."]],
  [
    'too small',
    400,
    210,
    99,
    [
      "LinkedIn: L'image fait 400 × 210, il faut au moins 401 de large.",
      "Facebook: L'image fait 400 × 210, il faut au moins 600 × 315.",
    ],
  ],
  ['too low', 602, 314, 99, ["Facebook: L'image fait 602 × 314, il faut au moins 600 × 315."]],
  ['as small and as heavy as it may be', 600, 315, 600_000, []],
])('checks on each platform an image that is %s', async (_, width, height, bytes, rejections) => {
  const body = somePng(width, height, bytes);
  const { cards } = await previewOf({}, { '/share-image.png': { body } });
  const rejecting = cards.filter(({ findings }) => findings.length > 0);
  expect(
    rejecting.map(({ platform, findings }) => `${platform.name}: ${findings[0]?.message}`),
  ).toEqual(rejections);
  expect(rejecting.filter(({ image }) => image !== undefined)).toEqual([]);
});
