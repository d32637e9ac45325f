import type { OperationId } from '../../../generated/operations.js';
import { accessOperators } from './access.js';
import { answerOperators } from './answers.js';
import { effectOperators } from './effects.js';
import { eventOperators } from './events.js';
import { factsOfAll } from './facts.js';
import { listOperators } from './lists.js';
import type { Fault, Operators } from './operator.js';
import { requestOperators } from './requests.js';

export const operators: Operators = {
  ...requestOperators,
  ...listOperators,
  ...answerOperators,
  ...accessOperators,
  ...effectOperators,
  ...eventOperators,
};

/** A mutant that is derived from the contract, with its operator and operation. */
export interface ComputedMutant extends Fault {
  readonly operator: string;
  readonly operation: OperationId;
}

let computed: ReadonlyMap<string, ComputedMutant> | undefined;

/** Returns all mutants that the operators derive from the contract, by id: `operator/operation/place`. */
export function computedMutants(): ReadonlyMap<string, ComputedMutant> {
  computed ??= compute();
  return computed;
}

function compute(): ReadonlyMap<string, ComputedMutant> {
  const all = factsOfAll();
  return new Map(
    Object.entries(operators).flatMap(([operator, mutantsOf]) =>
      all.flatMap((facts) =>
        mutantsOf(facts).map((fault): [string, ComputedMutant] => {
          const id = [operator, facts.id, ...(fault.place === undefined ? [] : [fault.place])].join('/');
          return [id, { ...fault, operator, operation: facts.id }];
        }),
      ),
    ),
  );
}
