import { useEffect } from 'react';
import { brand, emailHref, phoneHref } from '../content/brand';
import { errorPage, errorPageTitle } from '../content/errorPage';
import { meta } from '../content/meta';

/** A larger click target. */
const tall = { display: 'inline-block', padding: '0.5rem 0' };

/**
 * Plain elements only: the theme or MUI may be what failed or did not load.
 */
export function ErrorPage() {
  useEffect(() => {
    document.title = meta.error.title;
    document.documentElement.lang = 'fr';
  }, []);

  return (
    <main style={{ maxWidth: '40rem', margin: '0 auto', padding: '4rem 1.5rem' }}>
      <div role="alert">
        <h1 lang="en">{errorPageTitle}</h1>
      </div>
      <p>{errorPage.text}</p>
      <ul style={{ margin: '1em 0', paddingLeft: '2.5rem', listStyle: 'disc' }}>
        <li>
          <a href={emailHref} style={tall}>
            {brand.contact.email}
          </a>
        </li>
        <li>
          <a href={phoneHref} style={tall}>
            {brand.contact.phone}
          </a>
        </li>
      </ul>
      <button
        type="button"
        style={{ padding: '0.5rem 1rem' }}
        onClick={() => window.location.reload()}
      >
        {errorPage.reload}
      </button>
    </main>
  );
}
