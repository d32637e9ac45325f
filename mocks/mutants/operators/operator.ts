import type { QuestionId, Readings } from '../../../generated/questions.js';
import type { Hooks } from '../../engine/hooks.js';
import type { Facts } from './facts.js';

/** A kind of fault that any operation may have. */
export interface Operator {
  /** Describes the fault in the list of operators. */
  readonly says: string;
  /** Returns its mutants of one operation; none if it does not apply. */
  readonly mutate: (facts: Facts) => readonly Fault[];
}

/** One mutant of one operation. */
export interface Fault {
  /** The part of the operation: a parameter, a member or another operation. Undefined if it is the whole operation. */
  readonly place?: string;
  /** Its effect, in one sentence. */
  readonly mutation: string;
  readonly hooks: Hooks;
  /** Readings under which the mutation shows, if the default profile hides it. */
  readonly readings?: Partial<Readings>;
  /** The question under which the form of its place is assumed. */
  readonly question?: QuestionId | undefined;
}
