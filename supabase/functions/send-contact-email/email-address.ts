// The rule behind <input type="email"> (https://html.spec.whatwg.org/#valid-e-mail-address). Added to
// it: letters beyond ASCII in the domain, since not every browser turns société.fr into its ASCII form
// before it sends.
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?';
const ADDRESS = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})*$`, 'u');

/** Whether `text` is exactly one email address: no display name, comment, list or quoted part. */
export function isEmailAddress(text: string): boolean {
  return ADDRESS.test(text);
}

/**
 * Whether the provider can answer at this address: also ends in a top-level domain, of two characters
 * at least and the first a letter. Browsers let `zoe@gmail` and `zoe@10.0.0.1` through.
 */
export function isPublicAddress(text: string): boolean {
  return isEmailAddress(text) && /\.\p{L}[^.]+$/u.test(text);
}

/**
 * Whether `text` is one address of a setting: `name@domain` or `Some One <name@domain>`. The name
 * must not contain a separator of addresses, even quoted.
 */
export function isMailbox(text: string): boolean {
  return isEmailAddress(mailboxAddress(text));
}

/** The address of a mailbox, `name@domain` of `Some One <name@domain>`; not yet checked. */
export function mailboxAddress(text: string): string {
  const [, named] = /^(?:"[^",:;<>@\\]*"\s*|[^",:;<>@()\\]*)<([^<>]*)>$/.exec(text.trim()) ?? [];
  return named ?? text.trim();
}
