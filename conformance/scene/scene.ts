import type { RuleId } from '../../generated/rules.js';
import type { CheckContext } from './check-context.js';
import type { Recorder } from './recorder.js';

/** What a scenario works with: it calls the target, records steps, and checks answers against rules. */
export interface Scene<Rule extends RuleId = RuleId> extends CheckContext, Recorder<Rule> {
  /** Whether it may go on past an unmet expectation. False as long as chance may explain it: see `despiteChance`. */
  readonly goesOn: boolean;
}
