/** Why a part of the local stack cannot run, as one sentence for the person who started it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** The first line of an error's message, without a stack trace. */
export function sentenceOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n', 1)[0] ?? '';
}
