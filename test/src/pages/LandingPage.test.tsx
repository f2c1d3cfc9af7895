import { screen, within } from '@testing-library/react';
import { anchors } from '#src/content/anchors.ts';
import { benefits as benefitsCopy } from '#src/content/sections/benefits.ts';
import { navigation } from '#src/content/navigation.ts';
import { sections } from '#src/pages/LandingPage.tsx';
import { section, writeSite } from '../../support/render';
import { named, words } from '../../support/words';

beforeAll(writeSite);

const hero = () => section('Vos lignes de relevé retrouvent leur écriture.');
const benefits = () => section('Rien à ressaisir, et votre trésorerie en temps réel');
const steps = () => section('En trois étapes, vos opérations rejoignent vos écritures');
const trust = () => section('Vos comptes lus avec votre accord, vos données en Europe');
const customerCase = () => section('La clôture avait 5 jours de retard ; elle se fait à J+1');
const video = () => section('Banclair en action');
const contact = () => section('Demandez votre démo gratuite');
const faq = () => section('Questions fréquentes');
const footer = () => screen.getByRole('contentinfo');
const inOrder = [hero, benefits, steps, trust, customerCase, video, contact, faq, footer];

/** What the specification requires, and where a visitor reads it. */
const statements: [what: string, place: () => HTMLElement, words: RegExp][] = [
  ['up to 80 % of the time saved', hero, /Jusqu’à 80 % du temps de rapprochement gagné/],
  ['real time inside the ERP', hero, /trésorerie en temps réel dans votre ERP/],
  ['the rating and its reviews', hero, /4,8 sur 5 d’après 47 avis/],
  ['cloud and on-premise', hero, /Version cloud et sur site dès la version 14/],
  ['up to 80 % in the cards', benefits, /jusqu’à ?80 % ?du temps de rapprochement gagné/],
  ['no manual entry, no errors', benefits, /0 ?saisie manuelle, et aucune erreur/],
  ['a real-time cash position', benefits, /Temps réel ?pour votre position de trésorerie/],
  [
    'versions 14 and above',
    benefits,
    /Cloud ?ou sur site, dès la version 14.*avec les versions 14 et suivantes/,
  ],
  ['installation under 5 minutes', benefits, /moins de ?5 min ?pour installer/],
  ['set-up of 15 to 30 minutes', benefits, /15 à 30 minutes .*, selon le nombre de comptes/],
  ['synchronisation every day', steps, /Synchronisation automatique chaque jour/],
  [
    'three numbered steps',
    steps,
    /1 ?Connexion bancaire sécurisée.*2 ?Synchronisation.*3 ?Rapprochement et tableau de bord instantané/,
  ],
  ['formatted for the ERP', steps, /au format attendu par l’ERP/],
  ['PSD2', trust, /Conforme à la DSP2.*directive européenne sur les services de paiement/],
  ['certified by the vendor', trust, /Certifié par Microsoft/],
  [
    'four badges, then the details',
    trust,
    /Certifié.*Conforme.*Conçu par Solveo Cloud.*Hébergé.*La protection de vos données.*Compris dans l’abonnement/,
  ],
  ['built by a specialist', trust, /prestataire spécialiste des solutions cloud Microsoft/],
  ['encryption in transit', trust, /Données chiffrées en transit/],
  ['encryption at rest', trust, /Données chiffrées au repos/],
  ['hosting in Europe', trust, /Hébergé en Europe ?Vos données bancaires y sont/],
  ['ISO 27001 in progress', trust, /Certification ISO 27001 en cours/],
  ['dedicated French support', trust, /Assistance dédiée en français, par e-mail et par téléphone/],
  ['installation help', trust, /Aide à l’installation/],
  ['team training', trust, /Formation de vos équipes/],
  ['regular updates', trust, /Mises à jour régulières/],
  ['a mid-size distributor', customerCase, /entreprise de distribution.* taille moyenne/],
  ['120 staff, 5 bank accounts', customerCase, /120 collaborateurs, 5 comptes bancaires/],
  [
    'what it was like before',
    customerCase,
    /Avant.*3 h par jour.*5 jours de retard à la clôture.*Erreurs de saisie fréquentes.*Aucune vision de la trésorerie en temps réel.*Après/,
  ],
  [
    'what it is like after',
    customerCase,
    /Après.*40 min par jour.*J\+1 clôture le lendemain.*Zéro erreur détectée depuis 6 mois.*Tableau de bord en temps réel/,
  ],
  [
    'an estimate, its ceiling and its assumption',
    customerCase,
    /Estimez.*chiffre de départ est un exemple.*Jusqu’à 80 % de temps gagné.*Hypothèse basse ?La moitié de l’hypothèse haute\. Ni l’une ni l’autre n’est une promesse/,
  ],
  [
    'three facts beside the video',
    video,
    /5 min ?installation complète, puis 15 à 30 min de paramétrage initial ?0 € ?démo sans engagement ?24 h ?réponse garantie/,
  ],
  ['a free demo', contact, /démo gratuite/],
  ['an expert within 24 hours', contact, /Un expert vous répond en moins de 24 h, sans engagement/],
  [
    'the search for distributors',
    contact,
    /Solveo Cloud recherche des distributeurs dans les pays francophones/,
  ],
  ['installation and set-up once more', faq, /installe en moins de 5 minutes.*15 à 30 minutes/],
  ['how often banks ask for consent', faq, /tous les 180 jours/],
  ['the provider', footer, /Solveo Cloud ?Spécialiste des solutions cloud Microsoft/],
];

