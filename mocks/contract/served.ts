import { type OperationId, operations } from '../../generated/operations.js';
import type { InterfaceId } from '../../spec/contract/documents.js';
import type { Operation } from '../../spec/contract/operations.js';
import { roleOf } from '../../spec/contract/resources.js';
import { bodySchemaIn, namingIn } from '../../spec/overlay/naming.js';
import { isArray, isObject, type Json, type JsonObject, resolved } from '../../spec/source/json.js';
import type { RoleQuestion, ServedOperation, WireNames } from '../engine/contract.js';
import type { QueryShape, QueryValue } from '../engine/query.js';
import type { Json as EngineJson } from '../state/json.js';

/** An operation of a document as the engine serves it. Throws an error if its role is invalid. */
export function servedOf(
  operation: Operation,
  id: OperationId,
  owner: InterfaceId,
  names: WireNames | undefined,
): ServedOperation {
  const { query, roleQuestion, statedRole, ...others } = operation;
  return {
    ...others,
    id,
    interface: owner,
    role: roleOf(operation.role, `${operation.method} ${operation.path}`),
    ...(isRoleQuestion(roleQuestion) ? { roleQuestion } : {}),
    ...(statedRole === 'viewer' || statedRole === 'editor' || statedRole === 'admin' ? { statedRole } : {}),
    ...(query === undefined ? {} : { query: shapeOf(query) }),
    ...(names === undefined ? {} : { names }),
  };
}

function shapeOf({ schema, types, defaults, maxima, longest }: NonNullable<Operation['query']>) {
  const known = Object.entries(defaults).filter((entry): entry is [string, QueryValue] => isValue(entry[1]));
  return { schema, types, defaults: Object.fromEntries(known), maxima, longest } satisfies QueryShape & {
    schema: string;
  };
}

function isValue(value: unknown): value is QueryValue {
  return (
    ['string', 'number', 'boolean'].includes(typeof value) ||
    (Array.isArray(value) && value.every((item) => typeof item === 'string'))
  );
}

const roleQuestions: ReadonlySet<string> = new Set(
  Object.values(operations).flatMap((operation) =>
    'roleQuestion' in operation ? [operation.roleQuestion] : [],
  ),
);

/** False for questions that are new in the sources: no profile has a reading of them yet, so the role in the document applies. */
function isRoleQuestion(id: string | undefined): id is RoleQuestion {
  return id !== undefined && roleQuestions.has(id);
}

/** The names that a document defines with `x-wire-name`; undefined if there are none. */
export function wireNamesOf(document: JsonObject, operation: JsonObject): WireNames | undefined {
  if (!renames(document)) return undefined;
  const { parameters, requestBody, responses } = operation;
  const query = (isArray(parameters) ? parameters : [])
    .map((parameter) => resolved(document, parameter))
    .filter(isObject)
    .flatMap(({ in: place, name, 'x-wire-name': wire }): [string, string][] =>
      place === 'query' && typeof name === 'string' && typeof wire === 'string' ? [[name, wire]] : [],
    );
  const request = namingIn(document, bodySchemaIn(document, requestBody));
  const byStatus = new Map(
    Object.entries(isObject(responses) ? responses : {}).map(([status, response]) => [
      Number(status),
      namingIn(document, bodySchemaIn(document, response)),
    ]),
  );
  return {
    query: new Map(query),
    request: (body) => request.read(plain(body)),
    response: (status, body) => byStatus.get(status)?.write(plain(body)) ?? body,
  };
}

/** Normalizes a body as its JSON text would: members that are undefined are left out. */
function plain(body: EngineJson): Json {
  return JSON.parse(JSON.stringify(body));
}

const renaming = new WeakMap<JsonObject, boolean>();

function renames(document: JsonObject): boolean {
  const known = renaming.get(document) ?? JSON.stringify(document).includes('"x-wire-name"');
  renaming.set(document, known);
  return known;
}
