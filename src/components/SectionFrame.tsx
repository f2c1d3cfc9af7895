import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { PropsWithChildren } from 'react';
import { sectionSpacing } from '../theme/tokens';
import { Ground } from './Ground';

type Space = Partial<Record<'xs' | 'sm' | 'md', number>>;

interface SectionFrameProps {
  /** The URL fragment that leads to the section. Its title has the id `makeTitleId(id)`. */
  id: string;
  /** The theme of a dark ground. Without one, the section stands on the page. */
  theme?: Theme;
  /** Above and below, in units of 8 px. */
  py?: Space;
  sx?: SxProps<Theme>;
}

export const makeTitleId = (id: string) => `${id}-title`;

/**
 * A section of the page, named by its title, at its distance from its neighbours. It is a container as
 * wide as the window: `100vw` would include the scrollbar.
 */
export function SectionFrame(props: PropsWithChildren<SectionFrameProps>) {
  const { id, theme, py = sectionSpacing, sx = [], children } = props;
  const section = {
    id,
    'aria-labelledby': makeTitleId(id),
    sx: [
      {
        py,
        ...balancedLines,
        containerType: 'inline-size',
        // A sheet does not end in a section that fits on the next.
        '@media print': { py: '0.75rem', breakInside: 'avoid' },
      },
      ...[sx].flat(),
    ],
    children,
  };
  return theme ? <Ground theme={theme} {...section} /> : <Box component="section" {...section} />;
}

/**
 * No text ends with one short line. Phones do without: balancing makes the layout longer that follows
 * when the font loads.
 */
const balancedLines = { textWrap: { sm: 'balance' } } as const;
