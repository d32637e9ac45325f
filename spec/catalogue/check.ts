import { isObject, type JsonObject, mapObjects } from '../contract/json.js';
import type { Question } from './questions.js';
import type { Rule } from './rules.js';

/** Fails with the place where two parts of the catalogue do not fit each other. */
export function checkCatalogue(
  rules: readonly Rule[],
  questions: readonly Question[],
  operations: readonly string[],
): void {
  const unique = (kind: string, ids: string[]) => {
    const twice = ids.find((id, index) => ids.indexOf(id) !== index);
    if (twice) throw new Error(`${kind} "${twice}" is described twice`);
  };
  unique(
    'rule',
    rules.map((rule) => rule.id),
  );
  unique(
    'question',
    questions.map((question) => question.id),
  );
  const questionIds = new Set(questions.map((question) => question.id));
  const ruleIds = new Set(rules.map((rule) => rule.id));
  for (const rule of rules) {
    if (rule.question && !questionIds.has(rule.question)) {
      throw new Error(`rule ${rule.id} rests on question "${rule.question}", which does not exist`);
    }
    const unknown = rule.operations.find((operation) => !operations.includes(operation));
    if (unknown) throw new Error(`rule ${rule.id} speaks of operation "${unknown}", which does not exist`);
  }
  for (const question of questions) {
    for (const [reading, broken] of Object.entries(question.contradicts ?? {})) {
      const unknown = broken.find((id) => !ruleIds.has(id));
      if (unknown)
        throw new Error(`question ${question.id}: ${reading} contradicts "${unknown}", which is no rule`);
    }
  }
}

/** Fails where a contract document rests an assumed detail on a question that does not exist. */
export function checkQuestionsOf(file: string, document: JsonObject, questions: readonly Question[]): void {
  const known = new Set(questions.map((question) => question.id));
  mapObjects(document, (object) => {
    const named = isObject(object['x-assumed-keywords']) ? Object.values(object['x-assumed-keywords']) : [];
    for (const id of [object['x-question'], ...named]) {
      if (id !== undefined && !known.has(String(id)))
        throw new Error(`${file}: question "${id}" does not exist`);
    }
    if (object['x-basis'] === 'assumed' && object['x-question'] === undefined) {
      throw new Error(
        `${file}: an assumed detail names no question: ${JSON.stringify(object).slice(0, 120)}`,
      );
    }
    return object;
  });
}
