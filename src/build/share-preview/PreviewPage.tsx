import { countFindings, type Card } from './cards';
import type { SharedPage } from './readSharedPage';
import { PREVIEWED_IMAGE_PATH, SHARE_PREVIEW_PATH } from './sharePreviewPath';

interface PreviewPageProps {
  readonly page: SharedPage;
  readonly cards: readonly Card[];
  readonly builtAt: Date;
}

export function PreviewPage({ page, cards, builtAt }: PreviewPageProps) {
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
            Site construit le {builtAt.toLocaleString('fr-FR')} pour {new URL(page.url).origin}.
            Après une modification, lancez « npm run build » et rechargez cette page.
          </p>
          <p>{countFindings(cards)}</p>
        </header>
        <main>
          {cards.map((card) => (
            <article key={card.kind} aria-label={card.name}>
              <h2>{card.name}</h2>
              <CardDrawing card={card} page={page} />
              {card.findings.map(({ message, source }) => (
                <p key={message} className="finding">
                  {message} <small>{source}</small>
                </p>
              ))}
            </article>
          ))}
        </main>
      </body>
    </html>
  );
}

interface CardDrawingProps {
  readonly card: Card;
  readonly page: SharedPage;
}

function CardDrawing({ card, page }: CardDrawingProps) {
  const { kind, title, description, hasImage } = card;
  const { host } = new URL(page.url);
  return (
    <div className={`card ${kind}`}>
      {hasImage && <img src={PREVIEWED_IMAGE_PATH} alt="Image de partage" />}
      <div className="host">{kind === 'search' ? `${page.siteName} ${host}` : host}</div>
      <div className="title">{title || '(aucun)'}</div>
      <div>{description}</div>
    </div>
  );
}
