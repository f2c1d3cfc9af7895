import { Drawing } from './Drawing';

/** A drawn tick in the colour of the text around it; decoration only. */
export function Tick() {
  return (
    <Drawing
      viewBox="0 0 12 12"
      sx={{
        width: '0.8em',
        height: '0.8em',
        flex: 'none',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
      }}
    >
      <path d="m1.5 6.5 3 3 6-7.5" />
    </Drawing>
  );
}
