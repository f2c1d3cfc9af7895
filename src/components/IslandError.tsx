import { directLinks } from '../content/directContact';
import { ISLAND_ERROR_TITLE, islandError } from '../content/islandError';

/** Makes a link a larger click target. */
const tall = { display: 'inline-block', padding: '0.5rem 0' };

/** Stands in for a part that has failed. Plain elements only: the theme or MUI may be what failed. */
export function IslandError() {
  return (
    <div role="alert" style={{ display: 'grid', gap: '1em', padding: '2.5rem 0' }}>
      <p lang="en" style={{ fontWeight: 'bold' }}>
        {ISLAND_ERROR_TITLE}
      </p>
      <p>{islandError.text}</p>
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
