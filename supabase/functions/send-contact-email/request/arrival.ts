import { cleanLine, isBlank } from '../../_shared/characters.ts';
import {
  CAME_FROM_HEADER,
  CAME_FROM_MAX_LENGTH,
  CAME_FROM_PARTS,
  type CameFromPart,
} from '../../_shared/contract.ts';
import type { CameFrom } from '../demo-request.ts';

/**
 * Reads what led the visitor to the page. Anybody can send anything in this header: each part becomes one
 * clean line.
 */
export function readCameFrom(headers: Headers): CameFrom {
  // It never throws: what is no percent-encoded UTF-8 becomes replacement characters.
  const given = new URLSearchParams(headers.get(CAME_FROM_HEADER) ?? '');
  const read = (part: CameFromPart) => {
    const text = Array.from(cleanLine(given.get(part) ?? ''))
      .slice(0, CAME_FROM_MAX_LENGTH)
      .join('')
      .trim();
    return isBlank(text) ? null : text;
  };
  return Object.fromEntries(CAME_FROM_PARTS.map((part) => [part, read(part)])) as CameFrom;
}
