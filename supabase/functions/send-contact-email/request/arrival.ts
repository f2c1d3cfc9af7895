import { cleanLine, isBlank } from '../../_shared/characters.ts';
import {
  ARRIVAL_HEADER,
  ARRIVAL_MAX_LENGTH,
  ARRIVAL_PARTS,
  type ArrivalPart,
} from '../../_shared/contract.ts';
import type { Arrival } from '../demo-request.ts';

/**
 * Reads what led the visitor to the page. Anybody can send anything in this header: each part becomes one
 * clean line.
 */
export function readArrival(headers: Headers): Arrival {
  // It never throws: what is no percent-encoded UTF-8 becomes replacement characters.
  const given = new URLSearchParams(headers.get(ARRIVAL_HEADER) ?? '');
  const read = (part: ArrivalPart) => {
    const text = Array.from(cleanLine(given.get(part) ?? ''))
      .slice(0, ARRIVAL_MAX_LENGTH)
      .join('')
      .trim();
    return isBlank(text) ? null : text;
  };
  return Object.fromEntries(ARRIVAL_PARTS.map((part) => [part, read(part)])) as Arrival;
}
