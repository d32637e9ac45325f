import type { QuestionId, Readings } from '../../../generated/questions.js';
import type { Hooks } from '../../engine/hooks.js';
import type { Facts } from './facts.js';

/** A fault that any operation may have, and where it applies. */
export interface Operator {
  /** What it does, for whoever reads the list of operators. */
  readonly says: string;
  /** Its mutants of one operation. */
  readonly mutate: (facts: Facts) => readonly Fault[];
}

/** One mutant of one operation. */
export interface Fault {
  /** What of the operation: a parameter, a member, another operation; empty where it is the whole. */
  readonly place?: string;
  /** What it does, in one sentence. */
  readonly mutation: string;
  readonly hooks: Hooks;
  /** Readings under which the mutation shows, where the default profile hides it. */
  readonly readings?: Partial<Readings>;
  /** The question that the form of its place is assumed under. */
  readonly question?: QuestionId | undefined;
}
