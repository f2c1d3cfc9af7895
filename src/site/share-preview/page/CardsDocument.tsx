import { CardsBody } from './CardsBody';
import { CARDS_PATH } from './cardsPath';
import type { CardsView } from './cardsView';

interface CardsDocumentProps {
  readonly view: CardsView;
}

export function CardsDocument({ view }: CardsDocumentProps) {
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Aperçu des partages</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href={`${CARDS_PATH}/page.css`} />
        <script type="module" src={`${CARDS_PATH}/page.js`} />
      </head>
      <body>
        <CardsBody view={view} />
      </body>
    </html>
  );
}
