import { brand, emailHref } from '../../../content/brand';
import { contact } from '../../../content/sections/contact';
import type { DemoRequest } from '../../../services/demoRequest';

export interface MailLink {
  href: string;
  label: string;
}

export const plainMail: MailLink = {
  href: emailHref,
  label: `${contact.direct.mail} ${brand.contact.email}`,
};

/** Mail programs on Windows are given no longer addresses. */
const LONGEST = 2_000;
/** In an address `é` takes six characters. */
const LONGEST_LINE = 300;
const CUT = ' […]';

/**
 * A link to a mail that says what stands in the form's fields: the company in the subject, a line
 * for each field, the message last and as much of it as an address holds.
 */
export function mailtoLink({ name, company, email, message }: Partial<DemoRequest>): MailLink {
  const { fields, direct } = contact;
  const lines = [
    line(fields.name.label, name),
    line(fields.company.label, company),
    line(fields.email.label, email),
  ].filter((text) => text);
  if (lines.length === 0 && !message) return plainMail;
  const subject = company ? `${direct.subject}, ${company}` : direct.subject;
  const start = `${emailHref}?subject=${encode(subject, LONGEST_LINE)}&body=${lines.join('%0D%0A')}`;
  const rest = message ? encode(`\n\n${message}`, LONGEST - start.length) : '';
  return { href: start + rest, label: `${direct.readyMail} ${brand.contact.email}` };
}

/** The labels' asterisk is for the form alone. */
function line(label: string, text: string | undefined): string {
  return text ? encode(`${label.replace(/ [*(].*/, '')} : ${text}`, LONGEST_LINE) : '';
}

/** Half a surrogate pair, which somebody may have pasted, cannot be encoded. */
function encode(text: string, limit: number): string {
  const clean = text.replace(/\r?\n/g, '\r\n').replace(/\p{Surrogate}/gu, '\ufffd');
  const whole = encodeURIComponent(clean);
  if (whole.length <= limit) return whole;
  const cut = encodeURIComponent(CUT);
  let kept = '';
  for (const character of Array.from(clean, (one) => encodeURIComponent(one))) {
    if (kept.length + character.length + cut.length > limit) break;
    kept += character;
  }
  return kept + cut;
}
