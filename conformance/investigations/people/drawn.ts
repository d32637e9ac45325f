import * as fc from 'fast-check';
import type { RuleId } from '../../../generated/rules.js';
import { investigation } from '../../run/investigation.js';
import type { Lab } from '../../run/lab.js';
import { Leave } from '../../run/leave.js';
import type { Pool } from '../../run/pool.js';
import { type Judging, type Story, told } from '../../story/story.js';
import type { Teller } from '../../story/teller.js';
import type { Json, JsonObject } from '../../target/json.js';

/** A story about values that the target itself showed: they are its case, so that it can be told of them again. */
export interface DrawnStory<Case extends Json, Rule extends RuleId>
  extends Pick<Story<Rule>, 'id' | 'rules' | 'needs' | 'requests'> {
  cases(pool: Pool): fc.Arbitrary<Case>;
  tell(value: Case, teller: Teller<Rule>, lab: Lab): Promise<void>;
}

export function drawn<Case extends Json, const Rule extends RuleId>({
  id,
  rules,
  needs,
  requests,
  cases,
  tell,
}: DrawnStory<Case, Rule>): Judging<Rule> {
  const drawing = investigation<Case>({
    id,
    rules,
    needs,
    runs: 1,
    requestsPerRun: requests,
    cases,
    perform: (value, whole) => told(rules, whole, false, (teller, lab) => tell(value, teller, lab)),
  });
  return { ...drawing, rules, movesTime: false };
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

/** A person of a case. Leaves the story where the target has not shown them. */
export function shown(lab: Lab, id: string | undefined, who: string): JsonObject {
  const person = id === undefined ? undefined : lab.pool.people.get(id);
  if (person) return person;
  throw new Leave('inconclusive', `the target showed nobody ${who}`);
}
