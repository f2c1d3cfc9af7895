import { factSentences } from '#src/content/facts.ts';
import type { FactName } from '#src/content/facts.ts';
import { allFacts, ratingSource } from '../../support/allFacts';
import { renderHomeWithFacts } from '../../support/renderWithFacts';
import { visibleText } from '../../support/visibleText';
import { words } from '../../support/words';

const places: Record<FactName, string> = {
  banks: 'faq',
  connection: 'faq',
  price: 'faq',
  oldLines: 'faq',
  accountProvider: 'garanties',
  certification: 'garanties',
  control: 'garanties',
  hosting: 'garanties',
  demo: 'contact',
};

const sentences = Object.entries(factSentences(allFacts)) as [FactName, string[]][];

/** The visible text of the section with this id. */
function sectionText(html: string, id: string): string {
  const section = html.split('<section').find((part) => part.includes(` id="${id}"`));
  if (section === undefined) throw new Error(`There is no section ${id}.`);
  return visibleText(`<section${section}`);
}

describe('the page without any fact', () => {
  let html: string;
  beforeAll(async () => void (html = await renderHomeWithFacts({ facts: {} })));

  it.each(sentences)('does not state it: %s', (_name, expected) => {
    for (const sentence of expected) expect(visibleText(html)).not.toContain(words(sentence));
  });

  it('shows no gap outside the footer', () => {
    const page = html.slice(0, html.indexOf('<footer'));
    expect(visibleText(page)).not.toMatch(/undefined|À compléter|Vous gardez la main/);
  });

  it('says how to ask about banks and price, and what the demo is', () => {
    expect(sectionText(html, 'faq')).toMatch(/un expert vous répond, banque par banque/);
    expect(sectionText(html, 'faq')).toMatch(/Demandez le tarif dans votre message/);
    expect(sectionText(html, 'contact')).toMatch(/Pendant la démo, vous voyez Banclair/);
  });
});

describe('the page with all facts', () => {
  let html: string;
  beforeAll(async () => {
    html = await renderHomeWithFacts({ facts: allFacts, rating: { source: ratingSource } });
  });

  it.each(sentences)('states it once, in its place: %s', (name, expected) => {
    const place = sectionText(html, places[name]);
    for (const sentence of expected) {
      expect(place).toContain(words(sentence));
      expect(visibleText(html).split(words(sentence))).toHaveLength(2);
    }
  });

  it('links and dates the rating', () => {
    expect(html).toContain(`href="${ratingSource.url}"`);
    expect(sectionText(html, 'accueil')).toMatch(
      /d’après 47 avis sur AppSource \(Microsoft\), septembre 2026/,
    );
  });
});
