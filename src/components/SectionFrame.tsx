import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { PropsWithChildren } from 'react';
import { WIDE_OR_PAPER } from '../theme/pageGrid';
import { SECTION_SPACE } from '../theme/tokens';
import { Ground } from './Ground';

interface SectionFrameProps {
  /** The URL fragment that leads to the section. Its title has the id `makeTitleId(id)`. */
  id: string;
  /** The theme of a dark ground. Without one, the section stands on the page. */
  theme?: Theme;
  /** Without space above and below: what it contains has its own. */
  isFlush?: boolean;
  sx?: SxProps<Theme>;
}

export const makeTitleId = (id: string) => `${id}-title`;

/**
 * A section of the page, named by its title, at its distance from its neighbours. In wide windows and on
 * paper it is a container as wide as the page: `100vw` would include the scrollbar. And no text ends with
 * one short line. On phones, where `cqi` is then a part of the window's width, both would make layout
 * longer, also the one that follows when the font loads.
 */
export function SectionFrame(props: PropsWithChildren<SectionFrameProps>) {
  const { id, theme, isFlush, sx = [], children } = props;
  const section = {
    id,
    'aria-labelledby': makeTitleId(id),
    sx: [
      {
        paddingBlock: isFlush ? 0 : SECTION_SPACE,
        [WIDE_OR_PAPER]: { containerType: 'inline-size', textWrap: 'balance' },
        // A sheet does not end in a section that fits on the next.
        '@media print': { paddingBlock: '0.75rem', breakInside: 'avoid' },
      },
      ...[sx].flat(),
    ],
    children,
  };
  return theme ? <Ground theme={theme} {...section} /> : <Box component="section" {...section} />;
}
