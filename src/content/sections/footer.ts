import { brand } from '../brand';
import { typeset } from '../writing/typeset';

const { companyForm, shareCapital, registration, address } = brand.legal;
const company = [companyForm, shareCapital && `au capital de ${shareCapital}`];
const addressLines = address.split('\n').map((line) => line.trim());
const details = [company.filter(Boolean).join(' '), registration, ...addressLines].filter(Boolean);

export const footer = typeset({
  tagline: brand.tagline,
  contactTitle: 'Contact',
  legalTitle: 'Informations légales',
  legalNotice: 'Mentions légales',
  privacy: 'Politique de confidentialité',
  /**
   * Shown once the details are given: French law requires them on a publisher's site and papers.
   * @see Code de commerce, articles R123-237 and R123-238
   */
  publisher: details.length > 0 ? [brand.provider, ...details].join(', ') : undefined,
});
