import { styled } from '@mui/material/styles';
import type { Explanation } from '../content/facts';

interface ExplanationsProps {
  items: readonly Explanation[];
}

/** What the owner explains, each under its title. */
export function Explanations({ items }: ExplanationsProps) {
  if (items.length === 0) return null;
  return (
    <Columns>
      {items.map(({ title, text }) => (
        <div key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      ))}
    </Columns>
  );
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  marginTop: 32,
  '& > div': { borderTop: `1px solid ${theme.palette.divider}`, paddingTop: 16 },
  '& p': { marginTop: 6, color: theme.palette.text.secondary },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    marginTop: 48,
    // One alone fills the row: its title on the left, its text beside it.
    '& > :only-child': {
      gridColumn: '1 / -1',
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: 'inherit',
      '& p': { gridColumn: '2 / -1', margin: 0 },
    },
  },
}));
