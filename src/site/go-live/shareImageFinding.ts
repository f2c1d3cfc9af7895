import { publicFiles } from '../../content/publicFiles';
import type { LiveFinding } from './liveFindings';

const TIMEOUT_MS = 10_000;

/**
 * Requests the share image from the published site. Never rejects.
 *
 * @param send `fetch`, in production
 * @returns a finding unless the response is an image
 */
export async function shareImageFinding(
  siteUrl: string,
  send: typeof fetch,
): Promise<LiveFinding | undefined> {
  const url = `${siteUrl}${publicFiles.shareImage}`;
  const reason = await failure(url, send);
  if (reason === undefined) return undefined;
  return { where: url, what: `L'image de partage est inaccessible (${reason}).` };
}

async function failure(url: string, send: typeof fetch): Promise<string | undefined> {
  try {
    const response = await send(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    await response.body?.cancel();
    const type = response.headers.get('content-type') ?? 'sans type';
    if (!response.ok) return `réponse ${response.status}`;
    return type.startsWith('image/') ? undefined : `reçu ${type}`;
  } catch {
    return "le site n'a pas répondu";
  }
}
