import type { Palette } from '@mui/material/styles';

/** The thumb is 32 × 40 px; its transparent border makes it a touch target of 44 px. */
const TARGET = 44;
const border = { inline: 6, block: 2 };
/** How far the middle of the thumb stays from the visible ends of the rail. */
export const THUMB_INSET = TARGET / 2 - border.inline;

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
  const rail = `(100% - ${2 * border.inline}px)`;
  return {
    display: 'block',
    // The visible thumb ends flush with the text above and below.
    width: `calc(100% + ${2 * border.inline}px)`,
    height: TARGET,
    margin: `0 -${border.inline}px`,
    // Of the mark of the focus.
    color: 'inherit',
    cursor: 'pointer',
    '&:focus-visible': { outlineOffset: -3 },
    // Forced colours would show no backgrounds: there, it looks as the browser draws it.
    '@media (forced-colors: none)': {
      appearance: 'none',
      backgroundColor: 'transparent',
      backgroundImage: `${paintLine(palette.warning.main)}, ${paintLine(palette.text.secondary)}`,
      backgroundSize: `calc(${rail} * ${share}) 14px, calc${rail} 3px`,
      backgroundPosition: `${border.inline}px center`,
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
    width: TARGET,
    height: TARGET,
    border: 'solid transparent',
    borderWidth: `${border.block}px ${border.inline}px`,
    borderRadius: 0,
    background: `${paintLine(background.default)} center / 2px 18px no-repeat, ${primary.main} padding-box`,
    pointerEvents: 'auto',
  } as const;
}
