import type { RuleId } from '../../generated/rules.js';
import type { CheckContext } from './check-context.js';
import type { Recorder } from './recorder.js';

/** What a scenario works with: it calls the target, records what it does, and expects what rules want of the answers. */
export interface Scene<Rule extends RuleId = RuleId> extends CheckContext, Recorder<Rule> {
  /** Whether it may go on past what is not met. At first it is to be looked at whether chance had a part in that. */
  readonly goesOn: boolean;
}
