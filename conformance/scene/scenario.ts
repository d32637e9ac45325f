import * as fc from 'fast-check';
import type { RuleId } from '../../generated/rules.js';
import { EndScenario } from '../target/end-scenario.js';
import type { Json } from '../target/json.js';
import type { Capability } from '../target/target.js';
import type { Pool } from '../view/pool.js';
import type { CheckContext } from './check-context.js';
import { despiteChance } from './despite-chance.js';
import type { Judging, Outcome } from './investigation.js';
import { createRecorder, type Recording } from './recorder.js';
import type { Scene } from './scene.js';

/** An experiment of recorded steps: always the same, or with values that the target itself has shown. */
export interface Scenario<Rule extends RuleId, Case extends Json> {
  /** Such as `api-keys/life`. */
  readonly id: string;
  /** Every rule that it judges. */
  readonly rules: readonly Rule[];
  /** @default an access token */
  readonly needs?: readonly Capability[];
  /** Left out if the target offers this, as others show the same then. */
  readonly unless?: Capability;
  /** The maximum number of requests. */
  readonly requests: number;
  /** Uses people whom the target has shown. @default whether there are `cases` */
  readonly asksForPeople?: boolean;
  /** Moves the clock of the service, which is restored when the scenario ends. No token outlives that. */
  readonly movesTime?: boolean;
  /** The values that it is performed with: the same one if it is repeated. */
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

/** Performs a scenario and returns its outcomes, even if it ends early. Restores the clock if the scenario has moved it. */
export async function recorded<Rule extends RuleId>(
  rules: readonly Rule[],
  context: CheckContext,
  movesTime: boolean,
  record: (t: Scene<Rule>) => Promise<void>,
): Promise<readonly Outcome[]> {
  return despiteChance(context, (unhurried, onViolation) =>
    performed(createRecorder(rules, context.worked, onViolation), unhurried, movesTime, record),
  );
}

async function performed<Rule extends RuleId>(
  recorder: Recording<Rule>,
  context: CheckContext,
  movesTime: boolean,
  record: (t: Scene<Rule>) => Promise<void>,
): Promise<readonly Outcome[]> {
  const { control } = context;
  const clock = movesTime && control ? await control.clockAt(context.now()) : undefined;
  try {
    await record({ ...context, ...recorder });
    return recorder.outcomes();
  } catch (error) {
    if (!(error instanceof EndScenario)) throw error;
    return recorder.outcomes(error);
  } finally {
    if (movesTime && control) {
      await control.restoreClock(clock, context.now());
      context.callers.forgetTokens();
    }
  }
}
