/** How a demo request arrives: from the page's script, or from the browser's own form post. */
export type BodyKind = 'json' | 'form';

const KINDS: Readonly<Record<string, BodyKind>> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
};

/**
 * Reads from the Content-Type how the body is written.
 *
 * @returns undefined for a media type that the function does not accept
 */
export function bodyKindOf(headers: Headers): BodyKind | undefined {
  const mediaType = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  return Object.hasOwn(KINDS, mediaType) ? KINDS[mediaType] : undefined;
}
