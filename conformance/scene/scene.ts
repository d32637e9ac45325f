import type { RuleId } from '../../generated/rules.js';
import type { CheckContext } from './check-context.js';
import type { Recorder } from './recorder.js';

/** What a scenario works with: it calls the target, records steps, and checks answers against rules. */
export type Scene<Rule extends RuleId = RuleId> = CheckContext & Recorder<Rule>;
