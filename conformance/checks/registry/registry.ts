import { operations } from '../../../generated/operations.js';
import { type BindingRuleId, type RuleId, ruleIds, rules as rulesOf } from '../../../generated/rules.js';
import type { AnyInvestigation } from '../../scene/investigation.js';
import { judges } from '../exchanges/catalogue.js';
import type { Judge } from '../exchanges/judge.js';
import { relations } from '../relations/catalogue.js';
import { explore } from '../scenarios/limits.js';
import { finds, scenarios } from './scenarios.js';

/** How a rule is checked: by judging any exchange, by a relation that compares answers, or by the steps of a scenario. */
export interface Check {
  readonly kind: 'exchange' | 'relation' | 'scenario';
  /** Judges passing exchanges; undefined if only the investigations of the rule can check it. */
  readonly judge: Judge | undefined;
  /** The investigations of the rule. */
  readonly by: readonly AnyInvestigation[];
}

/** All investigations of a run, in order: finds first, then what is created and deleted, and last what moves time. */
const performed = [...finds, ...relations, explore, ...scenarios];
export const performances: readonly AnyInvestigation[] = performed.toSorted(
  (a, b) => Number(a.movesTime ?? false) - Number(b.movesTime ?? false),
);

type Judged = keyof typeof judges | (typeof performed)[number]['rules'][number];

const judgeOf: Partial<Record<RuleId, Judge>> = judges;
const checks = new Map(
  ruleIds.flatMap((rule): [RuleId, Check][] => {
    const judge = judgeOf[rule];
    const by = performances.filter(({ rules }) => rules.includes(rule));
    if (!judge && by.length === 0) return [];
    const shownBy = by.some(({ id }) => id.startsWith('relation/')) ? 'relation' : 'scenario';
    return [[rule, { kind: judge ? 'exchange' : shownBy, judge, by }]];
  }),
);

/** The check of every rule that can fail a run (a missing one does not compile), and of the other rules that have one. */
export const registry: Readonly<Record<BindingRuleId, Check> & Partial<Record<RuleId, Check>>> =
  Object.fromEntries(checks) as Record<Judged, Check>;

/** Every rule that a run can judge. */
export const judgedRules: ReadonlySet<RuleId> = new Set(checks.keys());

/** Returns whether an investigation is for a wanted rule, or calls mostly operations that the judges of wanted rules watch. */
export function evidenceFor(wanted: (rule: RuleId) => boolean): (investigation: AnyInvestigation) => boolean {
  const judged = ruleIds.filter((rule) => wanted(rule) && registry[rule]?.judge !== undefined);
  const watched = new Set(judged.filter((rule) => !isGeneral(rule)).flatMap(operationsOf));
  // Finds are left out: the batches, which are for no rule, are performed for every rule about finds.
  const isWatched = (rule: RuleId) => operationsOf(rule).some((each) => each !== 'find' && watched.has(each));
  return ({ rules }) =>
    rules.length === 0
      ? watched.has('find')
      : rules.some(wanted) || rules.filter(isWatched).length >= rules.length * watchedShare;
}

/** What calls a watched operation among many others shows little of it for what it costs. */
const watchedShare = 0.5;

/** Whether a rule is about most operations and has investigations of its own: to watch all calls would take a whole run. */
const isGeneral = (rule: RuleId): boolean =>
  operationsOf(rule).length > Object.keys(operations).length / 2 && (registry[rule]?.by.length ?? 0) > 0;

const operationsOf = (rule: RuleId): readonly string[] => rulesOf[rule].operations;
