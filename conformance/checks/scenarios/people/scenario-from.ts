import * as fc from 'fast-check';
import type { RuleId } from '../../../../generated/rules.js';
import type { CheckContext } from '../../../scene/check-context.js';
import { investigation, type Judging } from '../../../scene/investigation.js';
import { recorded, type Scenario } from '../../../scene/scenario.js';
import type { Scene } from '../../../scene/scene.js';
import { EndScenario } from '../../../target/end-scenario.js';
import type { Json, JsonObject } from '../../../target/json.js';
import type { Pool } from '../../../view/pool.js';

/** A scenario about values that the target itself showed: they are its case, so that it can be told of them again. */
export interface ScenarioFrom<Case extends Json, Rule extends RuleId>
  extends Pick<Scenario<Rule>, 'id' | 'rules' | 'needs' | 'requests'> {
  cases(pool: Pool): fc.Arbitrary<Case>;
  record(value: Case, t: Scene<Rule>): Promise<void>;
}

export function scenarioFrom<Case extends Json, const Rule extends RuleId>({
  id,
  rules,
  needs,
  requests,
  cases,
  record,
}: ScenarioFrom<Case, Rule>): Judging<Rule> {
  return investigation({
    id,
    rules,
    needs,
    runs: 1,
    requestsPerRun: requests,
    cases,
    perform: (value: Case, whole) => recorded(rules, whole, false, (t) => record(value, t)),
  });
}

/** Ids of different people who are fit for something: `most` of them, or as many as there are. */
export function idsOf(
  pool: Pool,
  most: number,
  isFit: (person: JsonObject) => boolean,
): fc.Arbitrary<string[]> {
  const fit = [...pool.people].flatMap(([id, person]) => (isFit(person) ? [id] : []));
  const count = Math.min(most, fit.length);
  return fc.shuffledSubarray(fit, { minLength: count, maxLength: count });
}

/** A person of a case. Ends the scenario where the target has not shown them. */
export function shown(context: CheckContext, id: string | undefined, who: string): JsonObject {
  const person = id === undefined ? undefined : context.pool.people.get(id);
  if (person) return person;
  throw new EndScenario('inconclusive', `the target showed nobody ${who}`);
}
