import { apacheConfig } from '../../../../src/site/hosts/apacheConfig';
import { someHeaders } from './someHeaders';

test('escapes quotes, backslashes and percent signs', () => {
  const headers = { ...someHeaders({}), everywhere: { 'X-Test': '50 % of "all" \\' } };
  expect(apacheConfig(headers, [])).toContain(
    String.raw`Header always set X-Test "50 %% of \"all\" \\"`,
  );
});
