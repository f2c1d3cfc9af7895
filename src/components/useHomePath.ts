import { useLocation } from 'react-router-dom';
import { paths } from '../content/paths';

/**
 * What stands before a fragment of the landing page: nothing on that page itself, where the browser
 * would drop the query of a campaign.
 */
export function useHomePath(): string {
  return useLocation().pathname === paths.home ? '' : paths.home;
}
