import { brand } from './brand';

const NO_BREAK_SPACE = '\u00a0';
const { email, phone } = brand.contact;

export interface ContactLink {
  href: string;
  label: string;
}

export const emailLink: ContactLink = { href: `mailto:${email}`, label: email };

/** Undefined for a provider without a phone: the page then says nothing of calling. */
export const phoneLink: ContactLink | undefined = phone
  ? { href: makePhoneHref(phone), label: phone.replaceAll(' ', NO_BREAK_SPACE) }
  : undefined;

export const directLinks = phoneLink ? [emailLink, phoneLink] : [emailLink];

/** The link that dials a number, without the « (0) » of « +33 (0)1 99 00 12 34 »: nobody dials it. */
export function makePhoneHref(number: string): string {
  return `tel:${number.replace(/\(0\)|[^+\d]/g, '')}`;
}
