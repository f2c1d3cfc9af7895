import { publicFiles } from '../../content/publicFiles';
import type { LiveFinding } from './liveFindings';

const PATIENCE_MILLISECONDS = 10_000;

/**
 * Requests the share image from the published site. Never rejects.
 *
 * @param send `fetch`, in production
 * @returns a finding when the response is no image
 */
export async function shareImageFinding(
  siteUrl: string,
  send: typeof fetch,
): Promise<LiveFinding | undefined> {
  const address = `${siteUrl}${publicFiles.shareImage}`;
  const reason = await failure(address, send);
  if (reason === undefined) return undefined;
  return { where: address, what: `L'image de partage est inaccessible (${reason}).` };
}

async function failure(address: string, send: typeof fetch): Promise<string | undefined> {
  try {
    const response = await send(address, { signal: AbortSignal.timeout(PATIENCE_MILLISECONDS) });
    await response.body?.cancel();
    const type = response.headers.get('content-type') ?? 'sans type';
    if (!response.ok) return `réponse ${response.status}`;
    return type.startsWith('image/') ? undefined : `reçu ${type}`;
  } catch {
    return "le site n'a pas répondu";
  }
}
