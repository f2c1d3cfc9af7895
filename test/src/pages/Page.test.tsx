import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { BrowserRouter, Link, Route, Routes, StaticRouter } from 'react-router-dom';
import { Page } from '#src/pages/Page.tsx';
import { focus } from '../support/focus';

const pages = {
  '/': (
    <>
      <h1>Accueil</h1>
      <a href="/texte/" target="_blank">
        Texte, dans un nouvel onglet
      </a>
      <Link to="/texte/">Texte</Link>
      <Link to="/texte/#second">Second alinéa</Link>
      <Link to="/#bas">Bas de page</Link>
      <section id="bas">
        <h2>Bas</h2>
      </section>
    </>
  ),
  '/texte/': (
    <>
      <h1>Texte</h1>
      <section id="second">
        <h2>Second</h2>
        <Link to="/">Accueil</Link>
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

async function goBack() {
  const arrived = new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
  });
  window.history.back();
  await act(() => arrived);
}

const scrollTo = jest.spyOn(window, 'scrollTo');
const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
const scrolledInto = (): unknown[] => scrollIntoView.mock.contexts;

/** Scrolls the window, as a reader does. */
function scroll(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
}

/** Opens the first page. */
function open() {
  render(inBrowser);
  jest.clearAllMocks();
}

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  scroll(0);
  jest.clearAllMocks();
});

describe('a document that the browser has loaded', () => {
  test.each(['/', '/#bas'])('keeps its place and its focus: %s', (url) => {
    window.history.replaceState(null, '', url);
    const container = document.createElement('div');
    container.innerHTML = renderToString(<StaticRouter location={url}>{site}</StaticRouter>);
    document.body.append(container);
    focus(link('Texte'));
    render(inBrowser, { container, hydrate: true });
    expect(link('Texte')).toHaveFocus();
    expect(scrollTo).not.toHaveBeenCalled();
    expect(scrolledInto()).toEqual([]);
    follow('Texte');
    expect(title('Texte')).toHaveFocus();
    container.remove();
  });
});

describe('a link to another page', () => {
  test('leads to its top, with the focus on its title', () => {
    open();
    scroll(3000);
    follow('Texte');
    expect(title('Texte')).toHaveFocus();
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
    expect(scrolledInto()).toEqual([]);
  });

  test('leads to what its fragment names, with the focus on the title there', () => {
    open();
    follow('Second alinéa');
    expect(title('Second')).toHaveFocus();
    expect(scrolledInto()).toContain(document.getElementById('second'));
    expect(scrollTo).not.toHaveBeenCalled();
  });

  test('adds no stop for the Tab key', () => {
    open();
    follow('Texte');
    expect(title('Texte').tabIndex).toBe(-1);
  });
});

test('a link to a fragment of the same page leads there', async () => {
  open();
  follow('Bas de page');
  await waitFor(() => expect(scrolledInto()).toContain(document.getElementById('bas')));
  expect(scrollTo).not.toHaveBeenCalled();
  expect(title('Bas')).toHaveFocus();
});

test.each(['Texte', 'Second alinéa'])(
  'the way back leads to where the page was left, with the focus on the link that was followed: %s',
  async (followed) => {
    open();
    scroll(3000);
    follow(followed);
    scroll(0);
    await goBack();
    expect(title('Accueil')).toBeInTheDocument();
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 3000, behavior: 'instant' });
    expect(link(followed)).toHaveFocus();
  },
);

test('a link to a page that was left before leads to its top', () => {
  open();
  scroll(3000);
  follow('Texte');
  follow('Accueil');
  expect(title('Accueil')).toHaveFocus();
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
});
