import { result } from '#src/content/result.ts';
import { fieldWords } from '../../support/sampleRequest';

test('the result of a rejected native post names each field', () => {
  const { text } = result.pages.rejected;
  for (const field of Object.values(fieldWords)) expect(text).toContain(field);
});
