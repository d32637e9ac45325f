import type { JsonObject } from '../../source/json.js';
import { header, withoutExamples } from './source.js';

let generator: Promise<typeof import('openapi-typescript')> | undefined;

/** Loads the generator of types. Loading takes longer than generating, so it may be started early. */
export function loadGenerator(): Promise<typeof import('openapi-typescript')> {
  generator ??= import('openapi-typescript');
  return generator;
}

/** Returns the types of everything that a document describes. */
export async function typesOf(document: JsonObject, immutable = false): Promise<string> {
  const { default: openapiTS, astToString } = await loadGenerator();
  const stripped = JSON.stringify(withoutExamples(document));
  const tree = await openapiTS(stripped, { defaultNonNullable: false, alphabetize: false, immutable });
  return header + astToString(tree);
}

/** Returns the types of a JSON Schema, each definition by its name and the whole as `whole`. Conditions are not typed. */
export function typesOfSchema(text: string): Promise<string> {
  const refs = text.replaceAll('#/$defs/', '#/components/schemas/');
  const {
    $defs,
    $schema: _,
    ...whole
  } = JSON.parse(refs, (key, value) => (key === 'allOf' ? undefined : value));
  const info = { title: 'Types', version: '1' };
  return typesOf({ openapi: '3.1.0', info, paths: {}, components: { schemas: { ...$defs, whole } } }, true);
}
