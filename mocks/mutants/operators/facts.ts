import { type OperationId, operations } from '../../../generated/operations.js';
import type { QuestionId } from '../../../generated/questions.js';
import { publishedDocuments } from '../../../spec/contract/documents.js';
import { placesIn } from '../../../spec/contract/places.js';
import type { OperationResource } from '../../../spec/contract/resources.js';
import type { Role } from '../../../spec/contract/roles.js';
import { isArray, isObject, type Json, type JsonObject, resolved } from '../../../spec/source/json.js';
import { type Member, membersOf, questionOf } from './schema-members.js';

/** A path or query parameter. */
export interface Parameter {
  readonly name: string;
  readonly schema: JsonObject;
  readonly question: QuestionId | undefined;
}

/** An operation as the contract describes it, which operators derive mutants from. */
export interface Facts {
  readonly id: OperationId;
  readonly resource: OperationResource | undefined;
  readonly role: Role | undefined;
  readonly hasCredential: boolean;
  /** The question under which its form is assumed. */
  readonly question: QuestionId | undefined;
  /** Path parameters other than the organization. */
  readonly path: readonly Parameter[];
  readonly query: readonly Parameter[];
  readonly body: readonly Member[];
  readonly answer: readonly Member[];
  /** The path of the list in the answer: the first array of objects, which holds what was asked for. */
  readonly list: readonly string[] | undefined;
  /** The media type of a successful answer. */
  readonly produces: string | undefined;
}

/** Whether calls can differ in more than the organization. */
export const isAskedInManyWays = ({ path, query, body }: Facts): boolean =>
  path.length + query.length + body.length > 0;

/** Returns what the contract says about every operation that is served, in its order. */
export function factsOfAll(): readonly Facts[] {
  return [...publishedDocuments()].flatMap(([id, document]) =>
    placesIn(id, document).flatMap(({ operation }) => {
      const name = operation['operationId'];
      return isOperation(name) ? [factsOf(name, operation, document)] : [];
    }),
  );
}

function factsOf(id: OperationId, operation: JsonObject, document: JsonObject): Facts {
  const { resource, role, authenticated }: Described = operations[id];
  const question = questionOf(operation);
  const parameters = (isArray(operation['parameters']) ? operation['parameters'] : [])
    .map((each) => resolved(document, each))
    .filter(isObject);
  const placed = (place: string) =>
    parameters
      .filter((each) => each['in'] === place)
      .flatMap((each) => parameterOf(each, document, question));
  const success = Object.entries(objectIn(operation, 'responses')).find(([status]) => status < '300');
  const [produces, media] = mediaOf(resolved(document, success?.[1]));
  const [, body] = mediaOf(resolved(document, operation['requestBody']));
  const answer = membersOf(document, media, question);
  return {
    id,
    resource,
    role: role === 'viewer' || role === 'editor' || role === 'admin' ? role : undefined,
    hasCredential: authenticated,
    question,
    path: placed('path').filter(({ name }) => name !== 'org_id'),
    query: placed('query'),
    body: membersOf(document, body, question),
    answer,
    list: listings.has(id) || resource?.action === 'list' ? listIn(answer) : undefined,
    produces,
  };
}

interface Described {
  readonly resource?: OperationResource;
  readonly role: string;
  readonly authenticated: boolean;
}

/** Operations that answer each element of a request. */
const listings: ReadonlySet<OperationId> = new Set(['verify', 'lookupPeople']);

function listIn(answer: readonly Member[]): readonly string[] | undefined {
  const elements = answer.find(
    ({ path }) => path.length === 2 && path[1] === '*' && answer.some((each) => isWithin(each, path)),
  );
  return elements?.path.slice(0, 1);
}

const isWithin = ({ path }: Member, list: readonly string[]): boolean =>
  path.length === list.length + 1 && list.every((name, index) => name === path[index]);

function parameterOf(
  parameter: JsonObject,
  document: JsonObject,
  question: QuestionId | undefined,
): Parameter[] {
  const { name } = parameter;
  const schema = resolved(document, parameter['schema']);
  if (typeof name !== 'string' || !isObject(schema)) return [];
  return [{ name, schema, question: questionOf(parameter) ?? question }];
}

/** Returns the media type and the schema of a body, of JSON if there are several. */
function mediaOf(node: Json | undefined): [type: string | undefined, schema: Json | undefined] {
  if (!isObject(node)) return [undefined, undefined];
  const content = Object.entries(objectIn(node, 'content'));
  const [type, media] = content.find(([each]) => each === 'application/json') ?? content[0] ?? [];
  return [type, isObject(media) ? media['schema'] : undefined];
}

function objectIn(node: JsonObject, key: string): JsonObject {
  const value = node[key];
  return isObject(value) ? value : {};
}

function isOperation(name: Json | undefined): name is OperationId {
  return typeof name === 'string' && Object.hasOwn(operations, name);
}
