import openapiTS, { astToString } from 'openapi-typescript';
import type { JsonObject } from '../../contract/json.js';
import { header, withoutExamples } from './source.js';

/** The types of everything that a document describes. */
export async function typesOf(document: JsonObject): Promise<string> {
  const stripped = JSON.stringify(withoutExamples(document));
  const tree = await openapiTS(stripped, { defaultNonNullable: false, alphabetize: false });
  return header + astToString(tree);
}
