import { isDeepStrictEqual } from 'node:util';
import { type OperationId, operations } from '../../../generated/operations.js';
import { type QuestionId, questions } from '../../../generated/questions.js';
import { publishedDocuments } from '../../../spec/contract/documents.js';
import { placesIn } from '../../../spec/contract/drafts.js';
import type { OperationResource, Role } from '../../../spec/contract/resources.js';
import { isArray, isObject, type Json, type JsonObject, resolved } from '../../../spec/source/json.js';

export interface Member {
  /** The names from the body down; `*` stands for each element of an array. */
  readonly path: readonly string[];
  /** The same, joined by dots. */
  readonly place: string;
  readonly schema: JsonObject;
  readonly isRequired: boolean;
  /** The question under which it is assumed, if the document does not state it. */
  readonly question: QuestionId | undefined;
}

export interface Sent extends Member {
  readonly in: 'path' | 'query' | 'body';
}

export interface Facts {
  readonly id: OperationId;
  readonly resource: OperationResource | undefined;
  readonly role: Role | undefined;
  /** The question under which the required role is assumed. */
  readonly roleQuestion: QuestionId | undefined;
  readonly hasCredential: boolean;
  /** Path parameters other than the organization. */
  readonly path: readonly Sent[];
  readonly query: readonly Sent[];
  readonly body: readonly Sent[];
  readonly answer: readonly Member[];
  /** The path of the list in the response: the first array of objects, which holds what was asked for. */
  readonly list: readonly string[] | undefined;
  readonly produces: string | undefined;
}

/** Whether calls can differ in more than the organization. */
export const isAskedInManyWays = ({ path, query, body }: Facts): boolean =>
  path.length + query.length + body.length > 0;

/** Whether an operation changes what other calls return. */
export const isWriting = ({ resource }: Pick<Facts, 'resource'>): boolean =>
  resource?.effect === 'write' || resource?.effect === 'destroy';

export function factsOfAll(): readonly Facts[] {
  return [...publishedDocuments()].flatMap(([id, document]) =>
    placesIn(id, document).flatMap(({ operation }) => {
      const name = operation['operationId'];
      return isOperation(name) ? [factsOf(name, operation, document)] : [];
    }),
  );
}

interface Described {
  readonly resource?: OperationResource;
  readonly role: string;
  readonly roleQuestion?: QuestionId;
  readonly authenticated: boolean;
}

function factsOf(id: OperationId, operation: JsonObject, document: JsonObject): Facts {
  const { resource, role, roleQuestion, authenticated }: Described = operations[id];
  const question = questionOf(operation);
  const placed = (where: 'path' | 'query') =>
    listIn(operation, 'parameters').flatMap((each): Sent[] => {
      const parameter = resolved(document, each);
      if (!isObject(parameter) || parameter['in'] !== where) return [];
      const { name, required } = parameter;
      const schema = resolved(document, parameter['schema']);
      if (typeof name !== 'string' || !isObject(schema)) return [];
      const asked = questionOf(parameter) ?? question;
      return [
        { in: where, path: [name], place: name, schema, isRequired: required === true, question: asked },
      ];
    });
  const success = Object.entries(objectIn(operation, 'responses')).find(([status]) => status < '300');
  const [produces, media] = mediaOf(resolved(document, success?.[1]));
  const [, body] = mediaOf(resolved(document, operation['requestBody']));
  const answer = membersOf(document, media, question);
  return {
    id,
    resource,
    role: role === 'viewer' || role === 'editor' || role === 'admin' ? role : undefined,
    roleQuestion,
    hasCredential: authenticated,
    path: placed('path').filter(({ place }) => place !== 'org_id'),
    query: placed('query'),
    body: membersOf(document, body, question).map((member) => ({ ...member, in: 'body' })),
    answer,
    list: answersEach.has(id) || resource?.action === 'list' ? listOf(answer) : undefined,
    produces,
  };
}

/** Operations that answer each element of a request. */
const answersEach: ReadonlySet<OperationId> = new Set(['verify', 'lookupPeople']);

