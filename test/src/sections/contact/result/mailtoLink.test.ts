import fc from 'fast-check';
import { brand } from '#src/content/brand.ts';
import { emailLink } from '#src/content/directContact.ts';
import { contact } from '#src/content/sections/contact.ts';
import { emptyMail, buildMailtoLink } from '#src/sections/contact/result/mailtoLink.ts';
import { FIELD_NAMES } from '#supabase/functions/_shared/contract.ts';
import { sampleRequest, emptyRequest } from '../../../../support/sampleRequest';

/** What a mail program reads in the link. */
function read(href: string) {
  const url = new URL(href);
  const value = (name: string) =>
    decodeURIComponent(new RegExp(`[?&]${name}=([^&]*)`).exec(url.search)?.[1] ?? '');
  return { to: url.pathname, subject: value('subject'), body: value('body') };
}

const request = sampleRequest({
  name: 'Élise d’Aubigné',
  company: 'Dépôts & Fils <SARL>',
  email: 'elise+bc@depots.example',
  message: 'Bonjour,\nà 100 % ? #1 = a+b',
});

describe('mailtoLink', () => {
  test('contains the fields’ texts, the company in the subject', () => {
    const { to, subject, body } = read(buildMailtoLink(request).href);
    expect(to).toBe(brand.contact.email);
    expect(subject).toBe(`${contact.direct.subject}, Dépôts & Fils <SARL>`);
    const [lines = '', ...message] = body.split('\r\n\r\n');
    expect(message).toEqual(['Bonjour,\r\nà 100 % ? #1 = a+b']);
    const { message: _message, ...short } = request;
    expect(lines.split('\r\n').map((line) => line.split(' : ')[1])).toEqual(Object.values(short));
  });

  test('is the link to an empty mail when every field is empty', () => {
    expect(buildMailtoLink(emptyRequest)).toBe(emptyMail);
  });

  test('leaves out what was not typed', () => {
    const { subject, body } = read(buildMailtoLink({ message: 'Bonjour' }).href);
    expect(subject).toBe(contact.direct.subject);
    expect(body.trim()).toBe('Bonjour');
  });

  test('cuts a message that is too long for a URL between two characters, and marks the cut', () => {
    const { href } = buildMailtoLink({ ...request, message: '🙂é'.repeat(5_000) });
    expect(href.length).toBeLessThanOrEqual(2_000);
    expect(href.length).toBeGreaterThan(1_950);
    expect(read(href).body).toMatch(/(🙂|é) \[…\]$/u);
  });

  test('makes a valid link of any text', () => {
    const text = fc.string({ unit: 'binary', maxLength: 400 });
    const anyText = fc.record(Object.fromEntries(FIELD_NAMES.map((name) => [name, text])));
    fc.assert(
      fc.property(anyText, (typed) => {
        const { href } = buildMailtoLink(typed);
        expect(href.length).toBeLessThanOrEqual(2_000);
        expect(href.startsWith(emailLink.href)).toBe(true);
        expect(() => decodeURIComponent(href)).not.toThrow();
      }),
      { numRuns: 20 },
    );
    expect(read(buildMailtoLink({ message: 'a\ud83db' }).href).body.trim()).toBe('a\ufffdb');
  });
});
