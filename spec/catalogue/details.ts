import { isArray, isObject, type Json, type JsonObject } from '../source/json.js';
import type { Place } from '../source/tree.js';
import type { Reporting } from './entries.js';
import type { Question } from './questions.js';

/** What to do about a confirmation without a resolved question. */
export const howToResolve = 'add "resolved" with its source to the question, or write "assumed"';

/** Reports contradictions between a detail of the contract and the question that it answers. */
export function checkDetails(questions: readonly Question[], reporting: Reporting): void {
  const known = new Map(questions.map((question) => [question.id, question]));
  for (const { path, value } of reporting.tree.files.values()) {
    if (/^spec\/(rules|questions)\//.test(path)) continue;
    visit(value, { file: path, keys: [] }, (detail, place) => checkDetail(detail, place, known, reporting));
  }
}

function checkDetail(
  detail: JsonObject,
  place: Place,
  known: ReadonlyMap<string, Question>,
  { report }: Reporting,
): void {
  const {
    'x-question': id,
    'x-basis': basis,
    'x-confirmed-keywords': keywords,
    'x-readings': readings,
  } = detail;
  const at = (...keys: readonly string[]) => ({ file: place.file, keys: [...place.keys, ...keys] });
  const unresolved = (question: Json | undefined, where: Place) => {
    const found = known.get(String(question));
    if (found === undefined || found.resolved !== undefined) return;
    report(where, 'catalogue', `it is confirmed, but question ${found.id} is not resolved`, howToResolve);
  };
  if (basis === 'confirmed') unresolved(id, at('x-basis'));
  for (const [keyword, question] of Object.entries(isObject(keywords) ? keywords : {})) {
    unresolved(question, at('x-confirmed-keywords', keyword));
  }
  const question = known.get(String(id));
  if (question === undefined || !isArray(readings)) return;
  for (const reading of readings.filter((each) => !Object.hasOwn(question.readings, String(each)))) {
    const todo = `there are ${Object.keys(question.readings).join(', ')}`;
    report(at('x-readings'), 'catalogue', `"${reading}" is no reading of ${question.id}`, todo);
  }
}

/** Calls `see` with each object within a value, and its place. */
export function visit(value: Json, place: Place, see: (detail: JsonObject, place: Place) => void): void {
  if (isArray(value)) {
    for (const [index, item] of value.entries()) visit(item, within(place, String(index)), see);
  } else if (isObject(value)) {
    see(value, place);
    for (const [key, member] of Object.entries(value)) visit(member, within(place, key), see);
  }
}

const within = ({ file, keys }: Place, key: string): Place => ({ file, keys: [...keys, key] });
