import {
  FIELD_NAMES,
  FIELDS,
  HONEYPOT_FIELD,
  type DemoRequestField,
  type FieldError,
  type FieldErrors,
  type FieldRule,
} from '../../_shared/contract.ts';
import type { ValidDemoRequest } from '../demo-request.ts';
import { CLEAN, isBlank, isLongerThan } from '../../_shared/characters.ts';
import { isPublicAddress } from '../email-address.ts';
import type { RequestFields } from './request-fields.ts';

export type Validation =
  | { readonly isValid: true; readonly value: ValidDemoRequest }
  | { readonly isValid: false; readonly fields: FieldErrors };

/** A checked field: its text, or why it is rejected. */
type Checked = { readonly text: string } | { readonly error: FieldError };

/**
 * Cleans and checks the fields of a request body by the rules of FIELDS. Unknown fields are ignored:
 * a page from an older or newer release must not cost a prospect.
 *
 * @returns the value to store as is, or one code per rejected field
 */
export function validateDemoRequest(body: RequestFields): Validation {
  const texts: Partial<Record<DemoRequestField, string>> = {};
  const fields: FieldErrors = {};
  for (const field of FIELD_NAMES) {
    const checked = checkField(body.get(field), FIELDS[field]);
    if ('error' in checked) fields[field] = checked.error;
    else texts[field] = checked.text;
  }
  return isComplete(texts) ? { isValid: true, value: texts } : { isValid: false, fields };
}

function isComplete(texts: Partial<ValidDemoRequest>): texts is ValidDemoRequest {
  return FIELD_NAMES.every((field) => texts[field] !== undefined);
}

function checkField(value: unknown, { kind, isRequired, maxLength }: FieldRule): Checked {
  if (value !== undefined && typeof value !== 'string') return { error: 'wrong_type' };
  if (value === undefined || isBlank(value)) {
    return isRequired ? { error: 'required' } : { text: '' };
  }
  const text = CLEAN[kind](value);
  if (isLongerThan(text, maxLength)) return { error: 'too_long' };
  return kind === 'email' && !isPublicAddress(text) ? { error: 'invalid_email' } : { text };
}

/**
 * Whether a spam bot has probably filled in the form. The page sends the honeypot only when it
 * is filled; a browser's own form post sends it empty.
 */
export function isSuspected(fields: RequestFields): boolean {
  const value = fields.get(HONEYPOT_FIELD);
  if (value === undefined || value === null) return false;
  return typeof value !== 'string' || !isBlank(value);
}
