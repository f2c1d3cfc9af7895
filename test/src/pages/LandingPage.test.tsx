import { screen, within } from '@testing-library/react';
import { anchors } from '../../../src/content/anchors';
import { navigation } from '../../../src/content/navigation';
import { sections } from '../../../src/pages/LandingPage';
import { section, writeSite } from '../support/render';
import { named, words } from '../support/words';

beforeAll(writeSite);

const hero = () => section('Vos lignes de relevé retrouvent leur écriture.');
const benefits = () => section('Rien à ressaisir, et votre trésorerie en temps réel');
const steps = () => section('En trois étapes, vos opérations rejoignent vos écritures');
const trust = () => section('Vos comptes lus avec votre accord, vos données en Europe');
const customerCase = () => section('La clôture avait 5 jours de retard ; elle se fait à J+1');
const video = () => section('Banclair en action');
const contact = () => section('Demandez votre démo gratuite');
const faq = () => section('Questions fréquentes');

/** What the specification's first section claims, and where a visitor reads it. */
const claims: [claim: string, place: () => HTMLElement, words: RegExp][] = [
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
  ['formatted for the ERP', steps, /au format attendu par l’ERP/],
  ['PSD2', trust, /Conforme à la DSP2.*directive européenne sur les services de paiement/],
  ['certified by the vendor', trust, /Certifié par Microsoft/],
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
  ['a free demo', contact, /démo gratuite/],
  ['an expert within 24 hours', contact, /Un expert vous répond en moins de 24 h/],
  [
    'the search for distributors',
    contact,
    /recherche des distributeurs dans les pays francophones/,
  ],
];

describe('the landing page', () => {
  it.each(claims)('states %s', (_claim, place, expected) => {
    expect(words(place().textContent)).toMatch(expected);
  });

  it('has its nine parts in the specified order', () => {
    const parts = [
      hero(),
      benefits(),
      steps(),
      trust(),
      customerCase(),
      video(),
      contact(),
      faq(),
      screen.getByRole('contentinfo'),
    ];
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

  it('lets keyboard users skip to the content', () => {
    const link = screen.getByRole('link', { name: 'Aller au contenu' });
    expect(screen.getAllByRole('link')[0]).toBe(link);
    expect(link).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
  });

  it('uses every id once', () => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, rank) => ids.indexOf(id) !== rank)).toEqual([]);
  });

  it('leads every link within the page to something that exists', () => {
    const targets = screen
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.startsWith('#'))
      .filter((href) => !document.getElementById(href.slice(1)));
    expect(targets).toEqual([]);
  });

  it('never mentions ISO 27001 as anything but « en cours »', () => {
    const mentions = words(document.body.textContent).match(/ISO 27001.{0,15}/g);
    expect(mentions?.length).toBeGreaterThan(1);
    for (const mention of mentions ?? []) expect(mention).toMatch(/^ISO 27001 (est )?en cours/);
  });
});

describe('the header', () => {
  it('names every section in the page’s order, the form by its button', () => {
    const linked = navigation.sections.map(({ id }) => id);
    const withoutForm = sections.map(({ id }) => id).filter((id) => id !== anchors.contact);
    expect(linked).toEqual(withoutForm);
  });

  it('leads to the form', () => {
    const way = within(screen.getByRole('banner')).getByRole('link', { name: /démo gratuite/i });
    expect(way).toHaveAttribute('href', '#contact');
  });
});

describe('the hero', () => {
  it.each([
    ['Demander une démo gratuite', '#contact'],
    ['Découvrir le produit', '#video-demo'],
  ])('has a button « %s » that leads to %s', (name, target) => {
    const button = within(hero()).getByRole('link', { name: named(name) });
    expect(button).toHaveAttribute('href', target);
  });

  it('describes its illustration and hides the drawing from screen readers', () => {
    const drawing = within(hero()).getByRole('img', { name: /relevé bancaire/ });
    expect(within(drawing).getByText('Données fictives').closest('[aria-hidden]')).not.toBeNull();
  });
});
