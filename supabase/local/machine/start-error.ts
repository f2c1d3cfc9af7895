/** Why a part of the local stack cannot run, as one sentence for the person who started it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** One sentence for whatever was thrown, without a stack trace. */
export function sentenceOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n', 1)[0] ?? '';
}
