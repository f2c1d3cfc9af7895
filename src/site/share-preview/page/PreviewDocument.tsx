import { PreviewBody } from './PreviewBody';
import { SHARE_PREVIEW_PATH } from '../sharePreviewPath';
import type { PreviewContent } from './previewContent';

interface PreviewDocumentProps {
  readonly content: PreviewContent;
}

export function PreviewDocument({ content }: PreviewDocumentProps) {
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
