import { screen, within } from '@testing-library/react';
import { Benefits } from '../../../src/sections/Benefits';
import { Contact } from '../../../src/sections/contact/Contact';
import { CustomerCase } from '../../../src/sections/customer-case/CustomerCase';
import { HowItWorks } from '../../../src/sections/HowItWorks';
import { Trust } from '../../../src/sections/trust/Trust';
import { VideoDemo } from '../../../src/sections/video-demo/VideoDemo';
import { renderPart, section } from '../support/render';
import { words } from '../support/words';

const place = { id: 'partie', code: 'A' };

function titles() {
  return screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => words(textContent));
}

function items(within_: HTMLElement = document.body) {
  return within(within_)
    .getAllByRole('listitem')
    .map(({ textContent }) => words(textContent));
}

describe('Benefits', () => {
  it('has five cards, each with a title and a sentence', () => {
    renderPart(<Benefits {...place} />);
    expect(titles()).toHaveLength(5);
    const cards = screen.getAllByRole('listitem');
    expect(cards).toHaveLength(5);
    for (const card of cards) {
      expect(within(card).getByRole('heading', { level: 3 })).not.toBeEmptyDOMElement();
      expect(within(card).getByText(/\.$/)).toBeVisible();
    }
  });
});

describe('HowItWorks', () => {
  it('has three steps, numbered in order', () => {
    renderPart(<HowItWorks {...place} />);
    expect(titles()).toEqual([
      'Connexion bancaire sécurisée',
      'Synchronisation automatique chaque jour',
      'Rapprochement et tableau de bord instantané',
    ]);
    const text = words(
      section('En trois étapes, vos opérations rejoignent vos écritures').textContent,
    );
    expect(text).toMatch(/1 ?Connexion bancaire.*2 ?Synchronisation.*3 ?Rapprochement/);
  });
});

describe('Trust', () => {
  it('has four badges, then the details', () => {
    renderPart(<Trust {...place} />);
    expect(titles()).toEqual([
      'Certifié par Microsoft',
      'Conforme à la DSP2',
      'Conçu par Solveo Cloud',
      'Hébergé en Europe',
      'La protection de vos données',
      'Compris dans l’abonnement',
    ]);
  });
});

describe('CustomerCase', () => {
  it.each([
    [
      'Avant',
      [
        /3 h par jour/,
        /5 jours de retard à la clôture/,
        /Erreurs de saisie fréquentes/,
        /Aucune vision de la trésorerie en temps réel/,
      ],
    ],
    [
      'Après',
      [
        /40 min par jour/,
        /J\+1 clôture le lendemain/,
        /Zéro erreur détectée depuis 6 mois/,
        /Tableau de bord en temps réel/,
      ],
    ],
  ])('says under « %s » what the specification does', (title, facts) => {
    renderPart(<CustomerCase {...place} />);
    const side = screen.getByRole('heading', { level: 3, name: title }).parentElement;
    for (const fact of facts) expect(words(side?.textContent ?? '')).toMatch(fact);
  });
});

describe('VideoDemo', () => {
  it('states its three facts', () => {
    renderPart(<VideoDemo {...place} />);
    expect(items()).toEqual([
      '5 mininstallation complète, puis 15 à 30 min de paramétrage initial',
      '0 €démo sans engagement',
      '24 hréponse garantie',
    ]);
  });
});

describe('Contact', () => {
  it('has the specified title, the promise, the form, and the ways to the provider', () => {
    renderPart(<Contact />);
    const part = section('Demandez votre démo gratuite');
    expect(part).toHaveTextContent('Un expert vous répond en moins de 24 h, sans engagement.');
    expect(within(part).getByRole('button', { name: 'Envoyer ma demande' })).toBeEnabled();
    const sought = 'Solveo Cloud recherche des distributeurs dans les pays francophones.';
    expect(screen.getByText(sought)).toBeVisible();
    for (const [name, href] of [
      ['contact@solveo.example', 'mailto:contact@solveo.example'],
      ['+33 1 99 00 12 34', 'tel:+33199001234'],
    ] as const) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    }
  });
});
