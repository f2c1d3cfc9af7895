import type { Card } from '../rules/cards';
import { countOf, plural } from '../rules/findingCounts';
import { networkId } from './networkId';

interface NetworkLinksProps {
  readonly cards: readonly Card[];
}

/** The way to each card, with what awaits there. */
export function NetworkLinks({ cards }: NetworkLinksProps) {
  return (
    <ul>
      {cards.map(({ network, findings }) => {
        const errors = countOf(findings, 'error');
        const warnings = countOf(findings, 'warning');
        return (
          <li key={network}>
            <a href={`#${networkId(network)}`}>
              {network}
              {errors > 0 && <em className="error"> {plural(errors, 'erreur')}</em>}
              {warnings > 0 && <em className="warning"> {plural(warnings, 'avertissement')}</em>}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
