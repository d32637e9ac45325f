import type { QuestionId } from '../../../../generated/questions.js';

/** Why nobody can be blamed for not noticing a mutant. */
export type Excuse =
  /** What it does is admissible under a question: then it is a reading. */
  | { readonly question: QuestionId }
  /** No sentence of the document says otherwise, or nobody outside could see it, and why. */
  | { readonly unobservable: string };

/** Mutants by a glob of their ids, which has no star that crosses a slash but `**`. */
export interface Equivalent {
  readonly mutants: string;
  readonly because: Excuse;
}

/** Nobody outside could see it, or no sentence says otherwise. */
export const unobservable = (mutants: string, why: string): Equivalent => ({
  mutants,
  because: { unobservable: why },
});

/** It is admissible under a question. */
export const open = (mutants: string, question: QuestionId): Equivalent => ({
  mutants,
  because: { question },
});
