import type { QuestionId } from '../../../../generated/questions.js';

/** Why a run need not notice a mutant. */
export type Excuse =
  /** The mutation is admissible under a question, so it is a reading. */
  | { readonly question: QuestionId }
  /** No sentence of the document rules the mutation out, or no client can observe it, and why. */
  | { readonly unobservable: string };

/** Mutants by a glob of their ids, in which only `**` matches slashes. */
export interface Equivalent {
  readonly mutants: string;
  readonly because: Excuse;
}

/** Excuses mutants that no client can observe, or that no sentence rules out. */
export const unobservable = (mutants: string, why: string): Equivalent => ({
  mutants,
  because: { unobservable: why },
});

/** Excuses mutants that are admissible under a question. */
export const open = (mutants: string, question: QuestionId): Equivalent => ({
  mutants,
  because: { question },
});
