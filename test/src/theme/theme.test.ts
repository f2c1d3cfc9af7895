import { theme } from '#src/theme/theme.ts';

test('breakpoints are those of screens: browsers take a sheet of paper for a window as wide', () => {
  for (const width of ['sm', 'md', 700] as const) {
    expect(theme.breakpoints.up(width)).toMatch(/^@media screen and \(min-width:\d+px\)$/);
  }
});
