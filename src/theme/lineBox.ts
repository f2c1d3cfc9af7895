import type { Theme } from '@mui/material/styles';
import { BOX_RADIUS } from './emptyBox';
import { tick } from './tick';

export interface LineBoxProps {
  ownerState: { isOpen: boolean };
}

/** Styles of a box that stands for a line: amber and dashed while it is open, then green, with a tick. */
export const lineBox = ({ palette }: Theme) => ({
  display: 'grid',
  placeItems: 'center',
  border: '2px solid',
  borderRadius: `${BOX_RADIUS}px`,
  variants: [
    {
      props: ({ ownerState }: LineBoxProps) => ownerState.isOpen,
      style: {
        borderStyle: 'dashed',
        backgroundColor: palette.warning.light,
        color: palette.warning.main,
      },
    },
    {
      props: ({ ownerState }: LineBoxProps) => !ownerState.isOpen,
      style: {
        backgroundColor: palette.success.light,
        color: palette.success.main,
        '&::before': tick,
      },
    },
  ],
});
