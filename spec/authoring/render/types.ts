import type { JsonObject } from '../../source/json.js';
import { header, withoutExamples } from './source.js';

let generator: Promise<typeof import('openapi-typescript')> | undefined;

/** Loads the generator of types. Loading takes longer than generating, so it may be started early. */
export function loadGenerator(): Promise<typeof import('openapi-typescript')> {
  generator ??= import('openapi-typescript');
  return generator;
}

/** Returns the types of everything that a document describes. */
export async function typesOf(document: JsonObject): Promise<string> {
  const { default: openapiTS, astToString } = await loadGenerator();
  const stripped = JSON.stringify(withoutExamples(document));
  const tree = await openapiTS(stripped, { defaultNonNullable: false, alphabetize: false });
  return header + astToString(tree);
}
