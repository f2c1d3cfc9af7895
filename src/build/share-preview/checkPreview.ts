import { UnreadableUrl } from './reading/fetchUrl';
import { report } from './report';
import { countErrors } from './rules/finding';
import { allFindings, type SharePreview } from './rules/previewPage';

/** What `npm run check:meta` prints, and the exit code it ends with. */
export interface CheckResult {
  readonly text: string;
  readonly exitCode: 0 | 1;
}

/**
 * Reports a preview. Errors give the exit code 1, and so does a page that gives nothing to check;
 * warnings alone give 0.
 *
 * @param read says in French what was read
 */
export async function checkPreview(
  read: string,
  previewing: Promise<SharePreview>,
): Promise<CheckResult> {
  try {
    const preview = await previewing;
    const exitCode = countErrors(allFindings(preview)) > 0 ? 1 : 0;
    return { text: `${read}\n\n${report(preview)}`, exitCode };
  } catch (problem) {
    if (!(problem instanceof UnreadableUrl)) throw problem;
    return { text: problem.message, exitCode: 1 };
  }
}
