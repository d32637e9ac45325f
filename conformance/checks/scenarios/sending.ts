import type * as fc from 'fast-check';
import type { RuleId } from '../../../generated/rules.js';
import type { FindOptions } from '../../scene/check-context.js';
import { investigation, type Judging } from '../../scene/investigation.js';
import type { Json } from '../../target/json.js';
import type { Pool } from '../../view/pool.js';

/** A find that is sent only to be looked at by the judges of single exchanges. */
export interface Sending<Case extends Json, Rule extends RuleId> {
  readonly id: string;
  readonly rules: readonly Rule[];
  readonly runs: number;
  cases(pool: Pool): fc.Arbitrary<Case>;
  body(value: Case, pool: Pool): Json;
  how?(value: Case): FindOptions;
}

export function sending<Case extends Json, const Rule extends RuleId>(
  definition: Sending<Case, Rule>,
): Judging<Rule> {
  return investigation({
    id: definition.id,
    rules: definition.rules,
    runs: definition.runs,
    requestsPerRun: 1,
    cases: (pool) => definition.cases(pool),
    async perform(value: Case, context) {
      await context.find(definition.body(value, context.pool), definition.how?.(value) ?? {});
      return [];
    },
  });
}
