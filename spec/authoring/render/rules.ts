import type { Rule } from '../../catalogue/rules.js';
import { bases, isBinding } from '../../source/basis.js';
import { header, literal, union } from './source.js';

/** Renders the catalogue of rules and the kind of each rule. */
export function ruleModule(rules: readonly Rule[], mechanical: readonly Rule[]): string {
  const table = Object.fromEntries(rules.map(({ id, ...rest }) => [id, rest]));
  const observable = rules.filter((rule) => rule.unobservable === undefined && rule.awaits === undefined);
  return `${header}
/** Where a rule comes from: a confirmed one was learned from the service itself. */
export type Basis = ${bases.map((basis) => `'${basis}'`).join(' | ')};

/** One checkable sentence of the specification. */
export interface Rule {
  readonly section: string;
  readonly basis: Basis;
  readonly says: string;
  /** The words of the specification that it rests on. */
  readonly quote?: string;
  readonly operations: readonly string[];
  readonly effect: string;
  readonly question?: string;
  readonly readings?: readonly string[];
  readonly unconfirmable?: string;
  readonly covers?: readonly string[];
  readonly unobservable?: string;
  /** The mock keeps it, and the kit does not judge it yet. */
  readonly awaits?: string;
}

/** Rules that can fail a run: each needs a judge and a mutant. */
export type BindingRuleId = ${union(observable.filter((rule) => isBinding(rule.basis)).map((rule) => rule.id))};

/** Rules that rest on our answer to an open question: they are reported, and never fail a run. */
export type AssumedRuleId = ${union(observable.filter((rule) => !isBinding(rule.basis)).map((rule) => rule.id))};

/** Sentences that no HTTP observer can check. */
export type UnobservableRuleId = ${union(rules.filter((rule) => rule.unobservable !== undefined).map((rule) => rule.id))};

/** Sentences that the mock keeps and that the kit does not judge yet. */
export type AwaitingRuleId = ${union(rules.filter((rule) => rule.awaits !== undefined && rule.unobservable === undefined).map((rule) => rule.id))};

/** Type and enum rules, which one mechanism judges from the table of records. */
export type RecordRuleId = ${union(mechanical.map((rule) => rule.id))};

export type RuleId = BindingRuleId | AssumedRuleId | UnobservableRuleId | AwaitingRuleId;

/** The catalogue, in the order in which reports list it. */
export const rules: Record<RuleId, Rule> = ${literal(table)};

export const ruleIds = Object.keys(rules) as RuleId[];
`;
}
