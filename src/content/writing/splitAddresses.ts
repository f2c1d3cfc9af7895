import { makePhoneHref } from '../directContact';

const DOMAIN = String.raw`[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}`;
/** The stop after an address ends its sentence. */
const REST = String.raw`[^\s)]*[^\s).,;:!?]`;

const KINDS: readonly { pattern: string; makeHref: (text: string) => string }[] = [
  { pattern: String.raw`[\w.%+-]+@${DOMAIN}`, makeHref: (text) => `mailto:${text}` },
  { pattern: String.raw`https?:\/\/${REST}`, makeHref: (text) => text },
  // A domain alone may be no address to visit, but a name, or what sets cookies.
  {
    pattern: String.raw`www\.${DOMAIN}(?:\/${REST})?|${DOMAIN}\/${REST}`,
    makeHref: (text) => `https://${text}`,
  },
  {
    pattern: String.raw`\+\d[\d\s().-]{6,}\d|0\d(?:[\s.]?\d\d){4}(?!\d)`,
    makeHref: makePhoneHref,
  },
];

const ADDRESS = new RegExp(
  String.raw`(?<![\w@./+-])(${KINDS.map(({ pattern }) => pattern).join('|')})`,
);

interface TextPart {
  text: string;
  /** Only an address has it. */
  href?: string;
}

/** Splits a text into the addresses of mails, web pages and phones that it names, and the words between. */
export function splitAddresses(text: string): TextPart[] {
  // `split` puts what a group has matched between the words.
  return text.split(ADDRESS).flatMap((part, index) => {
    if (part === '') return [];
    if (index % 2 === 0) return { text: part };
    const kind = KINDS.find(({ pattern }) => new RegExp(`^(?:${pattern})$`).test(part));
    return { text: part, href: kind?.makeHref(part) };
  });
}
