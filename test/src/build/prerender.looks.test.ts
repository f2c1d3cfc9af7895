import { colors, FONT_NAME } from '#src/theme/tokens.ts';
import { renderEdited } from '../support/renderEdited';

/** Another colour for each of the page's. */
const otherColors = Object.fromEntries(
  Object.keys(colors).map((name, rank) => [name, `#0102${String(rank + 10)}`]),
);
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
  // White is among MUI's own colours.
  const delivered = [FONT_NAME, ...Object.values(colors).filter((color) => color !== '#ffffff')];
  const html = files.map(({ content }) => content).join('');
  expect(delivered.filter((it) => html.includes(it))).toEqual([]);
});
