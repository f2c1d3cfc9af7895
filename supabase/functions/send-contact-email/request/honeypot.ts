import { HONEYPOT_FIELD } from '../../_shared/contract.ts';
import { isBlank } from '../../_shared/characters.ts';
import type { RequestFields } from './request-fields.ts';

/**
 * Whether a spam bot has probably filled in the form. The page sends the field only when it is
 * filled; a browser's own form post sends it empty.
 */
export function isSuspected(fields: RequestFields): boolean {
  const value = fields.get(HONEYPOT_FIELD);
  if (value === undefined || value === null) return false;
  return typeof value !== 'string' || !isBlank(value);
}
