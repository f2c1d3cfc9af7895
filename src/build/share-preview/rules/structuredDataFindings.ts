import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { error, warning, type Finding } from './finding';

const RULES = 'règles de Google, selon @adobe/structured-data-validator';

/** Checks a page's structured data. Never throws. The validator's messages are in English. */
export async function structuredDataFindings(html: string): Promise<Finding[]> {
  try {
    const data = new WebAutoExtractor({}).parse(html);
    const issues = await new Validator().validate(data);
    // Its warnings are about properties that few pages have.
    const errors = issues.filter(({ severity }) => severity === 'ERROR');
    if (errors.length === 0 && Object.keys(data.jsonld ?? {}).length === 0) {
      return [warning(RULES, "La page n'a pas de données structurées.")];
    }
    return errors.map(({ rootType, issueMessage }) =>
      error(RULES, `Données structurées, ${rootType} : ${issueMessage}.`),
    );
  } catch {
    // Data of another type than Google's rules expect makes the validator throw.
    return [error(RULES, 'Les données structurées (JSON-LD) sont illisibles.')];
  }
}