function listOf(answer: readonly Member[]): readonly string[] | undefined {
  const elements = answer.find(
    ({ path, place }) =>
      path.length === 2 && path[1] === '*' && answer.some((each) => each.place.startsWith(`${place}.`)),
  );
  return elements?.path.slice(0, 1);
}

function mediaOf(node: Json | undefined): [type: string | undefined, schema: Json | undefined] {
  if (!isObject(node)) return [undefined, undefined];
  const content = Object.entries(objectIn(node, 'content'));
  const [type, media] = content.find(([each]) => each === 'application/json') ?? content[0] ?? [];
  return [type, isObject(media) ? media['schema'] : undefined];
}

/** The maximum number of names below the body or an element of its list: deeper ones repeat what those above them show. */
const namesMost = 2;

interface Position {
  readonly path: readonly string[];
  /** The enclosing schemas. */
  readonly above: readonly JsonObject[];
  readonly question: QuestionId | undefined;
  readonly isRequired: boolean;
}

/** Returns every member that a schema describes, including those of alternatives, outermost first. */
function membersOf(
  document: JsonObject,
  schema: Json | undefined,
  question: QuestionId | undefined,
): readonly Member[] {
  const found = new Map<string, Member>();
  /** Places that a schema forbids, so that another part of it cannot describe them. */
  const closed = new Set<string>();
  visit(schema, { path: [], above: [], question, isRequired: false });
  return [...found.values()];

  function visit(node: Json | undefined, { path, above, question, isRequired }: Position): void {
    const here = resolved(document, node);
    const names = path.filter((name) => name !== '*');
    if (!isObject(here) || above.includes(here) || names.length > namesMost) return;
    const asked = questionOf(here) ?? questionOf(node) ?? question;
    const place = path.join('.');
    if (closed.has(place)) return;
    if (path.length > 0 && !found.has(place) && here['type'] !== undefined)
      found.set(place, { path, place, schema: here, isRequired, question: asked });
    const below = { above: [...above, here], question: asked };
    const required = listIn(here, 'required');
    for (const [name, property] of Object.entries(objectIn(here, 'properties'))) {
      if (isDeepStrictEqual(property, { not: {} })) closed.add([...path, name].join('.'));
      visit(property, { ...below, path: [...path, name], isRequired: required.includes(name) });
    }
    if (here['items'] !== undefined)
      visit(here['items'], { ...below, path: [...path, '*'], isRequired: true });
    for (const keyword of ['allOf', 'anyOf', 'oneOf'])
      for (const part of listIn(here, keyword)) visit(part, { ...below, path, isRequired });
  }
}

function questionOf(node: Json | undefined): QuestionId | undefined {
  const question = isObject(node) ? node['x-question'] : undefined;
  return isQuestion(question) ? question : undefined;
}

function isQuestion(id: Json | undefined): id is QuestionId {
  return typeof id === 'string' && Object.hasOwn(questions, id);
}

function isOperation(name: Json | undefined): name is OperationId {
  return typeof name === 'string' && Object.hasOwn(operations, name);
}

function objectIn(node: JsonObject, key: string): JsonObject {
  const value = node[key];
  return isObject(value) ? value : {};
}

function listIn(node: JsonObject, key: string): readonly Json[] {
  const value = node[key];
  return isArray(value) ? value : [];
}

export const isOptional = ({ isRequired, path }: Member): boolean => !isRequired && path.at(-1) !== '*';

export function isOfType({ schema }: Member, ...types: readonly string[]): boolean {
  const { type } = schema;
  return (isArray(type) ? type : [type]).some((each) => typeof each === 'string' && types.includes(each));
}

/** Whether a value is ASCII by nature: enumerated, an id, an address, a secret, a number, or a word for programs. */
export function isCode({ path, schema }: Member): boolean {
  const name = nameOf(path);
  return schema['enum'] !== undefined || (codes.test(name) && !name.startsWith('reference_id'));
}

export const nameOf = (path: readonly string[]): string => path.findLast((name) => name !== '*') ?? '';

const codes =
  /ids?$|by$|key|secret|token|username|shorthand|email|url|domain|link|status|country|type|message|error|role|[_ds]at$|number|code|^l(at|on)$|abbreviation|ticker/i;
