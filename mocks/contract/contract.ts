import { setImmediate as turn } from 'node:timers/promises';
import { operations as builtInOperations, type OperationId, operations } from '../../generated/operations.js';
import type { Readings } from '../../generated/questions.js';
import { type Documents, interfaces, publishedDocuments } from '../../spec/contract/documents.js';
import { draftsOf, isDraft, type Place, placesIn } from '../../spec/contract/drafts.js';
import { type Operation, operationsOf } from '../../spec/contract/operations.js';
import { roleOf } from '../../spec/contract/resources.js';
import { validatorsOf } from '../../spec/contract/validators.js';
import { overlaidInFull } from '../../spec/overlay/in-full.js';
import { namingIn } from '../../spec/overlay/naming.js';
import { OverlayError } from '../../spec/overlay/overlay.js';
import { isArray, isObject, type Json, type JsonObject, resolved } from '../../spec/source/json.js';
import type { Contract, RoleQuestion, ServedOperation, WireNames } from '../engine/contract.js';
import type { QueryShape, QueryValue } from '../engine/query.js';
import { MockOptionError } from '../options/option-values.js';
import type { Json as EngineJson } from '../state/json.js';

/** Returns the contract with an OpenAPI Overlay applied. Throws a MockOptionError that names the file and the problem. */
export async function overlaidContract(
  file: string,
  documents: Documents = publishedDocuments(),
): Promise<Contract> {
  try {
    const changed = overlaidInFull(file, documents);
    checkOurParameters(changed, documents);
    return await contractOf(changed);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const message = error instanceof OverlayError ? error.message : `${file}: ${error.message}`;
    throw new MockOptionError(message, { cause: error });
  }
}

/** Throws an error if the path of a known operation has other parameters than in our contract: its handler needs all of them. */
function checkOurParameters(documents: Documents, original: Documents): void {
  const known = new Map(placesOf(original).map((place) => [idOf(place), place]));
  for (const place of placesOf(documents)) {
    const ours = isDraft(place.operation) ? undefined : known.get(idOf(place));
    if (ours === undefined || parametersOf(place).join() === parametersOf(ours).join()) continue;
    const needed = parametersOf(ours).join(', ') || 'none';
    throw new Error(
      `the path "${place.path}" of ${idOf(place)} must have the parameters of ours and no other: ${needed}`,
    );
  }
}

const placesOf = (documents: Documents): readonly Place[] =>
  [...documents].flatMap(([id, document]) => placesIn(id, document));
const idOf = ({ operation }: Place): string => String(operation['operationId'] ?? '');
const parametersOf = ({ path }: Place): readonly string[] => (path.match(/\{\w+\}/g) ?? []).sort();

/** Returns the contract of bundled documents. Throws an error with the place of any problem. */
export async function contractOf(documents: Documents): Promise<Contract> {
  const served = interfaces.flatMap((id) => servedIn(documents.get(id) ?? {}, id));
  const drafts = interfaces.flatMap((id) => draftsOf(id, documents.get(id) ?? {}));
  const validatorOf = validatorsOf(documents);
  for (const schema of schemasOf(served)) {
    compile(schema, validatorOf);
    // Compiling all of them takes half a second, during which a running mock must answer.
    await turn();
  }
  return {
    operations: served,
    drafts,
    validators: async () => validatorOf,
    documents: () => documents,
  };
}

function servedIn(document: JsonObject, id: (typeof interfaces)[number]): readonly ServedOperation[] {
  const places = new Map(placesIn(id, document).map((place) => [place.operation['operationId'], place]));
  return operationsOf(id, document).map((operation) => {
    const { method, path } = operation;
    if (!isServed(operation.id)) {
      throw new Error(
        `spec/${id}.yaml ${method} ${path}: there is no handler for ${operation.id}: mark it \`x-lifecycle: draft\` until it has one`,
      );
    }
    const names = wireNamesOf(document, places.get(operation.id)?.operation ?? {});
    return servedOf(operation, operation.id, id, names);
  });
}

function compile(schema: string, validatorOf: (schema: string) => unknown): void {
  try {
    validatorOf(schema);
  } catch (error) {
    throw new Error(`schema ${schema}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

function schemasOf(operations: readonly ServedOperation[]): ReadonlySet<string> {
  return new Set(
    operations.flatMap(({ requests, responses, query }) => [
      ...Object.values(requests),
      ...Object.values(responses),
      ...(query === undefined ? [] : [query.schema]),
    ]),
  );
}

/** Every built-in operation has a handler: it would not compile otherwise. */
function isServed(id: string): id is OperationId {
  return Object.hasOwn(builtInOperations, id);
}

/** What determines the answers of a mock, apart from its state. */
export interface Terms {
  readonly contract: Contract;
  readonly readings: Partial<Readings>;
}

/** An operation of a document as the engine serves it. Throws an error if its role is invalid. */
export function servedOf(
  operation: Operation,
  id: OperationId,
  owner: (typeof interfaces)[number],
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

/** The names and envelopes that a document defines (`x-wire-name`, `x-wire-envelope`); undefined if there are none. */
export function wireNamesOf(document: JsonObject, operation: JsonObject): WireNames | undefined {
  if (!renames(document)) return undefined;
  const { parameters, requestBody, responses } = operation;
  const query = (isArray(parameters) ? parameters : [])
    .map((parameter) => resolved(document, parameter))
    .filter(isObject)
    .flatMap(({ in: place, name, 'x-wire-name': wire }): [string, string][] =>
      place === 'query' && typeof name === 'string' && typeof wire === 'string' ? [[name, wire]] : [],
    );
  const request = namingIn(document, operation, requestBody, 'request');
  const byStatus = new Map(
    Object.entries(isObject(responses) ? responses : {}).map(([status, response]) => [
      Number(status),
      // An error has nothing around it.
      namingIn(document, status.startsWith('2') ? operation : {}, response, 'response'),
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
  const known = renaming.get(document) ?? /"x-wire-(name|envelope)"/.test(JSON.stringify(document));
  renaming.set(document, known);
  return known;
}
