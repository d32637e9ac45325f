import type { OperationId } from '../../../generated/operations.js';
import { accessOperators } from './access.js';
import { answeredMemberOperators } from './answered-members.js';
import { answerOperators } from './answers.js';
import { atOnceOperators } from './at-once.js';
import { effectOperators, returning } from './effects.js';
import { eventOperators } from './events.js';
import { factsOfAll } from './facts.js';
import { keyOperators } from './keys.js';
import { listOperators } from './lists.js';
import type { Fault, Operator } from './operator.js';
import { requestOperators } from './requests.js';
import { revocationSpared } from './revocations.js';
import { timeOperators } from './times.js';
import { unseen } from './unseen.js';

/** All operators by id. */
export const operators: Readonly<Record<string, Operator>> = {
  ...requestOperators,
  ...listOperators,
  ...answeredMemberOperators,
  ...answerOperators,
  ...keyOperators,
  ...accessOperators,
  ...effectOperators,
  ...eventOperators,
  ...timeOperators,
  ...atOnceOperators,
  returning,
  'revocation-spared': revocationSpared,
  unseen,
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
    Object.entries(operators).flatMap(([operator, { mutate }]) =>
      all.flatMap((facts) =>
        mutate(facts).map((fault): [string, ComputedMutant] => {
          const id = [operator, facts.id, ...(fault.place === undefined ? [] : [fault.place])].join('/');
          return [id, { ...fault, operator, operation: facts.id }];
        }),
      ),
    ),
  );
}
