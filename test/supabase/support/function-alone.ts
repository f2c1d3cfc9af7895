import {
  type FunctionEnvironment,
  localFunctionEnvironment,
} from '#supabase/local/function/environment.ts';
import { startFunction } from '#supabase/local/function/start-function.ts';
import type { ProcessGroup } from '#supabase/local/machine/process-group.ts';
import { PAGE } from './requests';

/**
 * Starts the function without the rest of the backend: nothing listens where it sends mails.
 *
 * @param variables those that differ from `npm start`'s
 */
export function startFunctionAlone(
  databaseUrl: string,
  variables: FunctionEnvironment,
  onLine: (line: string) => void,
  group: ProcessGroup,
) {
  const smtpUrl = 'smtp://127.0.0.1:1';
  const urls = { databaseUrl, smtpUrl, allowedOrigins: [PAGE], pageUrl: PAGE };
  const environment = localFunctionEnvironment(urls, variables);
  return startFunction({ environment, watch: false, onLine }, group);
}
