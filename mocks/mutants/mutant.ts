import type { Readings } from '../../generated/questions.js';
import type { BindingRuleId } from '../../generated/rules.js';
import type { Hooks } from '../engine/handler.js';

/** The smallest change to the mock that breaks exactly one rule. */
export interface Mutation extends Hooks {
  readonly mutation: string;
  /** Readings under which the mutation shows, if the default profile hides it. */
  readonly readings?: Partial<Readings>;
}

/** Mutations by the rule that each one breaks. */
export type Mutations = Readonly<Partial<Record<BindingRuleId, Mutation>>>;

export interface Mutant extends Mutation {
  readonly breaks: BindingRuleId;
}
