import { typeset } from './typography';

/**
 * What readers ask and only the owner knows. Text members are French, without spaces at either end.
 * « A sentence » ends with a full stop.
 */
export interface Facts {
  /** A sentence: « Les banques françaises et les banques en ligne sont prises en charge. » */
  banks?: string;
  /** A sentence on how an account is connected, and on the formats of statement files. */
  connection?: string;
  /**
   * Who reads the accounts: a provider registered or authorised for it.
   * @see Code monétaire et financier, article L522-11-2
   */
  accountProvider?: {
    name: string;
    /** With its article: « l'ACPR ». */
    authority: string;
    /** In the authority's register. */
    number: string;
  };
  /** A sentence on what the price depends on. */
  price?: string;
  demo?: {
    minutes: number;
    /** « en visioconférence » */
    how: string;
    /** « un consultant comptable » */
    host: string;
  };
  /** « Vous gardez la main »: what a finance director wants to control, one sentence each. */
  control?: {
    /** How a match is proposed, and who accepts it. */
    proposal: string;
    /** When it is posted. */
    posting: string;
    /** How it is undone. */
    undoing: string;
    /** What is recorded of who did what. */
    trace: string;
    /** Several companies, several currencies. */
    scope: string;
  };
  /** A sentence on the statement lines that are already unmatched on the first day. */
  oldLines?: string;
  hosting?: {
    /** The country with its preposition: « en Irlande », « aux Pays-Bas ». */
    place: string;
    /** « Microsoft Azure » */
    host: string;
  };
  certification?: {
    /** Without its article: « AppSource ». */
    programme: string;
    /** « mars 2026 » */
    month: string;
    /** « les éditions Essentials et Premium » */
    editions: string;
  };
}

export type FactName = keyof Facts;

/** Maximum characters in a sentence of each fact: its place on the page has no room for more. */
export const maxSentenceLength: Record<FactName, number> = {
  banks: 240,
  connection: 240,
  accountProvider: 170,
  price: 240,
  demo: 130,
  control: 110,
  oldLines: 240,
  hosting: 110,
  certification: 130,
};

/** Each fact's sentences as the page shows them: none if the fact is missing or incomplete. */
export function factSentences(facts: Facts): Record<FactName, string[]> {
  return typeset({
    banks: write(facts.banks, (sentence) => [sentence]),
    connection: write(facts.connection, (sentence) => [sentence]),
    accountProvider: write(facts.accountProvider, ({ name, authority, number }) => [
      `Vos comptes sont lus par ${name}, prestataire de services d'information sur les comptes contrôlé par ${authority} (numéro ${number}).`,
    ]),
    price: write(facts.price, (sentence) => [sentence]),
    demo: write(facts.demo, ({ minutes, how, host }) => [
      `Comptez ${minutes} minutes, ${how}, avec ${host}.`,
    ]),
    control: write(facts.control, ({ proposal, posting, undoing, trace, scope }) => [
      proposal,
      posting,
      undoing,
      trace,
      scope,
    ]),
    oldLines: write(facts.oldLines, (sentence) => [sentence]),
    hosting: write(facts.hosting, ({ place, host }) => [
      `Vos données bancaires sont hébergées ${place}, chez ${host}.`,
    ]),
    certification: write(facts.certification, ({ programme, month, editions }) => [
      `Certification ${programme} obtenue en ${month}, pour ${editions}.`,
    ]),
  });
}

function write<Fact extends string | object>(
  fact: Fact | undefined,
  inWords: (fact: Fact) => string[],
): string[] {
  return fact !== undefined && isComplete(fact) ? inWords(fact) : [];
}

function isComplete(fact: string | object): boolean {
  const members: unknown[] = typeof fact === 'string' ? [fact] : Object.values(fact);
  return members.every((member) => typeof member !== 'string' || member.trim() !== '');
}
