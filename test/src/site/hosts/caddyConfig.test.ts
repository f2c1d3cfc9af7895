/** @jest-environment node */
import { caddyConfig } from '../../../../src/site/hosts/caddyConfig';
import { someHeaders } from './someHeaders';

test('serves the site at its address', () => {
  const text = caddyConfig(someHeaders({}), 'https://www.banclair.example', []);
  expect(text).toMatch(/^https:\/\/www\.banclair\.example \{\n/);
});

test.each(['{env.HOME}', '`'])(
  'refuses a value in which Caddy would read something: %s',
  (value) => {
    const headers = { ...someHeaders({}), everywhere: { 'X-Test': value } };
    expect(() => caddyConfig(headers, 'https://www.banclair.example', [])).toThrow(
      `Caddy would read a placeholder in: ${value}`,
    );
  },
);
