import type { JsonObject } from '../../source/json.js';
import { header, withoutExamples } from './source.js';

let generator: Promise<typeof import('openapi-typescript')> | undefined;

/** Loads what makes types of schemas. That takes longer than its work, so it may be begun before there is some. */
export function loadGenerator(): Promise<typeof import('openapi-typescript')> {
  generator ??= import('openapi-typescript');
  return generator;
}

/** The types of everything that a document describes. */
export async function typesOf(document: JsonObject): Promise<string> {
  const { default: openapiTS, astToString } = await loadGenerator();
  const stripped = JSON.stringify(withoutExamples(document));
  const tree = await openapiTS(stripped, { defaultNonNullable: false, alphabetize: false });
  return header + astToString(tree);
}
