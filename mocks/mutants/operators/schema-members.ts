import { type QuestionId, questions } from '../../../generated/questions.js';
import { isArray, isObject, type Json, type JsonObject, resolved } from '../../../spec/source/json.js';

/** A member of a request or an answer, as the contract describes it. */
export interface Member {
  /** The names from the body down; `*` stands for each element of an array. */
  readonly path: readonly string[];
  readonly schema: JsonObject;
  readonly isRequired: boolean;
  /** The question under which it is assumed, if the document does not state it. */
  readonly question: QuestionId | undefined;
}

/** The maximum number of names below the body or an element of its list: deeper ones repeat what those above them show. */
const namesMost = 2;

/**
 * Returns every member that a schema describes, including those of alternatives, outermost first. A recursive schema is
 * described once.
 */
export function membersOf(
  document: JsonObject,
  schema: Json | undefined,
  question?: QuestionId,
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
    const key = path.join('.');
    if (closed.has(key)) return;
    if (path.length > 0 && !found.has(key) && here['type'] !== undefined)
      found.set(key, { path, schema: here, isRequired, question: asked });
    const below = { above: [...above, here], question: asked };
    const required = isArray(here['required']) ? here['required'] : [];
    for (const [name, property] of Object.entries(objectIn(here, 'properties'))) {
      if (property === false) closed.add([...path, name].join('.'));
      visit(property, { ...below, path: [...path, name], isRequired: required.includes(name) });
    }
    if (here['items'] !== undefined)
      visit(here['items'], { ...below, path: [...path, '*'], isRequired: true });
    for (const keyword of ['allOf', 'anyOf', 'oneOf'])
      for (const part of listIn(here, keyword)) visit(part, { ...below, path, isRequired });
  }
}

interface Position {
  readonly path: readonly string[];
  /** The enclosing schemas. */
  readonly above: readonly JsonObject[];
  readonly question: QuestionId | undefined;
  readonly isRequired: boolean;
}

/** Returns the question that a part of the contract names; undefined if there is none. */
export function questionOf(node: Json | undefined): QuestionId | undefined {
  const question = isObject(node) ? node['x-question'] : undefined;
  return isQuestion(question) ? question : undefined;
}

function isQuestion(id: Json | undefined): id is QuestionId {
  return typeof id === 'string' && Object.hasOwn(questions, id);
}

function objectIn(node: JsonObject, key: string): JsonObject {
  const value = node[key];
  return isObject(value) ? value : {};
}

function listIn(node: JsonObject, key: string): readonly Json[] {
  const value = node[key];
  return isArray(value) ? value : [];
}

/** Returns the types that a schema names. */
export function typesOf({ type }: JsonObject): readonly string[] {
  return (isArray(type) ? type : [type]).filter((each) => typeof each === 'string');
}

/** Whether a value is ASCII by nature: enumerated, an id, an address, a secret, a number, or a word for programs. */
export function isCode({ path, schema }: Pick<Member, 'path' | 'schema'>): boolean {
  const name = path.findLast((each) => each !== '*') ?? '';
  return schema['enum'] !== undefined || (codes.test(name) && !name.startsWith('reference_id'));
}

const codes =
  /ids?$|by$|key|secret|token|username|shorthand|email|url|domain|link|status|country|type|message|error|role|[_ds]at$|number|code|^l(at|on)$|abbreviation|ticker/i;
