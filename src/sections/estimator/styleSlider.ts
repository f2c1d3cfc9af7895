import type { Palette } from '@mui/material/styles';

/** The width and height of the thumb, in pixels. */
export const THUMB = 44;

const paintLine = (color: string) => `linear-gradient(${color}, ${color})`;

/**
 * Styles a native slider as a line on which a bar grows up to the thumb: amber, as the time before
 * in the customer case.
 *
 * @param palette of the ground
 * @param share where the thumb is, from 0 to 1
 * @param isHydrated whether the page handles taps on the rail
 */
export function styleSlider(palette: Palette, share: number, isHydrated: boolean) {
  const thumb = styleThumb(palette);
  return {
    display: 'block',
    width: '100%',
    height: THUMB,
    margin: 0,
    // Of the mark of the focus.
    color: 'inherit',
    cursor: 'pointer',
    '&:focus-visible': { outlineOffset: -3 },
    // Forced colours would show no backgrounds: there, it looks as the browser draws it.
    '@media (forced-colors: none)': {
      appearance: 'none',
      backgroundColor: 'transparent',
      backgroundImage: `${paintLine(palette.warning.main)}, ${paintLine(palette.text.secondary)}`,
      backgroundSize: `${100 * share}% 14px, 100% 3px`,
      backgroundPosition: '0 center',
      backgroundRepeat: 'no-repeat',
      '&::-webkit-slider-thumb': thumb,
      // Emotion reports a rule that the browser cannot parse as an error, in development.
      '@supports selector(::-moz-range-thumb)': { '&::-moz-range-thumb': thumb },
    },
    touchAction: 'pan-y pinch-zoom',
    // A finger that scrolls the page over the rail would move the thumb at its first touch. Before
    // hydration nothing else takes a tap.
    '@media (forced-colors: none) and (pointer: coarse)': {
      pointerEvents: isHydrated ? 'none' : undefined,
    },
  } as const;
}

function styleThumb({ background, primary }: Palette) {
  return {
    appearance: 'none',
    boxSizing: 'border-box',
    width: THUMB,
    height: THUMB,
    border: 0,
    borderRadius: 0,
    background: `${paintLine(background.default)} center / 2px 18px no-repeat ${primary.main}`,
    pointerEvents: 'auto',
  } as const;
}
