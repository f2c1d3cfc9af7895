import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import type { SxProps, Theme } from '@mui/material/styles';

interface RuledListProps {
  items: readonly { id: string; text: string }[];
  /** Looks of each item. */
  itemSx?: SxProps<Theme>;
}

/** A list between rules. */
export function RuledList({ items, itemSx = [] }: RuledListProps) {
  return (
    <List
      sx={{ mt: 3, p: 0, borderTop: 1, borderColor: 'divider', '@media print': { columns: 2 } }}
    >
      {items.map(({ id, text }) => (
        <ListItem key={id} divider disableGutters sx={[{ py: '10px' }, ...[itemSx].flat()]}>
          {text}
        </ListItem>
      ))}
    </List>
  );
}
