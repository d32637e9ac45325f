import { type BindingRuleId, type RuleId, ruleIds } from '../../../generated/rules.js';
import type { AnyInvestigation } from '../../scene/investigation.js';
import { judges } from '../exchanges/catalogue.js';
import type { Judge } from '../exchanges/judge.js';
import { relations } from '../relations/catalogue.js';
import { investigations } from '../scenarios/catalogue.js';
import { scenarios } from './scenarios.js';

/**
 * How a rule is checked: an *exchange* check judges any exchange, a *relation* compares answers, and
 * a *scenario* performs steps of its own.
 */
export interface Check {
  readonly kind: 'exchange' | 'relation' | 'scenario';
  /** Judges passing exchanges; undefined if only the investigations of the rule can check it. */
  readonly judge: Judge | undefined;
  /** The investigations of the rule. */
  readonly by: readonly AnyInvestigation[];
}

/**
 * All investigations of a run, in order: finds first, then what is created and deleted, and last what moves the time of the
 * target.
 */
const performed = [...investigations, ...relations, ...scenarios];
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
    const shownBy = by.some(({ kind }) => kind === 'relation') ? 'relation' : 'scenario';
    return [[rule, { kind: judge ? 'exchange' : shownBy, judge, by }]];
  }),
);

/** The check of every rule that can fail a run (a missing one does not compile), and of the other rules that have one. */
export const registry: Readonly<Record<BindingRuleId, Check> & Partial<Record<RuleId, Check>>> =
  Object.fromEntries(checks) as Record<Judged, Check>;

/** Every rule that a run can judge. */
export const judgedRules: ReadonlySet<RuleId> = new Set(checks.keys());
