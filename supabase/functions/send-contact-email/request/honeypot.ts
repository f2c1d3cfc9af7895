import { HONEYPOT_FIELD } from '../../_shared/contract.ts';
import { isBlank } from '../../_shared/characters.ts';

/**
 * Whether a spam bot has probably filled in the form. The page sends the field only when it is
 * filled; a browser's own form post sends it empty.
 *
 * @param fields an object parsed from a body; only its own properties are read
 */
export function isSuspected(fields: object): boolean {
  const value: unknown = Object.hasOwn(fields, HONEYPOT_FIELD)
    ? Reflect.get(fields, HONEYPOT_FIELD)
    : undefined;
  if (value === undefined || value === null) return false;
  return typeof value !== 'string' || !isBlank(value);
}
