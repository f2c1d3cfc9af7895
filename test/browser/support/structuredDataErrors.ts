import { execFileSync } from 'node:child_process';

/** Run by Node: both packages are ES modules only, which Jest cannot load from CommonJS. */
const script = `
  import { text } from 'node:stream/consumers';
  import Validator from '@adobe/structured-data-validator';
  import Extractor from '@marbec/web-auto-extractor';
  const data = new Extractor({}).parse(await text(process.stdin));
  const issues = await new Validator().validate(data);
  console.log(JSON.stringify({ types: Object.keys(data.jsonld ?? {}), issues }));
`;

interface Validated {
  types: string[];
  issues: { severity: string; rootType: string; issueMessage: string }[];
}

/** What Adobe's validator finds in a page's structured data. */
export function validateStructuredData(html: string): { types: string[]; errors: string[] } {
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: __dirname,
    input: html,
    encoding: 'utf8',
  });
  const { types, issues } = JSON.parse(output) as Validated;
  const errors = issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`);
  return { types, errors };
}
