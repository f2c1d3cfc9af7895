/** @jest-environment node */
import { apacheConfig } from '../../../../src/site/hosts/apacheConfig';
import { someHeaders } from './someHeaders';

test('escapes what Apache would read something into', () => {
  const headers = { ...someHeaders({}), everywhere: { 'X-Test': '50 % of "all" \\' } };
  expect(apacheConfig(headers, [])).toContain(
    String.raw`Header always set X-Test "50 %% of \"all\" \\"`,
  );
});
