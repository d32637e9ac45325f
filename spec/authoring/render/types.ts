import type { JsonObject } from '../../contract/json.js';
import { header, withoutExamples } from './source.js';

/** The types of everything that a document describes. */
export async function typesOf(document: JsonObject): Promise<string> {
  // Loading it takes longer than its work: only where there is some.
  const { default: openapiTS, astToString } = await import('openapi-typescript');
  const stripped = JSON.stringify(withoutExamples(document));
  const tree = await openapiTS(stripped, { defaultNonNullable: false, alphabetize: false });
  return header + astToString(tree);
}
