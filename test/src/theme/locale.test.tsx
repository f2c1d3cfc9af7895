import Alert from '@mui/material/Alert';
import { screen } from '@testing-library/react';
import { renderPart } from '../support/render';

test('MUI’s own names are French: that of the button that closes an alert', () => {
  renderPart(<Alert onClose={() => undefined}>Fermé le 14 juillet.</Alert>);
  expect(screen.getByRole('button', { name: 'Fermer' })).toBeVisible();
});
