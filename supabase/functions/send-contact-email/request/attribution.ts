import { cleanLine, isBlank } from '../../_shared/characters.ts';
import {
  ATTRIBUTION_HEADER,
  ATTRIBUTION_MAX_LENGTH,
  ATTRIBUTION_PARTS,
  type AttributionPart,
} from '../../_shared/contract.ts';
import type { Attribution } from '../demo-request.ts';

/**
 * Reads what led the visitor to the page. Anybody can send anything in this header: each part becomes one
 * clean line.
 */
export function readAttribution(headers: Headers): Attribution {
  // It never throws: what is no percent-encoded UTF-8 becomes replacement characters.
  const given = new URLSearchParams(headers.get(ATTRIBUTION_HEADER) ?? '');
  const read = (part: AttributionPart) => {
    const text = Array.from(cleanLine(given.get(part) ?? ''))
      .slice(0, ATTRIBUTION_MAX_LENGTH)
      .join('')
      .trim();
    return isBlank(text) ? null : text;
  };
  return Object.fromEntries(ATTRIBUTION_PARTS.map((part) => [part, read(part)])) as Attribution;
}
