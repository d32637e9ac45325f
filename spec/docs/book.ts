import type { Question } from '../../generated/questions.js';
import type { Rule } from '../../generated/rules.js';
import type { Documents, InterfaceId } from '../contract/documents.js';
import { placesIn } from '../contract/drafts.js';
import { isArray, isObject, type Json, type JsonObject, resolved } from '../source/json.js';
import { type Mark, markOf, textOf, unmarked } from './links.js';

/** The input of the reference. */
export interface Sources {
  readonly documents: Documents;
  /** By id. */
  readonly rules: Readonly<Record<string, Rule>>;
  /** By id. */
  readonly questions: Readonly<Record<string, Question>>;
}

/** An operation, or a webhook, which is an operation called by the service. */
export interface Entry {
  readonly id: string;
  readonly interface: InterfaceId;
  readonly kind: 'operation' | 'webhook';
  /** In upper case. */
  readonly method: string;
  readonly path: string;
  readonly document: JsonObject;
  readonly detail: JsonObject;
  /** Includes those of its path item. */
  readonly parameters: readonly Json[];
  readonly mark: Mark;
  readonly rules: readonly string[];
  /** The questions that its details or rules rest on, in the order of the catalogue. */
  readonly questions: readonly string[];
}

/** The sources, indexed for lookups between pages. */
export interface Book extends Sources {
  readonly entries: readonly Entry[];
  readonly entry: ReadonlyMap<string, Entry>;
}

export function bookOf(sources: Sources): Book {
  const entries = [...sources.documents].flatMap(([id, document]) => [
    ...entriesIn(sources, id, document, 'operation'),
    ...entriesIn(sources, id, document, 'webhook'),
  ]);
  return { ...sources, entries, entry: new Map(entries.map((entry) => [entry.id, entry])) };
}

function entriesIn(
  sources: Sources,
  id: InterfaceId,
  document: JsonObject,
  kind: Entry['kind'],
): readonly Entry[] {
  const items = document[kind === 'operation' ? 'paths' : 'webhooks'];
  return placesIn(id, document, isObject(items) ? items : {}).map(({ path, method, operation: detail }) => {
    const name = textOf(detail['operationId']) ?? `${method} ${path}`;
    const rules = Object.keys(sources.rules).filter((rule) => sources.rules[rule]?.operations.includes(name));
    return {
      id: name,
      interface: id,
      kind,
      method: method.toUpperCase(),
      path,
      document,
      detail,
      parameters: listIn(detail['parameters']),
      mark: markOf(detail, unmarked),
      rules,
      questions: questionsOf(sources, document, detail, rules),
    };
  });
}

function questionsOf(
  sources: Sources,
  document: JsonObject,
  details: Json,
  rules: readonly string[],
): readonly string[] {
  const named = new Set(rules.map((rule) => sources.rules[rule]?.question));
  const seen = new Set<Json>();
  const visit = (value: Json | undefined): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if (isObject(value)) {
      for (const question of questionsAt(value)) named.add(question);
      if (value['$ref'] !== undefined) visit(resolved(document, value));
    }
    for (const inner of Object.values(value)) visit(inner);
  };
  visit(details);
  return Object.keys(sources.questions).filter((question) => named.has(question));
}

function questionsAt(detail: JsonObject): readonly (string | undefined)[] {
  const keywords = [detail['x-assumed-keywords'], detail['x-confirmed-keywords']].filter(isObject);
  return [detail['x-question'], ...keywords.flatMap((named) => Object.values(named))].map(textOf);
}

export function listIn(value: Json | undefined): readonly Json[] {
  return isArray(value) ? value : [];
}

/** Returns the examples of a media type as text, in their order; without a name if there is only one. */
export function examplesIn(document: JsonObject, media: JsonObject) {
  const named = Object.entries(isObject(media['examples']) ? media['examples'] : {});
  const one = media['example'] === undefined ? [] : [['', { value: media['example'] }] as const];
  return [...one, ...named].map(([name, given]) => {
    const example = resolved(document, given);
    const { summary, value } = isObject(example) ? example : {};
    const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
    return { name, summary: textOf(summary), text };
  });
}
