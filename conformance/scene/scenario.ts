import * as fc from 'fast-check';
import type { RuleId } from '../../generated/rules.js';
import { EndScenario } from '../target/end-scenario.js';
import type { Json } from '../target/json.js';
import type { Capability } from '../target/target.js';
import type { Pool } from '../view/pool.js';
import type { CheckContext } from './check-context.js';
import { despiteChance, type Performed } from './despite-chance.js';
import type { Judging, Outcome } from './investigation.js';
import { createRecorder, type Recording } from './recorder.js';
import type { Scene } from './scene.js';

/** An experiment that is recorded step by step, always the same way or of values that the target itself showed. */
export interface Scenario<Rule extends RuleId, Case extends Json> {
  /** Such as `api-keys/life`. */
  readonly id: string;
  /** Every rule that it says something about. */
  readonly rules: readonly Rule[];
  /** @default an access token */
  readonly needs?: readonly Capability[];
  /** Where the target offers this, others show the same, and it is left out. */
  readonly unless?: Capability;
  /** Requests that it takes at most. */
  readonly requests: number;
  /** It asks for people whom the target has shown. */
  readonly asksForPeople?: boolean;
  /** It moves the clock of the service, which is put back when the scenario ends. No token outlives that. */
  readonly movesTime?: boolean;
  /** What it is about: the same when it is performed again. */
  cases?(pool: Pool): fc.Arbitrary<Case>;
  record(t: Scene<Rule>, value: Case): Promise<void>;
}

export function scenario<const Rule extends RuleId, Case extends Json = null>({
  id,
  rules,
  needs = ['token'],
  unless,
  requests,
  cases,
  asksForPeople = cases !== undefined,
  movesTime = false,
  record,
}: Scenario<Rule, Case>): Judging<Rule> {
  return {
    id,
    rules,
    needs: movesTime ? [...needs, 'sign-in'] : needs,
    ...(unless && { unless }),
    standsAlone: !asksForPeople,
    runs: 1,
    requestsPerRun: requests,
    movesTime,
    cases: cases ?? (() => fc.constant(null)),
    perform: (value, context) => recorded(rules, context, movesTime, (t) => record(t, value as Case)),
  };
}

/** What a scenario says, also when it ends early. Time that it moved is put back. */
export async function recorded<Rule extends RuleId>(
  rules: readonly Rule[],
  context: CheckContext,
  movesTime: boolean,
  record: (t: Scene<Rule>) => Promise<void>,
): Promise<readonly Outcome[]> {
  return despiteChance(context, (unhurried, goesOn, doubt) =>
    performed(createRecorder(rules, context.worked, doubt), { ...unhurried, goesOn }, movesTime, record),
  );
}

async function performed<Rule extends RuleId>(
  recorder: Recording<Rule>,
  context: CheckContext & Pick<Scene, 'goesOn'>,
  movesTime: boolean,
  record: (t: Scene<Rule>) => Promise<void>,
): Promise<Performed> {
  const { control } = context;
  const clock = movesTime && control ? await control.clockAt(context.now()) : undefined;
  try {
    await record({ ...context, ...recorder });
    return { outcomes: recorder.outcomes() };
  } catch (error) {
    if (!(error instanceof EndScenario)) throw error;
    return { outcomes: recorder.outcomes(error), isCut: error.kind === 'cut' };
  } finally {
    if (movesTime && control) {
      await control.restoreClock(clock, context.now());
      context.callers.forgetTokens();
    }
  }
}
