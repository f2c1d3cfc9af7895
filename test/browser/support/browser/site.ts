/** The built site, one for all test files (test/setup/startBrowserAndSite.ts). */
export const site = {
  get url(): string {
    return process.env.SITE_UNDER_TEST ?? '';
  },
};
