import { allFindings, countOf, countSentence } from '../rules/findingCounts';
import type { SharePreview } from '../rules/previewPage';

interface VerdictProps {
  readonly preview: SharePreview;
}

/** What the terminal says in its last line and by its exit code. */
export function Verdict({ preview }: VerdictProps) {
  const findings = allFindings(preview);
  const worst = (['error', 'warning'] as const).find((severity) => countOf(findings, severity) > 0);
  return (
    <span className={worst ?? 'sound'}>
      <strong>{sentences[worst ?? 'sound']}</strong> <span>{countSentence(findings)}.</span>
    </span>
  );
}

const sentences = {
  error: 'À corriger avant de publier.',
  warning: 'À améliorer.',
  sound: 'Rien à corriger.',
};
