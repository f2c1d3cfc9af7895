import type { ShownCard, SiteIdentity } from './previewContent';
import { FindingList } from './FindingList';
import { layoutOf } from './pageStyles';
import type { Part } from './pageStyles';
import { networkId } from './networkId';

interface NetworkCardProps {
  readonly shown: ShownCard;
  readonly site: SiteIdentity;
  /** The page's address. */
  readonly address: string;
}

/** A network's card as it draws it, with what there is to say of it. */
export function NetworkCard({ shown, site, address }: NetworkCardProps) {
  const { card, image } = shown;
  const { look, parts } = layoutOf(card.network);
  const words: Readonly<Record<Exclude<Part, 'image' | 'icon'>, string>> = {
    siteName: site.name,
    address,
    host: new URL(address).host,
    title: card.title || '(aucun)',
    description: card.description,
  };
  const id = networkId(card.network);
  return (
    <article id={id} aria-labelledby={`${id}-titre`} data-part="">
      <h2 id={`${id}-titre`}>{card.network}</h2>
      <div className={`card ${look}`}>
        {parts.map((part) => {
          if (part === 'image') return <Picture key={part} address={image} />;
          if (part === 'icon') return <Icon key={part} address={site.icon} />;
          return words[part] === '' ? null : (
            <p key={part} className={part}>
              {words[part]}
            </p>
          );
        })}
      </div>
      <FindingList findings={card.findings} />
    </article>
  );
}

interface PictureProps {
  readonly address: string | undefined;
}

function Picture({ address }: PictureProps) {
  if (address === undefined) return null;
  return (
    <div className="image">
      <img src={address} alt="Image de partage" />
    </div>
  );
}

function Icon({ address }: PictureProps) {
  return address === undefined ? null : <img className="icon" src={address} alt="" />;
}
