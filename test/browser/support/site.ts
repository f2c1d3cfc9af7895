/** The built site and its own backend, which serveSite.ts starts and playwright.config.ts names. */
const { SITE_UNDER_TEST, DATABASE_UNDER_TEST, MAILBOX_UNDER_TEST } = process.env;

export const site = {
  url: SITE_UNDER_TEST ?? '',
  databaseUrl: DATABASE_UNDER_TEST ?? '',
  mailCatcherUrl: MAILBOX_UNDER_TEST ?? '',
};
