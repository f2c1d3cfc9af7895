import { RESPONSE_HOURS } from '../../supabase/functions/_shared/contract';

/** Every figure that the page claims. The copy writes them as figures.ts does. */
export const claims = {
  timeSavedPercent: 80,
  installMinutes: 5,
  setupMinutes: { min: 15, max: 30 },
  oldestOnPremiseVersion: 14,
  /** The provider's mails and the health check follow it. */
  responseHours: RESPONSE_HOURS,
  /**
   * The database's purge has this and the next figure too: changing them needs a migration.
   * @see CNIL, référentiel relatif à la gestion commerciale: prospects, three years from their last
   *   contact
   */
  retentionYears: 3,
  addressHashDays: 30,
  demo: { price: 0, currency: 'EUR' },
  rating: { value: 4.8, best: 5, reviews: 47 },
  customerCase: {
    staff: 120,
    bankAccounts: 5,
    before: { hoursPerDay: 3, closeDelayDays: 5 },
    after: { minutesPerDay: 40, monthsWithoutErrors: 6, closeDay: 1 },
  },
};

/**
 * European law, whatever the bank and product: after this many days, reading an account through a
 * provider requires strong customer authentication again.
 * @see Delegated Regulation (EU) 2018/389, article 10a, inserted by (EU) 2022/2360
 */
export const law = { bankAccessDays: 180 };

/** Inputs of the time estimate. The page presents them as assumptions, not as claims. */
export const assumptions = {
  workingDays: { perMonth: 21, perYear: 252 },
};
