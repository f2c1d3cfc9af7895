import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectConsoleError } from '../../setup/consoleGuard';
import { renderSite } from '../support/render';
import { named } from '../support/words';

/** One part of the real page throws: the footer, which reads the year. */
function renderBrokenSite() {
  jest.spyOn(Date.prototype, 'getFullYear').mockImplementation(() => {
    throw new Error('Broken on purpose.');
  });
  expectConsoleError(/Broken on purpose/);
  renderSite();
}

describe('the error page, when one section throws', () => {
  beforeEach(renderBrokenSite);
  afterEach(() => jest.restoreAllMocks());

  it('has the heading that the specification names, in English, announced at once', () => {
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent(/^Unexpected Application Error!$/);
    expect(heading).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('alert')).toContainElement(heading);
  });

  it('keeps the document’s language and gives it a title', () => {
    expect(document.documentElement).toHaveAttribute('lang', 'fr');
    expect(document.title).toBe('Incident | Banclair');
  });

  it('says in French what to do and whom to contact, and nothing about the error itself', () => {
    expect(screen.getByText(/Rechargez-la ; si l’incident persiste/)).toBeVisible();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(
      expect.arrayContaining(['mailto:contact@solveo.example', 'tel:+33199001234']),
    );
    expect(document.body).not.toHaveTextContent('Broken on purpose');
  });

  it('reloads the page on a click', async () => {
    // jsdom reports that it cannot reload.
    expectConsoleError(/Not implemented: navigation/);
    await userEvent.click(screen.getByRole('button', { name: named('Recharger la page') }));
  });
});
