import { Drawing } from '../../components/Drawing';
import type { TrustBadge } from '../../content/sections/trust';

const drawings: Record<TrustBadge['id'], string> = {
  certified: 'M24 6 40 12v12c0 9-6.5 15-16 18C14.5 39 8 33 8 24V12ZM16.5 24l5.5 5.5L32 18.5',
  psd2: 'M6 20 24 8l18 12ZM10 20v16M19 20v16M29 20v16M38 20v16M6 40h36',
  provider: 'M8 8h14v14H8ZM26 8h14v14H26ZM8 26h14v14H8ZM26 33l5 5 9-11',
  europe: 'M24 6a18 18 0 1 0 0 36 18 18 0 0 0 0-36ZM6 24h36M24 6c7 6 7 30 0 36M24 6c-7 6-7 30 0 36',
};

interface TrustEmblemProps {
  name: TrustBadge['id'];
}

/** Drawn for this page: the logos of third parties would need their permission. */
export function TrustEmblem({ name }: TrustEmblemProps) {
  return (
    <Drawing
      viewBox="0 0 48 48"
      sx={{
        width: 48,
        height: 48,
        gridRow: 'span 2',
        fill: 'none',
        color: 'success.main',
        stroke: 'currentColor',
        strokeWidth: 1.75,
        strokeLinejoin: 'round',
      }}
    >
      <path d={drawings[name]} />
    </Drawing>
  );
}
