import type { Entry, Telling } from './entries.js';
import { tellTwins } from './entries.js';
import type { Question } from './questions.js';
import type { Rule } from './rules.js';

/** Tells where two parts of the catalogue do not fit each other. */
export function checkCatalogue(
  rules: { readonly entries: readonly Entry[]; readonly all: readonly Rule[] },
  questions: { readonly entries: readonly Entry[]; readonly all: readonly Question[] },
  telling: Telling,
): void {
  tellTwins('rule', rules.entries, telling);
  tellTwins('question', questions.entries, telling);
  const known = new Map(questions.all.map((question) => [question.id, question]));
  for (const entry of rules.entries) {
    const question = entry.value['question'];
    if (question === undefined || known.has(String(question))) continue;
    const says = `${entry.value['id']}: question "${question}" does not exist`;
    telling.tell(at(entry, 'question'), 'catalogue', says, 'name a question of spec/questions');
  }
  const ruleIds = new Set(rules.all.map((rule) => rule.id));
  for (const entry of questions.entries) {
    const { contradicts = {} } = known.get(String(entry.value['id'])) ?? {};
    for (const [reading, broken] of Object.entries(contradicts)) {
      const unknown = broken.find((id) => !ruleIds.has(id));
      if (unknown === undefined) continue;
      const says = `${entry.value['id']}: ${reading} contradicts "${unknown}", which is no rule`;
      telling.tell(at(entry, 'contradicts', reading), 'catalogue', says, 'name a rule of spec/rules');
    }
  }
}

const at = ({ place }: Entry, ...keys: readonly string[]) => ({
  file: place.file,
  keys: [...place.keys, ...keys],
});
