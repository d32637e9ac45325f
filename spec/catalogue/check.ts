import type { Operation } from '../contract/operations.js';
import { isArray, isObject, type Json, type JsonObject } from '../source/json.js';
import type { Place } from '../source/tree.js';
import { type Entry, type Reporting, reportDuplicates } from './entries.js';
import { nearest } from './nearest.js';
import type { Question } from './questions.js';
import type { Rule } from './rules.js';

const ruleKeys = 'id section basis says quote operations effect question covers unobservable';
const questionKeys =
  'id section register asks readings default resolved contradicts reshapes perCall replaces';

/** Reports unknown members: a misspelt one would be ignored silently. */
function reportUnknownKeys(kind: string, keys: string, entries: readonly Entry[], { report }: Reporting) {
  const known = keys.split(' ');
  for (const entry of entries) {
    for (const key of Object.keys(entry.value).filter((each) => !known.includes(each))) {
      const meant = nearest(key, known);
      const todo = meant === undefined ? `a ${kind} has ${known.join(', ')}` : `did you mean "${meant}"?`;
      report(at(entry, key), 'catalogue', `${entry.value['id']}: unknown key "${key}"`, todo);
    }
  }
}

/** Reports parts of the catalogue that contradict each other. */
export function checkCatalogue(
  rules: { readonly entries: readonly Entry[]; readonly all: readonly Rule[] },
  questions: { readonly entries: readonly Entry[]; readonly all: readonly Question[] },
  reporting: Reporting,
): void {
  reportDuplicates('rule', rules.entries, reporting);
  reportDuplicates('question', questions.entries, reporting);
  reportUnknownKeys('rule', ruleKeys, rules.entries, reporting);
  reportUnknownKeys('question', questionKeys, questions.entries, reporting);
  const known = new Map(questions.all.map((question) => [question.id, question]));
  for (const entry of rules.entries) {
    const { id, question } = entry.value;
    const answered = known.get(String(question));
    if (question === undefined || answered?.resolved !== undefined) continue;
    const [says, todo] =
      answered === undefined
        ? [`question "${question}" does not exist`, 'name a question of spec/questions']
        : [`it is confirmed, but question ${answered.id} is not resolved`, howToResolve];
    reporting.report(at(entry, 'question'), 'catalogue', `${id}: ${says}`, todo);
  }
  const ruleIds = new Set(rules.all.map((rule) => rule.id));
  for (const entry of questions.entries) {
    const { contradicts = {} } = known.get(String(entry.value['id'])) ?? {};
    for (const [reading, broken] of Object.entries(contradicts)) {
      const unknown = broken.find((id) => !ruleIds.has(id));
      if (unknown === undefined) continue;
      const says = `${entry.value['id']}: ${reading} contradicts "${unknown}", which is no rule`;
      reporting.report(at(entry, 'contradicts', reading), 'catalogue', says, 'name a rule of spec/rules');
    }
  }
}

const at = ({ place }: Entry, ...keys: readonly string[]) => ({
  file: place.file,
  keys: [...place.keys, ...keys],
});

/** Whether a successful call of an operation changes what other calls see. */
const writes = ({ resource }: Operation): boolean =>
  resource?.effect === 'write' || resource?.effect === 'destroy';

/** Matches a rule about a call that is refused or need not succeed: it then has no effect. */
const ofRefusal = /\b(refuse[sd]?|fails?|cannot)\b/;

/** Reports a rule whose effect contradicts that of its operations: runs would check it where they must not. */
export function checkEffects(
  entries: readonly Entry[],
  rules: readonly Rule[],
  operations: readonly Operation[],
  { report }: Reporting,
): void {
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  for (const entry of entries) {
    const rule = rules.find(({ id }) => id === entry.value['id']);
    if (rule === undefined) continue;
    const known = rule.operations.flatMap((id) => byId.get(id) ?? []);
    const writing = known.filter(writes);
    const place = { file: entry.place.file, keys: [...entry.place.keys, 'effect'] };
    const wrong = (says: string, todo: string) =>
      report(place, 'catalogue', `${rule.id}: effect "${rule.effect}", but ${says}`, todo);
    const isWithout = rule.effect === 'none' || rule.effect === 'spend';
    if (isWithout && known.length > 0 && known.every(writes) && !ofRefusal.test(rule.says)) {
      wrong(`${writing[0]?.id} changes things`, 'write "effect: write" or "effect: destroy"');
    } else if (rule.effect === 'destroy' && known.length > 0 && writing.length === 0) {
      wrong(`${known[0]?.id} changes nothing`, 'write "effect: none", "spend" or "write"');
    } else if (
      rule.effect === 'spend' &&
      known.length > 0 &&
      !known.some((each) => each.resource?.effect === 'spend')
    ) {
      wrong(`no call of ${known[0]?.id} has to be paid`, 'write "effect: none"');
    }
  }
}

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
