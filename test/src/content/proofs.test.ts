import { brand, proofs } from '#src/content/brand.ts';
import type { claims } from '#src/content/claims.ts';
import type { ProofName } from '#src/build/go-live/proofFindings.ts';
import { loadContent } from '../../support/content';
import { stringsIn, words } from '../../support/words';

/** What proves each figure of the page; `ours` is what the provider alone decides. */
const proofOfFigure: Record<keyof typeof claims, ProofName | 'ours'> = {
  timeSavedPercent: 'timeSaved',
  installMinutes: 'installation',
  setupMinutes: 'installation',
  oldestOnPremiseVersion: 'compatibility',
  responseHours: 'response',
  retentionYears: 'ours',
  addressHashDays: 'ours',
  demo: 'ours',
  rating: 'rating',
  customerCase: 'customerCase',
};

/** How the page words what each proof is for. */
const wordings: Record<ProofName, RegExp> = {
  timeSaved: /% d[eu] temps/,
  automation:
    /temps réel|chaque jour|d’elles-mêmes|aucune erreur|rien à recopier|rien à ressaisir|se font seuls|instantané/i,
  certification: /certifié par|certifie l’extension/i,
  psd2: /DSP2|services de paiement|connexion bancaire sécurisée/i,
  encryption: /chiffrées/,
  hosting: /hébergée?s? en Europe|données en Europe/i,
  iso27001: /ISO 27001/,
  customerCase: /erreur détectée|erreurs de saisie fréquentes|jours de retard|J\+1/i,
  rating: /sur 5/,
  response: /réponse garantie|24 h/,
  installation: /5 min|15 à 30/,
  compatibility: /version/i,
  subscription: /compris|assistance|mises à jour/i,
};

/** Words with which a sentence claims something that a reader may dispute. */
const claiming =
  /certifi|conforme|chiffré|hébergé|garantie?\b|temps réel|aucune? |zéro|chaque jour|seuls|compris|automatique|sécurisé|instantané|% d[eu] temps|DSP2|ISO/i;

/** YouTube's hosting is not our claim; questions claim nothing. */
const claimsNothing = /hébergée par YouTube|\?$/;

/** Not on the page, or claims nothing: every other module, new ones included, is checked. */
const elsewhere =
  /^\.(brand|islandError|estimator|footer|legal|ledger|meta|navigation|notFound|shareImageWords)\.|^\.contact\.contact\.(?!promise|demo$|next)/;

async function sentences(): Promise<string[]> {
  return stringsIn(await loadContent())
    .filter(({ path }) => !path.endsWith('.id') && !elsewhere.test(path))
    .flatMap(({ text }) => words(text).split(/(?<=[.?!]) /));
}

it('every claim of the page has a proof', async () => {
  const claimed = (await sentences()).filter(
    (sentence) => claiming.test(sentence) && !claimsNothing.test(sentence),
  );
  expect(claimed.length).toBeGreaterThan(25);
  const unproven = claimed.filter(
    (sentence) => !Object.values(wordings).some((wording) => wording.test(sentence)),
  );
  expect(unproven).toEqual([]);
});

it.each(Object.entries(wordings))(
  'the page makes the claim that %s proves',
  async (_name, wording) => {
    const { benefits } = await loadContent();
    const figures = benefits.benefits.items.map(({ figure, title }) => words(`${figure} ${title}`));
    expect([...(await sentences()), ...figures]).toContainEqual(expect.stringMatching(wording));
  },
);

it('brand.ts lists the proofs that these claims need, and no others', () => {
  expect(Object.keys(proofs).sort()).toEqual(Object.keys(wordings).sort());
  const ofFigures = Object.values(proofOfFigure).filter((name) => name !== 'ours');
  for (const name of ofFigures) expect(Object.keys(proofs)).toContain(name);
});

it('brand.ts is delivered without proofs, since everything in it is fictional', () => {
  expect(Object.values(proofs).join('')).toBe('');
  expect(brand.rating.source).toBeUndefined();
});
