import { brand } from '../brand';
import { typeset } from '../typography';

export const footer = typeset({
  tagline: brand.tagline,
  contactTitle: 'Contact',
  legalTitle: 'Informations légales',
  legalNotice: 'Mentions légales',
  privacy: 'Politique de confidentialité',
  rights: 'Tous droits réservés.',
});
