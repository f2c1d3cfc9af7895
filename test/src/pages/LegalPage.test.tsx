import { screen, within } from '@testing-library/react';
import { paths } from '#src/content/paths.ts';
import { LegalPage } from '#src/pages/LegalPage.tsx';
import { renderPart } from '../support/render';

test('the addresses in its text are links', () => {
  const parts = [
    { title: 'Vos droits', lines: ['Écrivez à jo@ab.example, ou voyez www.cnil.fr.'] },
  ];
  const text = {
    path: paths.privacy,
    title: 'Vos données',
    description: '',
    parts,
    lastChange: '',
  };
  renderPart(<LegalPage text={text} />);
  const links = within(screen.getByRole('main')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'mailto:jo@ab.example',
    'https://www.cnil.fr',
  ]);
});
