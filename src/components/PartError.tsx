import { directLinks } from '../content/directContact';
import { PART_ERROR_TITLE, partError } from '../content/partError';
import { PAGE_MARGIN } from '../theme/tokens';

/** Makes a link a larger click target. */
const tall = { display: 'inline-block', padding: '0.5rem 0' };

interface PartErrorProps {
  /** The URL fragment of the part. */
  id: string;
}

/** Stands in for a part that has failed. Plain elements only: the theme or MUI may be what failed. */
export function PartError({ id }: PartErrorProps) {
  return (
    <div
      id={id}
      role="alert"
      style={{ display: 'grid', gap: '1em', padding: `2.5rem ${PAGE_MARGIN}` }}
    >
      <p lang="en" style={{ fontWeight: 'bold' }}>
        {PART_ERROR_TITLE}
      </p>
      <p>{partError.text}</p>
      {directLinks.map(({ href, label }) => (
        <p key={href}>
          <a href={href} style={tall}>
            {label}
          </a>
        </p>
      ))}
    </div>
  );
}
