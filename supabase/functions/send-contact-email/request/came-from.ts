import { cleanLine, isBlank } from '../../_shared/characters.ts';
import {
  CAME_FROM_HEADER,
  CAME_FROM_MAX_LENGTH,
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
  return {
    utm_campaign: read('utm_campaign'),
    utm_source: read('utm_source'),
    utm_medium: read('utm_medium'),
    utm_content: read('utm_content'),
    referrer_host: read('referrer_host'),
  };
}
