import type { Finding } from '../rules/finding';
import { sourceWords } from '../rules/source';

interface FindingListProps {
  readonly findings: readonly Finding[];
}

export function FindingList({ findings }: FindingListProps) {
  if (findings.length === 0) return <p className="nothing">Rien à signaler.</p>;
  return (
    <ul className="findings">
      {findings.map((finding, index) => (
        <li key={index} className={finding.severity}>
          <strong>{finding.severity === 'error' ? 'Erreur' : 'Attention'}</strong>{' '}
          <span>{finding.message}</span>
          <small>{sourceWords(finding)}</small>
        </li>
      ))}
    </ul>
  );
}
