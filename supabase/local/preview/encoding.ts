/** How the body of an answer is compressed. */
export type Encoding = 'br' | 'gzip' | 'identity';

const BY_SIZE = ['br', 'gzip'] as const;

/**
 * The smallest encoding that a client accepts.
 *
 * @param header its Accept-Encoding; without one it gets the text as it is
 * @see https://www.rfc-editor.org/rfc/rfc9110#field.accept-encoding
 */
export function chooseEncoding(header: string | undefined): Encoding {
  const accepted = new Map((header ?? '').split(',').map(parseCoding));
  const isAccepted = (name: string) => accepted.get(name) ?? accepted.get('*') ?? false;
  return BY_SIZE.find(isAccepted) ?? 'identity';
}

function parseCoding(text: string): [name: string, isAccepted: boolean] {
  const [name = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const isRefused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  return [name, !isRefused];
}
