import type { Readings } from '../../generated/questions.js';
import type { BindingRuleId } from '../../generated/rules.js';
import type { Hooks } from '../engine/hooks.js';

/** The smallest change to the mock that breaks exactly one rule. */
export interface Mutant extends Hooks {
  readonly breaks: BindingRuleId;
  readonly mutation: string;
  /** Readings under which the mutation shows, if the default profile hides it. */
  readonly readings?: Partial<Readings>;
}
