import type { ReactNode } from 'react';
import type { Card } from '../rules/cards';
import type { Finding } from '../rules/finding';
import type { Part } from '../rules/platforms';
import type { ShownPreview } from './previewContent';

interface PlatformCardProps {
  readonly card: Card;
  readonly shown: ShownPreview;
}

/** A card as its platform draws it, with its findings. */
export function PlatformCard({ card, shown }: PlatformCardProps) {
  const { id, name, order } = card.platform;
  const { url } = shown.preview;
  const parts: Readonly<Record<Part, ReactNode>> = {
    image: card.image && <img src={shown.image} alt="Image de partage" />,
    icon: shown.icon && <img src={shown.icon} alt="" />,
    siteName: shown.siteName,
    url,
    host: new URL(url).host,
    title: card.title || '(aucun)',
    description: card.description,
  };
  return (
    <article id={id} aria-labelledby={`${id}-titre`}>
      <h2 id={`${id}-titre`}>{name}</h2>
      <div className="card">
        {order
          .filter((part) => Boolean(parts[part]))
          .map((part) => (
            <div key={part} className={part}>
              {parts[part]}
            </div>
          ))}
      </div>
      <FindingList findings={card.findings} />
    </article>
  );
}

interface FindingListProps {
  readonly findings: readonly Finding[];
}

export function FindingList({ findings }: FindingListProps) {
  if (findings.length === 0) return <p>Rien à signaler.</p>;
  return (
    <ul className="findings">
      {findings.map(({ severity, message, source }, index) => (
        <li key={index} className={severity}>
          <strong>{severity === 'error' ? 'Erreur' : 'Attention'}</strong> <span>{message}</span>
          <small>{source}</small>
        </li>
      ))}
    </ul>
  );
}
