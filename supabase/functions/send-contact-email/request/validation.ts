import {
  hasForbiddenCharacterInLine,
  hasForbiddenCharacterInText,
  isBlank,
  isLongerThan,
} from './characters.ts';
import { type DemoRequest, type DemoRequestField, MAX_LENGTH } from '../demo-request.ts';
import { isEmailAddress } from './email-address.ts';

/** Why a field is refused. The words for a visitor live with the page. */
export type FieldError =
  'required' | 'wrong_type' | 'forbidden_character' | 'too_long' | 'invalid_email';

export type FieldErrors = Partial<Record<DemoRequestField, FieldError>>;

export type Validation =
  | { readonly accepted: true; readonly value: DemoRequest }
  | { readonly accepted: false; readonly fields: FieldErrors };

/** A checked field: its text, or the reason for refusing it. */
type Checked = { readonly text: string } | { readonly error: FieldError };

/**
 * Checks the fields of a request body.
 *
 * Name, company and e-mail are trimmed, then 1-200, 1-200 and at most 254 code points; the message is
 * optional, at most 10,000, and kept as it is, line breaks included. Every other field is ignored and
 * never stored: a page cached from an earlier or a later release must not cost a prospect.
 *
 * @param body an object parsed from JSON; only its own properties are read
 * @returns the value to store to the letter, or one code per refused field
 */
export function validateDemoRequest(body: object): Validation {
  const own = (field: DemoRequestField): unknown =>
    Object.hasOwn(body, field) ? Reflect.get(body, field) : undefined;
  const name = checkLine(own('name'), MAX_LENGTH.name);
  const company = checkLine(own('company'), MAX_LENGTH.company);
  const email = checkEmail(own('email'));
  const message = checkMessage(own('message'));
  if ('text' in name && 'text' in company && 'text' in email && 'text' in message) {
    const value = {
      name: name.text,
      company: company.text,
      email: email.text,
      message: message.text,
    };
    return { accepted: true, value };
  }
  return { accepted: false, fields: errorsOf({ name, company, email, message }) };
}

function checkLine(value: unknown, maxLength: number): Checked {
  if (value === undefined) return { error: 'required' };
  if (typeof value !== 'string') return { error: 'wrong_type' };
  if (isBlank(value)) return { error: 'required' };
  // Before trimming, which would remove a line break at either end without a word.
  if (hasForbiddenCharacterInLine(value)) return { error: 'forbidden_character' };
  const text = value.trim();
  return isLongerThan(text, maxLength) ? { error: 'too_long' } : { text };
}

function checkEmail(value: unknown): Checked {
  const line = checkLine(value, MAX_LENGTH.email);
  return 'text' in line && !isEmailAddress(line.text) ? { error: 'invalid_email' } : line;
}

function checkMessage(value: unknown): Checked {
  if (value === undefined) return { text: '' };
  if (typeof value !== 'string') return { error: 'wrong_type' };
  if (hasForbiddenCharacterInText(value)) return { error: 'forbidden_character' };
  return isLongerThan(value, MAX_LENGTH.message) ? { error: 'too_long' } : { text: value };
}

function errorsOf(checked: Record<DemoRequestField, Checked>): FieldErrors {
  return Object.fromEntries(
    Object.entries(checked).flatMap(([field, result]) =>
      'error' in result ? [[field, result.error]] : [],
    ),
  );
}
