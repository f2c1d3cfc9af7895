import { Drawing } from '../../components/Drawing';

/** A half-filled circle for what is in progress. Decoration: the text beside it says so. */
export function PendingMark() {
  return (
    <Drawing
      viewBox="0 0 12 12"
      sx={{
        width: '0.8em',
        height: '0.8em',
        color: 'warning.main',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 1.5,
      }}
    >
      <circle cx="6" cy="6" r="4.5" />
      <path d="M6 1.5a4.5 4.5 0 0 1 0 9Z" fill="currentColor" stroke="none" />
    </Drawing>
  );
}
