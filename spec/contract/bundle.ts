import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  isArray,
  isObject,
  type Json,
  type JsonObject,
  mapObjects,
  objectAt,
  resolved,
} from '../source/json.js';
import { controlPlane, type DocumentId, interfaces } from './documents.js';
import { type Place, placesIn } from './drafts.js';
import { redocly } from './printed.js';
import { resourceOf } from './resources.js';

/** Every document of the contract including the control plane, in the order of the list. */
export const documentIds: readonly DocumentId[] = [...interfaces, controlPlane];

/** Bundles documents below `root`, each with the files it refers to, and links operations on the same resource. */
export async function bundled(
  root: string,
  ids: readonly DocumentId[] = documentIds,
): Promise<ReadonlyMap<DocumentId, JsonObject>> {
  const folder = mkdtempSync(join(tmpdir(), 'pdk-bundle-'));
  try {
    const files = ids.map((id) => `spec/${id}.yaml`);
    // For a single file, the output is a file; for several, a folder.
    const [only, ...others] = ids;
    const output = others.length === 0 ? join(folder, `${only}.json`) : folder;
    // The lint configuration of the project must not apply here.
    const config = join(folder, 'redocly.yaml');
    writeFileSync(config, 'telemetry: off\n');
    const words = ['bundle', ...files, '-o', output, '--ext', 'json', '--config', config];
    const { code, errors } = await redocly(words, root);
    if (code !== 0) throw new Error(faultsIn(errors));
    return new Map(
      ids.map((id) => [id, withWrittenRecords(id, withLinks(id, read(join(folder, `${id}.json`))))]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function read(file: string): JsonObject {
  const document: Json = JSON.parse(readFileSync(file, 'utf8'));
  if (!isObject(document)) throw new Error(`${file} does not hold an object`);
  return document;
}

const mostFaults = 3;

/** The problems that the bundler found, one a line, such as `spec/people.yaml:12:5: …`; else all it printed. */
export function faultsIn(said: string): string {
  const placed = [...said.matchAll(/^\[\d+\] (\S+:\d+:\d+).*\n\n(.+)$/gm)].map(([, place, what = '']) =>
    written(place, what),
  );
  const unparsed = [...said.matchAll(/^Failed to parse API description at (\S+):\s+- (.+)$/gm)].map(
    ([, file, what = '']) => written(`${file}:${/\((\d+:\d+)\)$/.exec(what)?.[1] ?? '1:1'}`, what),
  );
  const all = [...new Set([...unparsed, ...placed])];
  const roots = all.filter((line) => !line.includes("Can't resolve $ref: "));
  const shown = (roots.length > 0 ? roots : all).slice(0, mostFaults);
  return shown.length === 0 ? withoutNotices(said) : shown.join('\n');
}

/** Notices about the bundler itself are in boxes. */
function withoutNotices(said: string): string {
  const lines = said.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '' && !/^[╔║╚]/.test(line)).join('\n');
}

function written(place: string | undefined, what: string): string {
  return `${place}: ${what.replace(/^Failed to parse: /, '').replace(/ in "[^"]*" \(\d+:\d+\)$/, '')}`;
}

/** Adds OpenAPI `links` from each creating operation to the others on its resource: tools follow them through its life. */
export function withLinks(id: string, document: JsonObject): JsonObject {
  const paths: Record<string, Json> = { ...objectAt(document, 'paths', id) };
  const places = placesIn(id, document);
  for (const { path, method, operation } of places) {
    const made = resourceOf(operation, id);
    const from = made?.action === 'create' ? made.id : undefined;
    const links = Object.fromEntries(
      from === undefined ? [] : places.flatMap((place) => linkTo(place, made?.kind, from)),
    );
    const item = paths[path];
    const written = isObject(item) ? item[method] : undefined;
    if (!isObject(item) || !isObject(written) || Object.keys(links).length === 0) continue;
    paths[path] = { ...item, [method]: { ...written, responses: linked(written['responses'], links) } };
  }
  return { ...document, paths };
}

/** Adds links to successful responses that are written in place. */
function linked(responses: Json | undefined, links: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(isObject(responses) ? responses : {}).map(([status, answer]) => {
      const leadsOn = status.startsWith('2') && isObject(answer) && answer['$ref'] === undefined;
      return [status, leadsOn ? { ...answer, links } : answer];
    }),
  );
}

function linkTo({ path, operation }: Place, kind: string | undefined, id: string): [string, Json][] {
  const resource = resourceOf(operation, path);
  const { operationId } = operation;
  if (resource === undefined || resource.kind !== kind || typeof operationId !== 'string') return [];
  const named = resource.id;
  if (named === undefined || !path.includes(`{${named}}`)) return [];
  return [[operationId, { operationId, parameters: { [named]: `$response.body#/${id}` } }]];
}

/** Expands each schema with `x-written-record` to the record in its `allOf` as it is written: no other members. */
function withWrittenRecords(id: string, document: JsonObject): JsonObject {
  const components = objectAt(document, 'components', id);
  const schemas = objectAt(components, 'schemas', id);
  const expanded = Object.entries(schemas).map(([name, schema]): [string, Json] => {
    if (!isObject(schema) || schema['x-written-record'] !== true) return [name, schema];
    const { 'x-written-record': _, allOf, ...said } = schema;
    const record = resolved(document, isArray(allOf) ? allOf[0] : undefined);
    const known = mapObjects(record ?? {}, (schema) => readable(schema, document));
    const { 'x-section': __, 'x-record': ___, ...kept } = isObject(known) ? known : {};
    const properties = { ...objectAt(kept, 'properties', name), ...membersOf(said) };
    return [name, { ...kept, ...said, properties, additionalProperties: false }];
  });
  return { ...document, components: { ...components, schemas: Object.fromEntries(expanded) } };
}

/** A day, or an instant of RFC 3339. */
const dayPattern =
  '^\\d{4}-(0[1-9]|1[0-2])-([0-2]\\d|3[01])([T ]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?)?(Z|[+-]\\d{2}:?\\d{2})?$';

/** Adds an example to dates, so that a validation error can show the expected form. */
function readable(schema: JsonObject, document: JsonObject): JsonObject {
  if (schema['x-date'] === 'day') return { ...schema, pattern: dayPattern, examples: ['2025-11-18'] };
  const { $ref: reference, ...said } = schema;
  const meant = typeof reference === 'string' ? resolved(document, schema) : undefined;
  if (!isObject(meant) || meant['x-date'] !== 'first-of-month') return schema;
  return { ...meant, ...said, examples: ['2020-09-01'] };
}

function membersOf({ properties }: JsonObject): JsonObject {
  return isObject(properties) ? properties : {};
}
