import { load } from 'cheerio';
import { minifyStyles } from '#src/build/minifyStyles.ts';
import { colors, FONT_NAME } from '#src/theme/tokens.ts';
import { renderEdited } from '../support/renderEdited';

/** Another colour for each of the page's. */
const otherColors = Object.fromEntries(
  Object.keys(colors).map((name, rank) => [name, `#0102${String(rank + 10)}`]),
);
/** White and black are among MUI's own colours. */
const IN_MUI = /^#(f{3}|f{6}|0{3}|0{6})$/i;
const OTHER_FONT = 'Lexend';

test('an owner’s colours and font replace the delivered ones in every document', async () => {
  const files = await renderEdited(() => {
    const tokens = jest.requireActual<object>('#src/theme/tokens.ts');
    jest.doMock('#src/theme/tokens.ts', () => ({
      ...tokens,
      colors: otherColors,
      FONT_NAME: OTHER_FONT,
      FONT_FAMILY: `'${OTHER_FONT}', sans-serif`,
    }));
    jest.doMock('#src/theme/fontMetricOverrides.json', () => ({ [OTHER_FONT]: [] }));
    return Promise.resolve();
  });
  const delivered = [FONT_NAME, ...Object.values<string>(colors)].filter((it) => !IN_MUI.test(it));
  const html = files.map(({ content }) => content).join('');
  expect(delivered.filter((it) => html.includes(it))).toEqual([]);
});

/** Safari has had it without a prefix since version 12.1, which lightningcss does not know. */
const NEEDS_NO_PREFIX = '-webkit-text-decoration-color';

const prefixedIn = (styles: string) => styles.match(/-(?:webkit|moz)-[a-z-]+(?=:)/g) ?? [];

test('styles have every vendor prefix that the build would add: those that the browser inserts after a navigation get none', async () => {
  const files = await renderEdited(() => {
    jest.doMock('#src/build/minifyStyles.ts', () => ({ minifyStyles: (css: string) => css }));
    return Promise.resolve();
  });
  const styles = files.flatMap(({ content }) => {
    const $ = load(content);
    const elements = $('style').toArray();
    return elements.map((element) => $(element).text());
  });
  const written = new Set([...styles.flatMap(prefixedIn), NEEDS_NO_PREFIX]);
  const added = styles.map(minifyStyles).flatMap(prefixedIn);
  // Every owner's links have it: the build does add prefixes.
  expect(added).toContain(NEEDS_NO_PREFIX);
  expect(added.filter((name) => !written.has(name))).toEqual([]);
});
