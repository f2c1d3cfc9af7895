import { directLinks } from '../../content/directContact';
import { PART_ERROR_TITLE, partError } from '../../content/partError';
import { PAGE_WIDTH } from '../../theme/tokens';

/** Makes a link a larger click target. */
const tall = { display: 'block', padding: '0.5rem 0', color: 'inherit' };

interface PartErrorProps {
  /** The URL fragment of the part. */
  id: string;
}

/** Stands in for a part that has failed. Elements of HTML only: the theme or MUI may be what failed. */
export function PartError({ id }: PartErrorProps) {
  return (
    <div id={id} role="alert" style={{ padding: `1.5rem max(16px, 50% - ${PAGE_WIDTH / 2}px)` }}>
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
