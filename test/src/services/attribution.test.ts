import {
  attributionHeaders,
  describeAttribution,
  noteAttribution,
} from '#src/services/attribution.ts';
import { readAttribution } from '#supabase/functions/send-contact-email/request/attribution.ts';

const SITE = 'https://www.solveo.example';

test.each([
  ['nothing', '/', '', ''],
  ['campaign words', '/?utm_campaign=cl%C3%B4ture+2027&x=1', '', 'utm_campaign=cl%C3%B4ture+2027'],
  ['another site', '/', 'https://www.linkedin.com/feed?q=secret', 'referrer_host=www.linkedin.com'],
  ['an app', '/', 'android-app://com.linkedin.android/', 'referrer_host=com.linkedin.android'],
  ['the site itself', '/', `${SITE}/confidentialite/`, ''],
  ['a link before the script ran', '/mentions-legales/', `${SITE}/?utm_source=a`, 'utm_source=a'],
  ['newer words', '/?utm_source=b', `${SITE}/?utm_source=a`, 'utm_source=b'],
  ['empty words', '/?utm_source=&utm_medium=%20', '', ''],
  ['no referrer’s URL', '/', 'about', ''],
  ['bytes that are not UTF-8', '/?utm_source=%FF%', '', 'utm_source=%EF%BF%BD%25'],
])('describes %s', (_what, path, referrer, expected) => {
  expect(describeAttribution(SITE + path, referrer)).toBe(expected);
});

// Chrome has it from 120. Without it, the page's script would end before it renders anything.
test('describes another site in a browser without URL.canParse', () => {
  const { canParse } = Object.getOwnPropertyDescriptors(URL);
  Reflect.deleteProperty(URL, 'canParse');
  try {
    expect(describeAttribution(SITE, 'https://exemple.fr/')).toBe('referrer_host=exemple.fr');
  } finally {
    Object.defineProperty(URL, 'canParse', canParse);
  }
});

test('a request has a header for what led to the page, and none where nothing is known', () => {
  expect(attributionHeaders()).toEqual({});
  noteAttribution(`${SITE}/?utm_source=linkedin`, '');
  expect(attributionHeaders()).toEqual({ 'x-came-from': 'utm_source=linkedin' });
  noteAttribution(SITE, '');
  expect(attributionHeaders()).toEqual({});
});

test('stays within ASCII and a few kilobytes, and the function reads it, whatever the URL says', () => {
  const long = encodeURIComponent(`\u{1F600}\r\nSet-Cookie: a=b «·» ${'\u{1F600}'.repeat(5_000)}`);
  const names = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content'];
  const query = names.map((name) => `${name}=${long}`).join('&');
  const header = describeAttribution(`${SITE}/?${query}`, 'https://exemple.fr/');
  expect(header).toMatch(/^[\x21-\x7e]{1,6000}$/);
  const { utm_campaign, ...others } = readAttribution(new Headers({ 'x-came-from': header }));
  // 100 characters, of which a line break is two.
  expect(utm_campaign).toMatch(/^\u{1F600} Set-Cookie: a=b «·» \u{1F600}{77}$/u);
  expect(others).toEqual({
    utm_source: utm_campaign,
    utm_medium: utm_campaign,
    utm_content: utm_campaign,
    referrer_host: 'exemple.fr',
  });
});
