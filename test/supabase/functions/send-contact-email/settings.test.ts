import { RESPONSE_HOURS } from '#supabase/functions/_shared/contract.ts';
import { readSettings } from '#supabase/functions/send-contact-email/settings.ts';

const complete: Readonly<Record<string, string>> = {
  SUPABASE_DB_URL: 'postgresql://user:secret@db.example:5432/postgres',
  SMTP_URL: 'smtps://user:secret@mail.example:465',
  CONTACT_TO: 'demo@solveo.example',
  CONTACT_FROM: 'Site <site@solveo.example>',
  ALLOWED_ORIGINS: 'https://www.solveo.example, http://localhost:8080/,',
  PAGE_URL: 'https://www.solveo.example/',
  RETRY_SECRET: 'the secret of /retry',
  IP_HASH_SECRET: 'the secret of addresses',
  FOLLOW_UP_SECRET: 'the secret of links',
};

function read(changes: Record<string, string | undefined>) {
  const environment: Record<string, string | undefined> = { ...complete, ...changes };
  return readSettings((name) => environment[name]);
}

test('drops trailing slashes of origins, and has the documented defaults', () => {
  expect(read({})).toMatchObject({
    allowedOrigins: ['https://www.solveo.example', 'http://localhost:8080'],
    rateLimitPerHour: 20,
    mailCeilingPerHour: 500,
    trustedProxies: 1,
    answerHours: RESPONSE_HOURS,
  });
});

test.each([
  ['CONTACT_DB_URL', 'postgres://user:secret@pooler.example:6543/postgres', 'databaseUrl'],
  ['CONTACT_FROM', '"Site (vitrine)" <site@société.fr>', 'contactFrom'],
  ['SMTP_URL', 'smtps://user%40mail.example:s%2Fe%23c%25ret@mail.example:465', 'smtpUrl'],
  ['CONTACT_TO', 'demo@solveo.example, Zoé Été <zoe@solveo.example>, a@b.fr', 'contactTo'],
  ['SMTP_URL', 'smtp://127.0.0.1:25', 'smtpUrl'],
  ['RETRY_SECRET', '16 characters ok', 'retrySecret'],
  ['PAGE_URL', 'https://www.solveo.example/fr/?a=b', 'pageUrl'],
  ['HEALTH_ANSWERS', '0', 'answerHours', null],
  ['HEALTH_ANSWERS', '1', 'answerHours', RESPONSE_HOURS],
])('accepts %s when it is %s', (name, value, setting, meaning: unknown = value) => {
  expect(read({ [name]: ` ${value} ` })).toMatchObject({ [setting]: meaning });
});

test.each([
  ['site@solveo.example', 'site@solveo.example'],
  ['Site <site@solveo.example>', 'demo@solveo.example, Vente <Site@Solveo.example>'],
])('throws when %s would mail itself, since replies would not reach the prospect', (from, to) => {
  const isRefused = () => read({ CONTACT_FROM: from, CONTACT_TO: to });
  expect(isRefused).toThrow(/CONTACT_FROM is also in CONTACT_TO: .*Reply-To/);
  expect(isRefused).not.toThrow(/site@/i);
});

test.each(Object.keys(complete))('throws naming %s when it is missing or empty', (name) => {
  expect(() => read({ [name]: undefined })).toThrow(`${name} is missing`);
  expect(() => read({ [name]: '  ' })).toThrow(`${name} is missing`);
});

test.each([
  ['SUPABASE_DB_URL', 'https://secret.example'],
  ['CONTACT_DB_URL', 'secret'],
  ['SMTP_URL', 'secret.example:465'],
  ['ALLOWED_ORIGINS', 'https://ok.example,secret'],
  ['ALLOWED_ORIGINS', ' , '],
  ['RETRY_SECRET', 'short secret'],
  ['PAGE_URL', 'javascript:secret'],
  ['CONTACT_FROM', 'secret'],
  ['CONTACT_FROM', 'Site <a@secret.example>\r\nBcc: b@secret.example'],
  ['SMTP_URL', 'smtps://user:12/secret@mail.example:465'],
  ['SMTP_URL', 'smtps://user:#secret@mail.example:465'],
  ['SMTP_URL', 'smtps://user:secret%@mail.example:465'],
  ['CONTACT_TO', 'demo@solveo.example, secret'],
  ['RATE_LIMIT_PER_HOUR', '0'],
  ['MAIL_CEILING_PER_HOUR', '1.5'],
  ['TRUSTED_PROXIES', '1234567890'],
  ['HEALTH_ANSWERS', 'secret'],
])('throws naming %s, but not its value, when it is %s', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(name);
  expect(() => read({ [name]: value })).not.toThrow('secret');
});
