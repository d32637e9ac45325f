import { type BindingRuleId, type RuleId, ruleIds } from '../../../generated/rules.js';
import type { AnyInvestigation } from '../../scene/investigation.js';
import { judges } from '../exchanges/catalogue.js';
import type { Judge } from '../exchanges/judge.js';
import { relations } from '../relations/catalogue.js';
import { investigations } from '../scenarios/catalogue.js';
import { scenarios } from './scenarios.js';

/**
 * What judges a rule: an *exchange* check looks on at whatever is sent, a *relation* compares answers, a *machine* goes
 * through the states of a resource, a *scenario* tells steps that no table says.
 */
export interface Check {
  readonly kind: 'exchange' | 'relation' | 'machine' | 'scenario';
  /** What looks on; undefined where only what is performed for the rule can tell. */
  readonly judge: Judge | undefined;
  /** What is performed for the rule. */
  readonly by: readonly AnyInvestigation[];
}

/**
 * Everything that a run performs to look for violations, in the order in which it does: finds first, then what is made and
 * taken away; what moves time comes last.
 */
const performed = [...investigations, ...relations, ...scenarios];
export const performances: readonly AnyInvestigation[] = performed.toSorted(
  (a, b) => Number(a.movesTime ?? false) - Number(b.movesTime ?? false),
);

type Judged = keyof typeof judges | (typeof performed)[number]['rules'][number];

const looking: Partial<Record<RuleId, Judge>> = judges;
const checks = new Map(
  ruleIds.flatMap((rule): [RuleId, Check][] => {
    const judge = looking[rule];
    const by = performances.filter(({ rules }) => rules.includes(rule));
    if (!judge && by.length === 0) return [];
    const kinds = by.map(({ kind = 'scenario' }) => kind);
    const strongest = (['machine', 'relation'] as const).find((kind) => kinds.includes(kind));
    return [[rule, { kind: judge ? 'exchange' : (strongest ?? 'scenario'), judge, by }]];
  }),
);

/**
 * The check of every rule that can fail a run: one without a check does not compile. Of the other rules, those that have
 * one are here, too.
 */
export const registry: Readonly<Record<BindingRuleId, Check> & Partial<Record<RuleId, Check>>> =
  Object.fromEntries(checks) as Record<Judged, Check>;

/** Every rule that a run can judge. */
export const judgedRules: ReadonlySet<RuleId> = new Set(checks.keys());
