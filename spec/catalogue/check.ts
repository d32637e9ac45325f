import { howToResolve } from './details.js';
import type { Entry, Reporting } from './entries.js';
import { reportDuplicates } from './entries.js';
import { nearest } from './nearest.js';
import type { Question } from './questions.js';
import type { Rule } from './rules.js';

const ruleKeys =
  'id section basis says quote operations effect question readings unconfirmable covers unobservable awaits';
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
    const question = entry.value['question'];
    if (question === undefined) continue;
    const answered = known.get(String(question));
    const rule = rules.all.find(({ id }) => id === entry.value['id']);
    if (answered === undefined) {
      const says = `${entry.value['id']}: question "${question}" does not exist`;
      reporting.report(at(entry, 'question'), 'catalogue', says, 'name a question of spec/questions');
    } else if (rule !== undefined) checkAnswer(entry, rule, answered, reporting);
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

/** Reports contradictions between a rule and the question that it answers. */
function checkAnswer(entry: Entry, rule: Rule, question: Question, { report }: Reporting): void {
  const { readings = [], basis } = rule;
  const wrong = (key: string, says: string, todo: string) =>
    report(at(entry, key), 'catalogue', `${rule.id}: ${says}`, todo);
  const known = Object.keys(question.readings).join(', ');
  for (const reading of readings.filter((each) => !Object.hasOwn(question.readings, each))) {
    wrong('readings', `"${reading}" is no reading of ${question.id}`, `there are ${known}`);
  }
  const isObservable = rule.unobservable === undefined && rule.awaits === undefined;
  if (isObservable && readings.length === 0 && rule.unconfirmable === undefined) {
    const says = `it tells neither its "readings" of ${question.id} nor why it is "unconfirmable"`;
    wrong('question', says, `list those of ${known} under which it holds`);
  }
  if (basis !== 'confirmed') return;
  if (question.resolved === undefined) {
    wrong('basis', `it is confirmed, but question ${question.id} is not resolved`, howToResolve);
  } else if (!readings.includes(question.default)) {
    const says = `it is confirmed, and does not hold under ${question.default}, to which ${question.id} is resolved`;
    wrong('basis', says, 'write "basis: assumed", or reword it');
  }
}
