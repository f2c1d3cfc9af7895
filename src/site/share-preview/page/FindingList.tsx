import type { Finding } from '../rules/finding';

interface FindingListProps {
  readonly findings: readonly Finding[];
}

export function FindingList({ findings }: FindingListProps) {
  if (findings.length === 0) return <p className="nothing">Rien à signaler.</p>;
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