const links: [name: string, target: string, places: (() => HTMLElement)[]][] = [
  ['Demander une démo gratuite', '#contact', [hero]],
  ['Découvrir le produit', '#video-demo', [hero]],
  ['Contactez-nous', '#contact', [faq]],
  ['contact@solveo.example', 'mailto:contact@solveo.example', [contact, footer]],
  ['+33 1 99 00 12 34', 'tel:+33199001234', [contact, footer]],
  ['Mentions légales', '/mentions-legales/', [footer]],
  ['Politique de confidentialité', '/confidentialite/', [footer]],
  ['Politique de confidentialité (nouvel onglet)', '/confidentialite/', [contact]],
];

describe('the landing page', () => {
  it.each(statements)('states %s', (_what, place, expected) => {
    expect(words(place().textContent)).toMatch(expected);
  });

  it.each(links)('has a link « %s » to %s', (name, target, places) => {
    for (const place of places) {
      const link = within(place()).getByRole('link', { name: named(name) });
      expect(link).toHaveAttribute('href', target);
    }
  });

  it('has a card for each benefit, with its title and its sentence', () => {
    const cards = within(benefits()).getAllByRole('listitem');
    expect(cards).toHaveLength(5);
    for (const [rank, { title, text }] of benefitsCopy.items.entries()) {
      const card = cards[rank] ?? document.body;
      expect(within(card).getByRole('heading', { level: 3 })).toHaveTextContent(words(title));
      expect(words(card.textContent)).toContain(words(text));
    }
  });

  it('has its nine parts in the specified order', () => {
    const parts = inOrder.map((part) => part());
    const inDocument = [...parts].sort((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    expect(inDocument).toEqual(parts);
  });

  it('gives the video and the contact section the anchors that the buttons lead to', () => {
    expect(contact()).toHaveAttribute('id', 'contact');
    expect(video()).toHaveAttribute('id', 'video-demo');
  });

  it('has one h1, and no heading that skips a level', () => {
    const levels = screen
      .getAllByRole('heading')
      .map((heading) => Number(heading.tagName.replace('H', '')));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    const skips = levels.filter((level, rank) => level > (levels[rank - 1] ?? 0) + 1);
    expect(skips).toEqual([]);
  });

  it('uses every id once', () => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, rank) => ids.indexOf(id) !== rank)).toEqual([]);
  });

  it('has a target for every link within the page', () => {
    const broken = screen
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.startsWith('#'))
      .filter((href) => !document.getElementById(href.slice(1)));
    expect(broken).toEqual([]);
  });
});

it('the header links to every section but the form, in the page’s order', () => {
  const linked = navigation.sections.map(({ id }) => id);
  const withoutForm = sections.map(({ id }) => id).filter((id) => id !== anchors.contact);
  expect(linked).toEqual(withoutForm);
  // CSS counters in the header produce the same letters.
  expect(sections.map((it) => it.letter).join('')).toBe('ABCDEFGHIJKLM'.slice(0, linked.length));
});

it('describes its illustration and hides the drawing from screen readers', () => {
  const drawing = within(hero()).getByRole('img', { name: /relevé bancaire/ });
  expect(within(drawing).getByText('Données fictives').closest('[aria-hidden]')).not.toBeNull();
});
