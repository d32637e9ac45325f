import { placesIn } from '../../contract/drafts.js';
import { isArray, isObject, type Json, type JsonObject, resolved, unescaped } from '../../source/json.js';
import { bodySchemaIn, successOf } from '../naming.js';
import { OverlayError, yamlIn } from '../overlay.js';

/** An operation in a document, ours or that of a target. */
export type Described = ReturnType<typeof describedIn>[number];

/** A schema, its place as a JSONPath, and whether our specification states what is in it. */
export interface Schema {
  readonly at: string;
  readonly schema: JsonObject;
  readonly isStated: boolean;
}

/** What a schema holds, with all its branches. */
export type View = ReturnType<typeof viewOf>;

/** Reads an OpenAPI document of a target. Throws an OverlayError. */
export function readOpenApi(file: string): JsonObject {
  const read = yamlIn(file);
  const version = isObject(read) ? (read['openapi'] ?? read['swagger']) : undefined;
  if (!isObject(read) || !String(version).startsWith('3.'))
    throw new OverlayError(`${file} is no OpenAPI 3 document: its version is ${version}`);
  const [, elsewhere] = /"\$ref":"([^#"][^"]*)"/.exec(JSON.stringify(read)) ?? [];
  if (elsewhere !== undefined)
    throw new OverlayError(
      `${file} refers to "${elsewhere}", outside of itself: bundle it into one file first, as redocly bundle does`,
    );
  return { paths: {}, ...read };
}

/** Returns the operations of a document that are no drafts. */
export function describedIn(document: JsonObject) {
  const [server] = isArray(document['servers']) ? document['servers'] : [];
  const url = isObject(server) && typeof server['url'] === 'string' ? server['url'].replace(/\/$/, '') : '';
  return placesIn('document', document).map(({ path, method, operation }) => {
    const { operationId, requestBody, 'x-basis': basis } = operation;
    const body = (holder: Json | undefined): Schema | undefined => {
      const schema = bodySchemaIn(document, holder);
      return isObject(schema) ? { at: '', schema, isStated: basis !== 'assumed' } : undefined;
    };
    return {
      document,
      operation,
      /** The operationId, or method and path if it has none. */
      id: typeof operationId === 'string' ? operationId : `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      /** What paths are relative to; empty if the document does not say. */
      server: url,
      path,
      /** The JSON of the request, and that of a success. */
      request: body(requestBody),
      response: body(successOf(operation)),
    };
  });
}

/** The query parameters of an operation, by name. */
export const queryOf = ({
  document,
  operation: { parameters },
}: Described): ReadonlyMap<string, JsonObject> =>
  new Map(
    (isArray(parameters) ? parameters : []).flatMap((each) => {
      const known = resolved(document, each);
      return isObject(known) && known['in'] === 'query' ? [[String(known['name']), known] as const] : [];
    }),
  );

/** A step of a JSONPath to a member. */
export const key = (name: string): string =>
  /^[A-Za-z_]\w*$/.test(name) ? `.${name}` : `['${name.replaceAll(/['\\]/g, '\\$&')}']`;

const pointed = (reference: string): string =>
  `$${reference.replace(/^#\//, '').split('/').map(unescaped).map(key).join('')}`;

/** Returns what a schema holds, following references, with the members of all its branches. */
export function viewOf(document: JsonObject, given: Schema) {
  const whole = followed(document, given);
  const branches = branchesOf(document, whole, 4);
  const members = new Map<string, Schema>();
  const types = new Set<string>();
  let items: Schema | undefined;
  for (const { at, schema, isStated } of branches) {
    const { type = [], properties, items: held, enum: values } = schema;
    for (const each of [type].flat()) if (each !== 'null') types.add(String(each));
    if (isArray(values)) for (const each of values) types.add(typeof each);
    for (const [name, member] of Object.entries(isObject(properties) ? properties : {}))
      if (isObject(member) && !members.has(name))
        members.set(name, {
          at: `${at}.properties${key(name)}`,
          schema: member,
          isStated: member['x-basis'] === undefined ? isStated : member['x-basis'] !== 'assumed',
        });
    if (isObject(held)) items ??= { at: `${at}.items`, schema: held, isStated };
  }
  const values = branches.flatMap(({ schema }) =>
    isArray(schema['enum']) ? schema['enum'].map(String) : [],
  );
  return { ...whole, types, members, items, values };
}

/** Follows references, and notes what is stated. */
function followed(document: JsonObject, { at, schema, isStated }: Schema): Schema {
  const own = resolved(document, schema);
  const { 'x-basis': basis, 'x-section': section } = isObject(own) ? own : {};
  return {
    at: typeof schema['$ref'] === 'string' ? pointed(schema['$ref']) : at,
    schema: isObject(own) ? own : schema,
    isStated: basis === undefined ? section !== undefined || isStated : basis !== 'assumed',
  };
}

function branchesOf(document: JsonObject, schema: Schema, depth: number): readonly Schema[] {
  if (depth === 0) return [schema];
  const branches = ['allOf', 'oneOf', 'anyOf'].flatMap((word) => {
    const list = schema.schema[word];
    return (isArray(list) ? list : []).flatMap((branch, index) =>
      isObject(branch)
        ? branchesOf(
            document,
            followed(document, { ...schema, at: `${schema.at}.${word}[${index}]`, schema: branch }),
            depth - 1,
          )
        : [],
    );
  });
  return [schema, ...branches];
}
