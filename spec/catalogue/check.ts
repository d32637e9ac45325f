import { howToResolve } from './details.js';
import type { Entry, Reporting } from './entries.js';
import { reportDuplicates } from './entries.js';
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
