import { SHARE_PREVIEW_PATH } from '../sharePreviewPath';
import { countOf, countSentence, plural } from '../rules/finding';
import { allFindings } from '../rules/previewPage';
import { FindingList, PlatformCard } from './PlatformCard';
import type { PreviewContent, ShownPreview } from './previewContent';

interface PreviewProps {
  readonly content: PreviewContent;
}

export function PreviewDocument({ content }: PreviewProps) {
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Aperçu des partages</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href={`${SHARE_PREVIEW_PATH}/page.css`} />
        <script type="module" src={`${SHARE_PREVIEW_PATH}/page.js`} />
      </head>
      <body>
        <PreviewBody content={content} />
      </body>
    </html>
  );
}

/** page.js updates the elements with role="status", and <main>. */
export function PreviewBody({ content: { problem, shown } }: PreviewProps) {
  return (
    <>
      <p id="connexion" className="problem" hidden>
        La construction locale ne répond plus : relancez <code>npm start</code>, l’aperçu reprendra
        seul.
      </p>
      <p className="problem" role="status">
        {problem}
      </p>
      <header>
        <h1>Aperçu des partages</h1>
        <p>
          Ce que moteurs et réseaux montreront de la page, d’après les règles de{' '}
          <code>npm run check:meta</code>. Enregistrez <code>src/content/brand.ts</code> ou{' '}
          <code>src/content/meta.ts</code> : l’aperçu suit.
        </p>
        <p id="verdict" role="status">
          {shown && <Verdict shown={shown} />}
          {!shown &&
            !problem &&
            'La première construction est en cours. L’aperçu s’affichera ici tout seul.'}
        </p>
      </header>
      <main>{shown && <Preview shown={shown} />}</main>
    </>
  );
}

const sentences = {
  error: 'À corriger avant de publier.',
  warning: 'À améliorer.',
  sound: 'Rien à corriger.',
};

interface ShownProps {
  readonly shown: ShownPreview;
}

/** What `npm run check:meta` says in its last line and by its exit code. */
function Verdict({ shown }: ShownProps) {
  const findings = allFindings(shown.preview);
  const hasError = findings.some(({ severity }) => severity === 'error');
  const worst = hasError ? 'error' : findings.length > 0 ? 'warning' : 'sound';
  return (
    <span className={worst}>
      <strong>{sentences[worst]}</strong> <span>{countSentence(findings)}.</span>
    </span>
  );
}

function Preview({ shown }: ShownProps) {
  const { findings, cards } = shown.preview;
  return (
    <>
      <nav aria-label="Réseaux">
        <ul>
          {cards.map(({ platform: { id, name }, findings: own }) => (
            <li key={id}>
              <a href={`#${id}`}>
                {name}
                {countOf(own, 'error') > 0 && (
                  <em className="error"> {plural(countOf(own, 'error'), 'erreur')}</em>
                )}
                {countOf(own, 'warning') > 0 && (
                  <em> {plural(countOf(own, 'warning'), 'avertissement')}</em>
                )}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-labelledby="general-titre">
        <h2 id="general-titre">Pour tous les réseaux</h2>
        <FindingList findings={findings} />
      </section>
      <div className="cards">
        {cards.map((card) => (
          <PlatformCard key={card.platform.id} card={card} shown={shown} />
        ))}
      </div>
    </>
  );
}
