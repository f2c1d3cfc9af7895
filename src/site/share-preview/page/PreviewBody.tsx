import type { PreviewContent, ShownPreview } from './previewContent';
import { FindingList } from './FindingList';
import { NetworkCard } from './PlatformCard';
import { NetworkLinks } from './PlatformLinks';
import { Verdict } from './Verdict';

interface PreviewBodyProps {
  readonly content: PreviewContent;
}

/** What page.js keeps up to date: it replaces the content of each `data-part` that has changed. */
export function PreviewBody({ content: { problem, isWaiting, shown } }: PreviewBodyProps) {
  return (
    <>
      <p id="connexion" className="problem" role="status" hidden>
        La construction locale ne répond plus : relancez <code>npm start</code>, l’aperçu reprendra
        seul.
      </p>
      <p id="probleme" className="problem" role="status" data-part="">
        {problem}
      </p>
      <header>
        <h1>Aperçu des partages</h1>
        <p>
          Ce que moteurs et réseaux montreront de la page, d’après les règles de{' '}
          <code>npm run check:meta</code>. Enregistrez <code>src/content/brand.ts</code> ou{' '}
          <code>src/content/meta.ts</code> : l’aperçu suit.
        </p>
        <p id="verdict" role="status" data-part="">
          {shown && <Verdict preview={shown.preview} />}
        </p>
      </header>
      <main>
        <p id="attente" className="waiting" role="status" data-part="">
          {isWaiting &&
            'La première construction est en cours. L’aperçu s’affichera ici tout seul.'}
        </p>
        {shown && <Cards shown={shown} />}
      </main>
    </>
  );
}

interface CardsProps {
  readonly shown: ShownPreview;
}

function Cards({ shown: { preview, site, cards } }: CardsProps) {
  return (
    <>
      <nav id="reseaux" aria-label="Réseaux" data-part="">
        <NetworkLinks cards={preview.cards} />
      </nav>
      <section id="general" aria-labelledby="general-titre" data-part="">
        <h2 id="general-titre">Pour tous les réseaux</h2>
        <FindingList findings={preview.findings} />
      </section>
      <div className="cards">
        {cards.map((shown) => (
          <NetworkCard
            key={shown.card.network}
            shown={shown}
            site={site}
            address={preview.address}
          />
        ))}
      </div>
    </>
  );
}
