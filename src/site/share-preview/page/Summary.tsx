import { countOf, countSentence, plural } from '../rules/finding';
import { allFindings, type SharePreview } from '../rules/previewPage';

const sentences = {
  error: 'À corriger avant de publier.',
  warning: 'À améliorer.',
  sound: 'Rien à corriger.',
};

interface SummaryProps {
  readonly preview: SharePreview;
}

/** What the terminal says in its last line and by its exit code. */
export function Verdict({ preview }: SummaryProps) {
  const findings = allFindings(preview);
  // In alphabetical order, an error is before a warning.
  const worst = findings.map(({ severity }) => severity).sort()[0] ?? 'sound';
  return (
    <span className={worst}>
      <strong>{sentences[worst]}</strong> <span>{countSentence(findings)}.</span>
    </span>
  );
}

/** A link to each card, with its counts of findings. */
export function PlatformLinks({ preview }: SummaryProps) {
  return (
    <ul>
      {preview.cards.map(({ platform: { id, name }, findings }) => {
        const errors = countOf(findings, 'error');
        const warnings = countOf(findings, 'warning');
        return (
          <li key={id}>
            <a href={`#${id}`}>
              {name}
              {errors > 0 && <em className="error"> {plural(errors, 'erreur')}</em>}
              {warnings > 0 && <em className="warning"> {plural(warnings, 'avertissement')}</em>}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
