import { cleanLine, isBlank } from '../../_shared/characters.ts';
import { CAME_FROM_HEADER, type CameFromPart } from '../../_shared/contract.ts';

/** As in the database's check. */
const MAX_LENGTH = 300;

/** The database's statistics count by what stands before it. */
const DETAILS = ' · ';

/**
 * Writes in French what led the visitor to the page: campaign, source and medium of the link, or the
 * host of the page before. Details follow a dot. Anybody can send anything in this header: it becomes
 * one clean line, in which the marks of this sentence mean only what they mean here.
 *
 * @returns undefined when nothing is known
 */
export function readCameFrom(headers: Headers): string | undefined {
  // It never throws: what is no percent-encoded UTF-8 becomes replacement characters.
  const given = new URLSearchParams(headers.get(CAME_FROM_HEADER) ?? '');
  const read = (part: CameFromPart) => {
    const text = cleanLine(given.get(part) ?? '');
    return isBlank(text) ? '' : text.replace(/[«»]/g, '"').replaceAll('·', '-');
  };
  const [campaign, host] = [read('utm_campaign'), read('host')];
  const link = [campaign && `campagne « ${campaign} »`, read('utm_source'), read('utm_medium')];
  const named = join(link);
  const [origin, details] = named
    ? [named, join([read('utm_content'), host])]
    : [host, read('utm_content')];
  if (!origin) return undefined;
  const text = details ? origin + DETAILS + details : origin;
  return Array.from(text).slice(0, MAX_LENGTH).join('').trim();
}

const join = (texts: readonly string[]) => texts.filter(Boolean).join(', ');
