import fc from 'fast-check';
import { brand } from '#src/content/brand.ts';
import { emailLink } from '#src/content/directContact.ts';
import { contact } from '#src/content/sections/contact.ts';
import { emptyMail, buildMailtoLink } from '#src/sections/contact/result/mailtoLink.ts';
import { FIELD_NAMES, FIELDS } from '#supabase/functions/_shared/contract.ts';
import { changeField } from '../../../../support/changeField';
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
  afterEach(() => jest.restoreAllMocks());

  test('contains the fields’ texts, the company in the subject', () => {
    const { to, subject, body } = read(buildMailtoLink(request).href);
    expect(to).toBe(brand.contact.email);
    expect(subject).toBe(`${contact.direct.subject}, Dépôts & Fils <SARL>`);
    for (const name of FIELD_NAMES) {
      const beforeText = FIELDS[name].kind === 'text' ? '\n' : ' ';
      expect(`\n${body.replaceAll('\r\n', '\n')}\n`).toContain(
        `\n${FIELDS[name].mailLabel} :${beforeText}${request[name]}\n`,
      );
    }
  });

  test('has each field of several lines under its label, below those of one line', () => {
    changeField('name', { kind: 'text' });
    const { company, email } = request;
    const typed = { name: 'Élise\nd’Aubigné', company, email, message: 'Bonjour' };
    expect(read(buildMailtoLink(typed).href).body.split('\r\n')).toEqual([
      `Société : ${company}`,
      `E-mail : ${email}`,
      '',
      'Nom :',
      'Élise',
      'd’Aubigné',
      '',
      'Message :',
      'Bonjour',
    ]);
  });

  test('is the link to an empty mail when every field is empty', () => {
    expect(buildMailtoLink(emptyRequest)).toBe(emptyMail);
  });

  test('leaves out what was not typed', () => {
    const { subject, body } = read(buildMailtoLink({ message: 'Bonjour' }).href);
    expect(subject).toBe(contact.direct.subject);
    expect(body.trim()).toBe('Message :\r\nBonjour');
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
    expect(read(buildMailtoLink({ message: 'a\ud83db' }).href).body).toContain('a\ufffdb');
  });
});
