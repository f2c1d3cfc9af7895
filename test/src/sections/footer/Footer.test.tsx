import { fireEvent, screen } from '@testing-library/react';
import { anchors } from '#src/content/anchors.ts';
import { names } from '#src/content/names.ts';
import { navigation } from '#src/content/navigation.ts';
import { contact } from '#src/content/sections/contact.ts';
import { useDemoRequest } from '#src/sections/contact/DemoRequestProvider.tsx';
import { Footer } from '#src/sections/footer/Footer.tsx';
import { inkTheme } from '#src/theme/theme.ts';
import { renderPart } from '../../support/render';

test.each([
  ['of its own page, whose query stays', '/?utm_source=lettre', `#${anchors.contact}`],
  ['of the landing page, from another page', '/tarifs/', `/#${anchors.contact}`],
])('leads to sections %s', (_what, url, href) => {
  renderPart(<Footer />, url);
  expect(screen.getByRole('link', { name: navigation.form })).toHaveAttribute('href', href);
});

function Sender() {
  const { report } = useDemoRequest();
  return <button onClick={() => report(contact.success)}>Envoyer</button>;
}

test('the dot of the name’s « i » is dashed and amber until the request is sent, then green', () => {
  // An owner's name may have none.
  Object.assign(names, { product: 'Clair' });
  renderPart(
    <>
      <Footer />
      <Sender />
    </>,
  );
  const { warning, success } = inkTheme.palette;
  const dot = () => screen.getByText('i').firstElementChild;
  expect(dot()).toHaveStyle({ borderStyle: 'dashed', borderColor: warning.main });
  fireEvent.click(screen.getByRole('button', { name: 'Envoyer' }));
  expect(dot()).toHaveStyle({ backgroundColor: success.main });
  expect(dot()).not.toHaveStyle({ borderStyle: 'dashed' });
});
