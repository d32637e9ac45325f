import { type QuestionId, questions } from '../../generated/questions.js';
import { type BindingRuleId, ruleIds, rules } from '../../generated/rules.js';
import { checkReading } from '../options/option-values.js';
import { isBinding } from './binding.js';
import type { Mutant } from './mutant.js';

/** The part of a rule that concerns the readings of its question. */
export interface Answer<Id extends string = string> {
  readonly id: Id;
  readonly basis: string;
  readonly question?: string;
  /** The readings under which it holds. */
  readonly readings?: readonly string[];
}

/** The part of a question that is needed to pick readings as mutations. */
export interface Asked {
  readonly readings: Readonly<Record<string, string>>;
  /** Readings that contradict stated sentences, with the rules they break. */
  readonly contradicts?: Readonly<Record<string, readonly string[]>>;
}

/** A reading that breaks a confirmed rule, used as a mutation of the mock. */
export interface Lie<Id extends string = string> {
  /** `RULE~READING`. */
  readonly id: string;
  readonly breaks: Id;
  readonly question: string;
  readonly reading: string;
  /** The sentence that describes the reading. */
  readonly mutation: string;
}

/**
 * Returns the reading that proves the judge of a rule: one under which the rule does not hold, no stated sentence is broken,
 * and as few other rules of the question as possible are. Returns undefined if the rule holds under every such reading.
 */
export function otherReading(
  { id, readings = [] }: Omit<Answer, 'basis'>,
  question: Asked,
  others: readonly Answer[] = [],
): string | undefined {
  const cost = (reading: string): number =>
    others.filter((other) => other.id !== id && !other.readings?.includes(reading)).length;
  return Object.keys(question.readings)
    .filter((reading) => !readings.includes(reading) && !Object.hasOwn(question.contradicts ?? {}, reading))
    .sort((one, other) => cost(one) - cost(other))[0];
}

/** Returns one mutation for each confirmed rule that has one, in the order of the rules. */
export function mutationsOf<Id extends string>(
  table: readonly Answer<Id>[],
  asked: Readonly<Record<string, Asked>>,
): readonly Lie<Id>[] {
  return table.flatMap((rule) => {
    const question = rule.question === undefined ? undefined : asked[rule.question];
    if (rule.basis !== 'confirmed' || rule.question === undefined || question === undefined) return [];
    const others = table.filter((each) => each.basis === 'confirmed' && each.question === rule.question);
    const reading = otherReading(rule, question, others);
    if (reading === undefined) return [];
    const mutation = question.readings[reading] ?? '';
    return [{ id: `${rule.id}~${reading}`, breaks: rule.id, question: rule.question, reading, mutation }];
  });
}

/** Returns mutants of the confirmed rules that no other mutant breaks. */
export function confirmedMutants(broken: ReadonlySet<BindingRuleId>): Readonly<Record<string, Mutant>> {
  const table = ruleIds.filter(isBinding).map((id) => ({ id, ...rules[id] }));
  const asked: Readonly<Record<QuestionId, Asked>> = questions;
  return Object.fromEntries(
    mutationsOf(table, asked)
      .filter(({ breaks }) => !broken.has(breaks))
      .map(({ id, breaks, mutation, question, reading }): [string, Mutant] => [
        id,
        { breaks, mutation, readings: checkReading(question, reading, `mutant ${id}`) },
      ]),
  );
}
