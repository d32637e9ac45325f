import { type Basis, basisIn } from '../source/basis.js';
import { isArray, isObject, type Json, type JsonObject, objectAt, resolved, textAt } from '../source/json.js';
import type { DocumentId } from './documents.js';
import { isDraft, type Place, placesIn } from './drafts.js';
import { recordId } from './records.js';
import { type OperationResource, resourceOf } from './resources.js';

/** A character of four bytes, each percent-encoded like `%F0`. */
const charsPerCharacter = 12;
/** The encoded JSON around an item of a list: `%22` on both sides, and `%2C`. */
const charsAroundItem = 9;
/** The assumed length of numbers, dates and other short values without a declared limit. */
const usual = 64;

/** Returns the maximum length of a query parameter with its name, each item of a list sent separately. */
function longestParameter(name: string, schema: JsonObject): number {
  const around = `&${name}=`.length;
  if (schema['type'] !== 'array') return around + longestValue(schema);
  const { items, maxItems } = schema;
  const item = longestValue(isObject(items) ? items : {}) + Math.max(around, charsAroundItem);
  return around + item * (typeof maxItems === 'number' ? maxItems : 1);
}

function longestValue({ maxLength, enum: values }: JsonObject): number {
  if (isArray(values))
    return Math.max(...values.map((value: Json) => String(value).length)) * charsPerCharacter;
  return typeof maxLength === 'number' ? maxLength * charsPerCharacter : usual;
}

/** How to parse the query parameters of an operation. */
export interface QueryShape {
  /** The schema of all parameters as one object. */
  schema: string;
  types: Record<string, string>;
  defaults: Record<string, Json>;
  maxima: Record<string, number>;
  /** The length of the longest query that the contract allows, percent-encoded. */
  longest: number;
}

/** An operation of the contract, as the mock routes it and the kit calls it. */
export interface Operation {
  id: string;
  interface: DocumentId;
  method: string;
  path: string;
  section: string;
  /** The basis of method, path and payload, and the question if they answer one. */
  basis: Basis;
  question?: string;
  /** The text of the specification about it, if it is known only by name and purpose. */
  stated?: string;
  /** The role that the caller must hold on the organization; `none` if no credential or no role is needed. */
  role: string;
  roleBasis: Basis;
  /** The question that decides the role, if the specification does not state it. */
  roleQuestion?: string;
  /** The question about who is admitted, if no role is required. */
  admissionQuestion?: string;
  /** A role that the specification admits, whichever role the question makes the required one. */
  statedRole?: string;
  /** Who is admitted without the role, such as the invitee of an invitation. */
  also?: string;
  /** Its effect on a kind of resource; undefined in the control plane. */
  resource?: OperationResource;
  /** The places of chapter 2 records in its successful responses. */
  records?: readonly RecordPlace[];
  authenticated: boolean;
  /** The question that decides whether a credential is needed, if the specification leaves that open. */
  credentialQuestion?: string;
  /** The maximum size of a body in bytes, if it is not the default. */
  bodyLimit?: number;
  /** How to parse the query parameters, if there are any. */
  query?: QueryShape;
  /** Whether a request without a body is refused. */
  bodyRequired: boolean;
  /** Statuses with their basis: that of the operation unless the response has its own. */
  statuses: Record<string, Basis>;
  /** Schema of the request body per content type. */
  requests: Record<string, string>;
  /** Schema of the JSON body per status. */
  responses: Record<string, string>;
  /** Content type of successful responses that are not JSON. */
  produces?: string;
}

/** Returns the operations of one bundled document except drafts. Throws a clear error if one is not fully described. */
export function operationsOf(id: DocumentId, document: JsonObject): Operation[] {
  return decidedIn(id, document).map((place) => describe(id, document, place));
}

function decidedIn(id: DocumentId, document: JsonObject): readonly Place[] {
  return placesIn(id, document).filter(({ operation }) => !isDraft(operation));
}

function describe(id: DocumentId, document: JsonObject, { path, method, operation }: Place): Operation {
  const where = `spec/${id}.yaml ${method.toUpperCase()} ${path}`;
  const basis = basisIn(operation, 'x-basis', where);
  const statuses: Operation['statuses'] = {};
  const responses: Operation['responses'] = {};
  let produces: string | undefined;
  for (const [status, response] of Object.entries(objectAt(operation, 'responses', where))) {
    const resolved = resolve(document, isObject(response) ? response : {});
    // A status without its own basis has that of the operation.
    statuses[status] =
      resolved['x-basis'] === undefined ? basis : basisIn(resolved, 'x-basis', `${where} ${status}`);
    const { 'application/json': schema, ...others } = schemaNames(resolved, where);
    if (schema !== undefined) responses[status] = schema;
    produces ??= Object.keys(others)[0];
  }
  const security = operation['security'] ?? document['security'];
  const assumed = operation['x-assumed-keywords'];
  const credentialQuestion =
    isObject(assumed) && assumed['security'] !== undefined ? textAt(assumed, 'security', where) : undefined;
  const role = isObject(operation['x-role']) ? operation['x-role'] : { role: 'none', 'x-basis': 'stated' };
  const query = queryOf(textAt(operation, 'operationId', where), document, operation);
  const limit = operation['x-body-limit'];
  const resource = resourceOf(operation, where);
  const records = recordPlacesOf(document, operation);
  const body = isObject(operation['requestBody']) ? resolve(document, operation['requestBody']) : undefined;
  return {
    id: textAt(operation, 'operationId', where),
    interface: id,
    method: method.toUpperCase(),
    path,
    section: operation['x-section'] === undefined ? '' : textAt(operation, 'x-section', where),
    basis,
    ...(operation['x-question'] ? { question: textAt(operation, 'x-question', where) } : {}),
    ...(operation['x-stated'] ? { stated: textAt(operation, 'x-stated', where).replace(/\s+/g, ' ') } : {}),
    role: textAt(role, 'role', where),
    roleBasis: basisIn(role, 'x-basis', `${where} x-role`),
    ...(role['x-question']
      ? {
          [role['role'] === 'none' ? 'admissionQuestion' : 'roleQuestion']: textAt(role, 'x-question', where),
        }
      : {}),
    ...(role['stated-role'] ? { statedRole: textAt(role, 'stated-role', where) } : {}),
    ...(role['also'] ? { also: textAt(role, 'also', where) } : {}),
    ...(resource ? { resource } : {}),
    ...(records.length > 0 ? { records } : {}),
    authenticated: isArray(security) && security.length > 0,
    ...(credentialQuestion === undefined ? {} : { credentialQuestion }),
    ...(typeof limit === 'number' ? { bodyLimit: limit } : {}),
    ...(query ? { query: query.shape } : {}),
    bodyRequired: body?.['required'] === true,
    statuses,
    requests: body ? schemaNames(body, where) : {},
    responses,
    ...(produces === undefined ? {} : { produces }),
  };
}

