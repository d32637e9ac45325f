import type { Operation } from '../contract/operations.js';
import { howToResolve } from './details.js';
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
