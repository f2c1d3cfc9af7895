import { metaOf } from '../reading/pageHead';
import type { Card } from '../rules/cards';
import { countSentence, type Finding } from '../rules/finding';
import { allFindings, type SharePreview } from '../rules/previewPage';
import { SHARE_PREVIEW_PATH } from '../sharePreviewPath';

interface PreviewPageProps extends SharePreview {
  readonly builtAt: Date;
}

export function PreviewPage(preview: PreviewPageProps) {
  const { url, head, findings, cards, builtAt } = preview;
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Aperçu des partages</title>
        <link rel="stylesheet" href={`${SHARE_PREVIEW_PATH}/page.css`} />
      </head>
      <body>
        <header>
          <h1>Aperçu des partages</h1>
          <p>
            Site construit le {builtAt.toLocaleString('fr-FR')} pour {new URL(url).origin}. Après
            une modification, lancez « npm run build » et rechargez cette page.
          </p>
        </header>
        <main>
          <section aria-labelledby="findings">
            <h2 id="findings">Vérifications</h2>
            <p>{countSentence(allFindings(preview))}</p>
            <FindingList findings={findings} />
          </section>
          {cards.map((card) => (
            <article key={card.kind} aria-label={card.name}>
              <h2>{card.name}</h2>
              <CardDrawing
                card={card}
                host={new URL(url).host}
                siteName={metaOf(head, 'og:site_name')}
              />
              <FindingList findings={card.findings} />
            </article>
          ))}
        </main>
      </body>
    </html>
  );
}

interface FindingListProps {
  readonly findings: readonly Finding[];
}

function FindingList({ findings }: FindingListProps) {
  return findings.map(({ severity, message, source }) => (
    <p key={message} className={severity}>
      <strong>{severity === 'error' ? 'Erreur' : 'Attention'}</strong> {message}
      <small>{source}</small>
    </p>
  ));
}

interface CardDrawingProps {
  readonly card: Card;
  readonly host: string;
  readonly siteName: string;
}

/** The path of the image only: the development server has it, at another origin than the site's. */
function CardDrawing({ card, host, siteName }: CardDrawingProps) {
  const { kind, title, description, image } = card;
  return (
    <div className={`card ${kind}`}>
      {image && <img src={new URL(image.url).pathname} alt="Image de partage" />}
      <div className="host">{kind === 'search' ? `${siteName} ${host}` : host}</div>
      <div className="title">{title || '(aucun)'}</div>
      <div>{description}</div>
    </div>
  );
}