/** Returns the query parameters of an operation as one schema, so that they are validated like a body. */
export function queryOf(
  operation: string,
  document: JsonObject,
  { parameters }: JsonObject,
): { shape: QueryShape; definition: JsonObject } | undefined {
  const list = (isArray(parameters) ? parameters : [])
    .map((parameter) => resolve(document, isObject(parameter) ? parameter : {}))
    .filter((parameter) => parameter['in'] === 'query');
  if (list.length === 0) return undefined;
  const properties: Record<string, Json> = {};
  const shape: QueryShape = {
    schema: `${operation[0]?.toUpperCase()}${operation.slice(1)}Query`,
    types: {},
    defaults: {},
    maxima: {},
    longest: 0,
  };
  const required: Json[] = [];
  for (const parameter of list) {
    const name = textAt(parameter, 'name', operation);
    const declared = objectAt(parameter, 'schema', `${operation} ${name}`);
    const schema = resolve(document, declared);
    properties[name] = declared;
    shape.types[name] = textAt(schema, 'type', `${operation} ${name}`);
    if (schema['default'] !== undefined) shape.defaults[name] = schema['default'];
    if (typeof schema['maximum'] === 'number') shape.maxima[name] = schema['maximum'];
    shape.longest += longestParameter(name, schema);
    if (parameter['required'] === true) required.push(name);
  }
  const definition: JsonObject = { type: 'object', properties, ...(required.length > 0 ? { required } : {}) };
  return { shape, definition };
}

/** Returns the schemas of all query parameters of a document, by name. */
export function querySchemas(id: DocumentId, document: JsonObject): JsonObject {
  const schemas: Record<string, Json> = {};
  for (const { operation } of decidedIn(id, document)) {
    const query = queryOf(textAt(operation, 'operationId', id), document, operation);
    if (query) schemas[query.shape.schema] = query.definition;
  }
  return schemas;
}

function schemaNames(holder: JsonObject, where: string): Record<string, string> {
  const content = holder['content'];
  if (!isObject(content)) return {};
  return Object.fromEntries(
    Object.entries(content).map(([type, media]) => {
      const schema = isObject(media) ? media['schema'] : undefined;
      if (type.startsWith('text/')) return [type, ''];
      const reference = isObject(schema) ? schema['$ref'] : undefined;
      if (typeof reference !== 'string') throw new Error(`${where}: the schema of ${type} must be a $ref`);
      return [type, reference.replace('#/components/schemas/', '')];
    }),
  );
}

/** Resolves a reference. Throws if its target does not exist. */
function resolve(document: JsonObject, value: JsonObject): JsonObject {
  const target = resolved(document, value);
  if (!isObject(target)) throw new Error(`${JSON.stringify(value)} leads to nothing that could be described`);
  return target;
}

/** The place of chapter 2 records in a successful response: members by name, `*` for each element of a list. */
interface RecordPlace {
  /** Such as `person`. */
  readonly record: string;
  readonly path: readonly string[];
}

/** Returns the records in the successful responses of an operation. Records inside records are described by their properties. */
export function recordPlacesOf(document: JsonObject, operation: JsonObject): RecordPlace[] {
  const responses = isObject(operation['responses']) ? operation['responses'] : {};
  return Object.entries(responses).flatMap(([status, response]) => {
    if (!status.startsWith('2')) return [];
    const schema = ['content', 'application/json', 'schema'].reduce<Json | undefined>(
      (at, name) => (isObject(at) ? at[name] : undefined),
      resolved(document, response),
    );
    return within(document, schema, [], []);
  });
}

function within(
  document: JsonObject,
  written: Json | undefined,
  path: readonly string[],
  around: readonly JsonObject[],
): RecordPlace[] {
  const schema = resolved(document, written);
  if (!isObject(schema) || around.includes(schema)) return [];
  const record = recordId(schema);
  // A match of a lookup is not a record itself: it contains some.
  if (record !== undefined && record !== 'match') return [{ record, path: [...path] }];
  const members = isObject(schema['properties']) ? Object.entries(schema['properties']) : [];
  const deeper = (member: Json | undefined, name: string) =>
    within(document, member, [...path, name], [...around, schema]);
  return [...members.flatMap(([name, member]) => deeper(member, name)), ...deeper(schema['items'], '*')];
}
