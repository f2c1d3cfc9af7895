import type { ReactNode } from 'react';
import { metaOf } from '../reading/pageHead';
import { countSentence, type Finding } from '../rules/finding';
import type { PlatformPreview } from '../rules/platformPreview';
import type { Part } from '../rules/platforms';
import { allFindings, type SharePreview } from '../rules/previewPage';
import { SHARE_PREVIEW_PATH } from '../sharePreviewPath';

export function PreviewPage(preview: SharePreview) {
  const { url, head, findings, previews } = preview;
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
          <p>Enregistrez src/content/brand.ts ou src/content/meta.ts : l’aperçu suit.</p>
        </header>
        <main>
          <section aria-labelledby="general">
            <h2 id="general">Pour tous les réseaux</h2>
            <p>{countSentence(allFindings(preview))}.</p>
            <FindingList findings={findings} />
          </section>
          {previews.map((each) => (
            <article key={each.platform.name} aria-label={each.platform.name}>
              <h2>{each.platform.name}</h2>
              <PlatformDrawing preview={each} url={url} siteName={metaOf(head, 'og:site_name')} />
              <FindingList findings={each.findings} />
            </article>
          ))}
        </main>
      </body>
    </html>
  );
}

interface FindingsProps {
  readonly findings: readonly Finding[];
}

function FindingList({ findings }: FindingsProps) {
  if (findings.length === 0) return <p>Rien à signaler.</p>;
  return findings.map(({ severity, message, source }) => (
    <p key={message} className={severity}>
      <strong>{severity === 'error' ? 'Erreur' : 'Attention'}</strong> {message}
      <small>{source}</small>
    </p>
  ));
}

interface PlatformDrawingProps {
  readonly preview: PlatformPreview;
  readonly url: string;
  readonly siteName: string;
}

function PlatformDrawing({ preview, url, siteName }: PlatformDrawingProps) {
  const { platform, title, description, image } = preview;
  // The page reloads when its HTML has changed (reloadOnChange.ts), thus when the image has.
  const source = image && `${new URL(image.url).pathname}?${image.bytes}`;
  const parts: Readonly<Record<Part, ReactNode>> = {
    image: source && <img src={source} alt="Image de partage" />,
    siteName,
    host: new URL(url).host,
    title: title || '(aucun)',
    description,
  };
  return (
    <div className="preview" data-platform={platform.name}>
      {platform.order
        .filter((part) => Boolean(parts[part]))
        .map((part) => (
          <div key={part} className={part}>
            {parts[part]}
          </div>
        ))}
    </div>
  );
}
