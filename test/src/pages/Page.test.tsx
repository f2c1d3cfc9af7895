import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { Page } from '#src/pages/Page.tsx';
import { focus } from '../support/focus';

const pages = {
  '/': (
    <>
      <h1>Accueil</h1>
      <Link to="/texte/#second">Second alinéa</Link>
      <Link to="/#bas">Bas de page</Link>
      {/* A page that was not left has no link to return to. */}
      <a href="undefined">Sans retour</a>
      <Link to={'/texte/?mot="clos"'}>Texte cherché</Link>
      <section id="bas">
        <h2>Bas</h2>
      </section>
    </>
  ),
  '/texte/': (
    <>
      <h1>Texte</h1>
      <Link to="/">Retour à l’accueil</Link>
      <section id="second">
        <h2>Second</h2>
      </section>
    </>
  ),
};

const site = (
  <Routes>
    {Object.entries(pages).map(([path, page]) => (
      <Route key={path} path={path} element={<Page key={path}>{page}</Page>} />
    ))}
  </Routes>
);

const inBrowser = (
  <StrictMode>
    <BrowserRouter>{site}</BrowserRouter>
  </StrictMode>
);

const title = (name: string) => screen.getByRole('heading', { name });
const link = (name: string) => screen.getByRole('link', { name });

/** Follows a link as a keyboard does. */
function follow(name: string) {
  focus(link(name));
  fireEvent.click(link(name));
}

const scrollTo = jest.spyOn(window, 'scrollTo');
const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
const scrolledInto = (): unknown[] => scrollIntoView.mock.contexts;

/** Opens the first page. */
function open() {
  render(inBrowser);
  jest.clearAllMocks();
}

/** The window as the visitor has scrolled it: jsdom has no layout. */
const setScrollY = (scrollY: number) => Object.assign(window, { scrollY });

/** Moves in the history as a browser does, and waits until the router knows. */
async function move(start: () => void) {
  const hasMoved = new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
  });
  await act(async () => {
    start();
    await hasMoved;
  });
}

const goBack = () => move(() => window.history.back());

beforeEach(() => {
  setScrollY(0);
  window.history.replaceState(null, '', '/');
});

test('a link to a fragment of another page leads there, with the focus on its title, which adds no stop for the Tab key', () => {
  open();
  follow('Second alinéa');
  expect(title('Second')).toHaveFocus();
  expect(title('Second').tabIndex).toBe(-1);
  expect(scrolledInto()).toContain(document.getElementById('second'));
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a link to a fragment of the same page leads there', async () => {
  open();
  follow('Bas de page');
  await waitFor(() => expect(scrolledInto()).toContain(document.getElementById('bas')));
  expect(scrollTo).not.toHaveBeenCalled();
  expect(title('Bas')).toHaveFocus();
});

test('back opens each visit of a page where that visit was left, at the link that was followed, whatever its URL has in it', async () => {
  open();
  setScrollY(3000);
  follow('Texte cherché');
  follow('Retour à l’accueil');
  // The browser follows a link to a fragment, and its entry in the history gets no key of the router.
  await move(() => window.location.assign('#bas'));
  setScrollY(1000);
  follow('Texte cherché');
  await goBack();
  expect(link('Texte cherché')).toHaveFocus();
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 1000, behavior: 'instant' });
  await goBack();
  await goBack();
  await goBack();
  expect(link('Texte cherché')).toHaveFocus();
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 3000, behavior: 'instant' });
});
