import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { claims } from '#src/content/claims.ts';
import { contact } from '#src/content/sections/contact.ts';
import { sendDemoRequest, toSentRequest } from '#src/services/demoRequest.ts';
import { colors } from '#src/theme/tokens.ts';
import { FIELDS } from '#supabase/functions/send-contact-email/demo-request.ts';
import { MAIL_COLORS } from '#supabase/functions/send-contact-email/mail/html.ts';
import {
  composeMail,
  PROMISED_HOURS,
} from '#supabase/functions/send-contact-email/mail/mail-text.ts';
import { formRedirectUrl } from '#supabase/functions/send-contact-email/request/form-redirect.ts';
import { isSuspected } from '#supabase/functions/send-contact-email/request/honeypot.ts';
import { type ErrorCode, ERRORS } from '#supabase/functions/send-contact-email/request/outcome.ts';
import { routeOf } from '#supabase/functions/send-contact-email/request/route.ts';
import {
  FIELD_ERRORS,
  validateDemoRequest,
} from '#supabase/functions/send-contact-email/request/validation.ts';
import { REPOSITORY } from '#supabase/local/machine/repository.ts';
import { demoRequest, storedRequest } from './builders';

// Facts that the page and the function each state, since neither may import the other. The figures
// that the database states as well are compared in function/database/.

test('the page has a text for each code of a rejected field, and for no other', () => {
  expect(Object.keys(contact.fieldErrors).sort()).toEqual([...FIELD_ERRORS].sort());
});

test('the page has the fields that the function accepts, their limits, and its honeypot', () => {
  const rules = (fields: Readonly<Record<string, { isRequired: boolean; maxLength: number }>>) =>
    Object.entries(fields).map(([name, rule]) => [name, rule.isRequired, rule.maxLength].join());
  expect(rules(contact.fields).sort()).toEqual(rules(FIELDS).sort());
  const written = toSentRequest({ ...demoRequest({}), website: '' });
  expect(validateDemoRequest(written)).toEqual({ isValid: true, value: demoRequest({}) });
  expect(isSuspected(written)).toBe(false);
  expect(isSuspected(toSentRequest({ ...demoRequest({}), website: 'x' }))).toBe(true);
});

test('the page calls the function at its own path', async () => {
  const called: string[] = [];
  const invoke = (name: string) => Promise.resolve({ error: called.push(name) - 1 });
  await sendDemoRequest(demoRequest({}), () => Promise.resolve({ functions: { invoke } }));
  expect(called.map((name) => routeOf(`/functions/v1/${name}`))).toEqual(['submit']);
});

test('a form post without script goes to the function’s path', () => {
  const folder = path.join(REPOSITORY, 'src');
  const sources = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => /\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'));
  const paths = sources.join('\n').match(/\/functions\/v1\/[\w-]+/g) ?? [];
  expect(new Set(paths.map(routeOf))).toEqual(new Set(['submit']));
});

test('the page has a result for every fragment that the function redirects to', () => {
  const kindOf = (url: string) =>
    contact.nativeResults.find(({ id }) => new URL(url).hash === `#${id}`)?.kind;
  const page = 'https://www.solveo.example/';
  expect(kindOf(formRedirectUrl(page, 'accepted'))).toBe('success');
  const errors = (Object.keys(ERRORS) as ErrorCode[]).map((error) =>
    kindOf(formRedirectUrl(page, { error })),
  );
  expect(new Set(errors)).toEqual(new Set(['failure']));
});

test('the mail repeats the promise of the page', () => {
  const { text, html } = composeMail(storedRequest({ message: '' }));
  for (const part of [text, html]) {
    expect(/ (\d+) heures/.exec(part)?.[1]).toBe(String(claims.responseHours));
  }
  expect(PROMISED_HOURS).toBe(claims.responseHours);
});

test('the mail has the colours of the page, and no other', () => {
  expect(colors).toMatchObject(MAIL_COLORS);
  const { html } = composeMail(storedRequest({}));
  const used = html.match(/#[\da-f]{3,8}\b/gi);
  expect(new Set(used)).toEqual(new Set(Object.values(MAIL_COLORS)));
});
