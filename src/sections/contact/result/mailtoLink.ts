import { FIELD_NAMES, FIELDS } from '../../../../supabase/functions/_shared/contract';
import { emailLink, type ContactLink } from '../../../content/directContact';
import { contact } from '../../../content/sections/contact';
import type { DemoRequest } from '../../../services/sendDemoRequest';

export const emptyMail: ContactLink = {
  href: emailLink.href,
  label: `${contact.direct.mail} ${emailLink.label}`,
};

/** Windows does not pass longer URLs to mail programs. */
const MAX_URL_LENGTH = 2_000;
/** Encoded characters: `é` counts as six. */
const MAX_SUBJECT_LENGTH = 300;
const CUT = ' […]';

/**
 * Builds a mailto link from the form's fields: the company in the subject, one line for each field
 * of one line, then each text under its label, cut to the length that a URL may have.
 */
export function buildMailtoLink(typed: Partial<DemoRequest>): ContactLink {
  const { direct } = contact;
  const { company } = typed;
  const filled = FIELD_NAMES.filter((name) => typed[name]);
  if (filled.length === 0) return emptyMail;
  const lines = filled.filter((name) => FIELDS[name].kind !== 'text');
  const texts = filled.filter((name) => FIELDS[name].kind === 'text');
  const body = [
    ...lines.map((name) => `${FIELDS[name].mailLabel} : ${typed[name]}`),
    ...texts.flatMap((name) => ['', `${FIELDS[name].mailLabel} :`, typed[name]]),
  ].join('\n');
  const subject = company ? `${direct.subject}, ${company}` : direct.subject;
  const start = `${emailLink.href}?subject=${encodeWithin(MAX_SUBJECT_LENGTH, subject)}&body=`;
  const href = start + encodeWithin(MAX_URL_LENGTH - start.length, body);
  return { href, label: `${direct.readyMail} ${emailLink.label}` };
}

/** Percent-encodes, cut to `limit`. Replaces lone surrogates: encodeURIComponent throws on them. */
function encodeWithin(limit: number, text: string): string {
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
