import picomatch from 'picomatch';
import { open, survivors, unobservable } from '../../../generated/computed-mutants.js';
import type { OperationId } from '../../../generated/operations.js';
import { type QuestionId, questions } from '../../../generated/questions.js';
import { accessOperators } from './access.js';
import { answerOperators } from './answers.js';
import { effectOperators } from './effects.js';
import { eventOperators } from './events.js';
import { factsOfAll } from './facts.js';
import { listOperators } from './lists.js';
import type { Fault, Operators } from './operator.js';
import { requestOperators } from './requests.js';

export type Excuse =
  /** The mutation is admissible under a question, so it is a reading. */
  | { readonly question: QuestionId }
  /** No sentence of the document rules the mutation out, or no client can observe it, and why. */
  | { readonly unobservable: string };

const isQuestion = (because: string): because is QuestionId => Object.hasOwn(questions, because);

/** All globs, each with its reason and a predicate for the ids of mutants. */
export const equivalentMutants = Object.entries({ ...unobservable, ...open }).flatMap(([because, globs]) =>
  globs.map((mutants) => ({
    mutants,
    because: isQuestion(because) ? { question: because } : { unobservable: because },
    matches: picomatch(mutants),
  })),
);

/** Returns why a mutant need not be noticed; undefined if it must be. */
export function excuseFor(id: string, { question }: Pick<ComputedMutant, 'question'>): Excuse | undefined {
  if (question !== undefined) return { question };
  return equivalentMutants.find(({ matches }) => matches(id))?.because;
}

/** Returns why the kit overlooks a mutant that it should notice; undefined if it notices it. */
export const knownSurvivor = (id: string): string | undefined =>
  Object.entries(survivors).find(([mutants]) => picomatch.isMatch(id, mutants))?.[1];

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
