import { localFunctionEnvironment } from '#supabase/local/function/environment.ts';

const urls = {
  databaseUrl: 'postgres://local',
  smtpUrl: 'smtp://local',
  allowedOrigins: ['http://localhost:8080', 'http://127.0.0.1:8080'],
  pageUrl: 'http://localhost:8080/',
};

test('has a working value for every variable', () => {
  expect(localFunctionEnvironment(urls, { SMTP_URL: '' })).toEqual({
    SUPABASE_DB_URL: 'postgres://local',
    SMTP_URL: 'smtp://local',
    CONTACT_TO: expect.stringMatching(/@.+\.example$/) as unknown,
    CONTACT_FROM: expect.stringMatching(/@.+\.example$/) as unknown,
    ALLOWED_ORIGINS: 'http://localhost:8080,http://127.0.0.1:8080',
    PAGE_URL: 'http://localhost:8080/',
    RETRY_SECRET: expect.stringMatching(/.{16}/) as unknown,
    IP_HASH_SECRET: expect.stringMatching(/.{16}/) as unknown,
  });
});

test('prefers what the caller sets', () => {
  const caller = { SMTP_URL: 'smtps://real', CONTACT_DB_URL: 'postgres://pooler' };
  expect(localFunctionEnvironment(urls, caller)).toMatchObject({
    ...caller,
    SUPABASE_DB_URL: 'postgres://local',
  });
});
