import { isArray, type Json, type JsonObject, mapObjects } from '../../source/json.js';

export const header = '// Written by `npm run generate` from spec/. Do not edit.\n';

/** Returns `value` as TypeScript source. JSON is a subset of it. */
export function literal(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

/** Returns a union of string literal types; `never` if there are none. */
export function union(ids: readonly string[]): string {
  return ids.length === 0 ? 'never' : ids.map((id) => `\n  | ${JSON.stringify(id)}`).join('');
}

/** Returns `document` without the parts that types do not need: examples and keywords for validators only. */
export function withoutExamples(document: JsonObject): JsonObject {
  const dropped = new Set(['example', 'examples', 'if', 'then', 'else', 'anyOf', 'servers']);
  const stripped = mapObjects(document, (object) => {
    const kept = Object.entries(object).filter(([key]) => !dropped.has(key) && !key.startsWith('x-'));
    const result: Record<string, Json> = Object.fromEntries(kept);
    if (isArray(result['allOf'])) {
      const parts = result['allOf'].filter((part: Json) => Object.keys(part ?? {}).length > 0);
      if (parts.length === 0) delete result['allOf'];
      else result['allOf'] = parts;
    }
    return result;
  });
  return stripped as JsonObject;
}

let generator: Promise<typeof import('openapi-typescript')> | undefined;

/** Loads the generator of types. Loading takes longer than generating, so it may be started early. */
export function loadGenerator(): Promise<typeof import('openapi-typescript')> {
  generator ??= import('openapi-typescript');
  return generator;
}

/** Returns the types of everything that a document describes. */
export async function typesOf(document: JsonObject, immutable = false): Promise<string> {
  const { default: openapiTS, astToString } = await loadGenerator();
  // The generator makes `never` of false alone, and `unknown` of what says the same.
  const stripped = JSON.stringify(withoutExamples(document)).replaceAll('{"not":{}}', 'false');
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
