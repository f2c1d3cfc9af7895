import { screen } from '@testing-library/react';
import { expectConsoleError } from '../../setup/consoleGuard';
import { preloadPages } from '../../../src/pages/preloadPages';
import { renderSite } from '../support/render';

beforeAll(preloadPages);

const levels = () =>
  screen.getAllByRole('heading', { hidden: true }).map(({ tagName }) => Number(tagName.slice(1)));

describe.each([
  ['the landing page', '/', 20],
  ['the page for an unknown address', '/inconnue', 1],
])('the headings of %s', (_page, path, atLeast) => {
  beforeEach(() => {
    if (path !== '/') expectConsoleError(/404: no page/);
    renderSite(path);
  });

  it('begin with the only one of the first level', () => {
    expect(levels()[0]).toBe(1);
    expect(levels().filter((level) => level === 1)).toHaveLength(1);
  });

  it('go down one level at a time', () => {
    expect(levels().length).toBeGreaterThanOrEqual(atLeast);
    const descents = levels().map((level, index) => level - (levels()[index - 1] ?? 0));
    expect(descents.filter((descent) => descent > 1)).toEqual([]);
  });
});
