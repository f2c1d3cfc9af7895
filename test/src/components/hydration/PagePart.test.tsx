import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { use, useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { PagePart } from '#src/components/hydration/PagePart.tsx';
import { directLinks } from '#src/content/directContact.ts';
import { PART_ERROR_TITLE } from '#src/content/partError.ts';

const error = new Error('There is no such figure.');

/** A part that fails at the third press of its button. */
function Counter({ name }: { name: string }) {
  const [presses, setPresses] = useState(0);
  if (presses === 3) throw error;
  return <button onClick={() => setPresses(presses + 1)}>{`${name} ${presses}`}</button>;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Two parts of a page, the second with a counter. */
const pageWith = (first: ReactNode) => (
  <>
    <PagePart id="un">{first}</PagePart>
    <PagePart id="deux">
      <Counter name="Deux" />
    </PagePart>
  </>
);

/** Shows the markup of parts, as a document has it before hydration; returns its container. */
function showPrerendered(parts: ReactNode): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderToString(parts);
  document.body.append(container);
  return container;
}

test('a part that throws fails alone, says so in its place with the contacts, and is reported', () => {
  const onCaughtError = jest.fn();
  render(pageWith(<Counter name="Un" />), { onCaughtError });
  press('Deux 0');
  for (const presses of [0, 1, 2]) press(`Un ${presses}`);
  const alert = screen.getByRole('alert');
  // Links to the part still lead there.
  expect(alert).toHaveAttribute('id', 'un');
  expect(within(alert).getByText(PART_ERROR_TITLE)).toHaveAttribute('lang', 'en');
  const hrefs = within(alert)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(directLinks.map(({ href }) => href));
  press('Deux 1');
  expect(screen.getByRole('button', { name: 'Deux 2' })).toBeInTheDocument();
  expect(onCaughtError).toHaveBeenCalledWith(error, expect.anything());
});

test('a part is live while another is still to hydrate', async () => {
  let isReady = true;
  const code = new Promise(() => undefined);
  function Late() {
    if (!isReady) use(code);
    return <p>En attente</p>;
  }
  const page = pageWith(<Late />);
  const container = showPrerendered(page);
  isReady = false;
  // React warns of what waits inside an `act` that nobody awaits.
  await act(() => Promise.resolve(render(page, { container, hydrate: true })));
  press('Deux 0');
  expect(screen.getByRole('button', { name: 'Deux 1' })).toBeVisible();
  expect(screen.getByText('En attente')).toBeVisible();
});

test('a part that throws only in the browser, as it hydrates, says so in its place, and the others are live', () => {
  let isInBrowser = false;
  function Failing() {
    if (isInBrowser) throw error;
    return <p>Chiffres</p>;
  }
  const page = pageWith(<Failing />);
  const container = showPrerendered(page);
  const found = screen.getByRole('button', { name: 'Deux 0' });
  isInBrowser = true;
  const onCaughtError = jest.fn();
  render(page, { container, hydrate: true, onCaughtError });
  expect(screen.getByRole('alert')).toHaveAttribute('id', 'un');
  expect(screen.queryByText('Chiffres')).not.toBeInTheDocument();
  expect(found).toBeInTheDocument();
  press('Deux 0');
  expect(screen.getByRole('button', { name: 'Deux 1' })).toBeVisible();
  expect(onCaughtError).toHaveBeenCalledWith(error, expect.anything());
});
