import * as fc from 'fast-check';
import type { RuleId } from '../../generated/rules.js';
import { EndScenario, Withheld } from '../target/end-scenario.js';
import type { Json } from '../target/json.js';
import type { Pool } from '../view/pool.js';
import type { CheckContext } from './check-context.js';
import { despiteChance } from './despite-chance.js';
import { type Investigation, investigation, type Judging, type Outcome } from './investigation.js';
import { createRecorder, type Recording } from './recorder.js';
import type { Scene } from './scene.js';

/** An experiment of recorded steps: always the same, or with values that the target itself has shown. */
export interface Scenario<Rule extends RuleId, Case extends Json>
  extends Pick<Investigation<Case, Rule>, 'id' | 'rules' | 'needs' | 'unless' | 'movesTime'> {
  /** The maximum number of requests. */
  readonly requests: number;
  /** Uses people whom the target has shown. @default whether there are `cases` */
  readonly asksForPeople?: boolean;
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
    perform: (value, context) =>
      despiteChance(context, (unhurried, onViolation) => {
        const recorder = createRecorder(rules, context.worked, onViolation);
        return performed(recorder, unhurried, movesTime, (t) => record(t, value as Case));
      }),
  };
}

/** An experiment about nothing that is written and read again, so that each performance counts as it is. */
interface Trial<Rule extends RuleId, Case extends Json>
  extends Pick<Investigation<Case, Rule>, 'id' | 'rules' | 'needs' | 'runs' | 'cases'> {
  /** The maximum number of requests of one performance. @default 1 */
  readonly requests?: number;
  record(t: Scene<Rule>, value: Case): Promise<unknown>;
}

export function trial<const Rule extends RuleId, Case extends Json>({
  requests = 1,
  record,
  ...definition
}: Trial<Rule, Case>): Judging<Rule> {
  return investigation({
    ...definition,
    requestsPerRun: requests,
    perform: (value: Case, context) =>
      performed(createRecorder(definition.rules, context.worked), context, false, (t) => record(t, value)),
  });
}

/** Performs a scenario and returns its outcomes, even if it ends early. Restores the clock if the scenario has moved it. */
async function performed<Rule extends RuleId>(
  recorder: Recording<Rule>,
  context: CheckContext,
  movesTime: boolean,
  record: (t: Scene<Rule>) => Promise<unknown>,
): Promise<readonly Outcome[]> {
  const { control } = context;
  const clock = movesTime && control ? await control.clockAt(context.now()) : undefined;
  try {
    await record({ ...context, ...recorder });
    return recorder.outcomes();
  } catch (error) {
    const isWithheld = error instanceof Withheld && recorder.outcomes().length === 0;
    if (!(error instanceof EndScenario) || isWithheld) throw error;
    return recorder.outcomes(error);
  } finally {
    if (movesTime && control) {
      await control.restoreClock(clock, context.now());
      context.callers.forgetTokens();
    }
  }
}
