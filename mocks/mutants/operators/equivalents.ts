import picomatch from 'picomatch';
import type { QuestionId } from '../../../generated/questions.js';
import type { ComputedMutant } from './computed.js';

/** Why nobody can be blamed for not noticing a mutant. */
export type Excuse =
  /** What it does is admissible under a question: then it is a reading. */
  | { readonly question: QuestionId }
  /** No sentence of the document says otherwise, or nobody outside could see it, and why. */
  | { readonly unobservable: string }
  /** It does what another one does. */
  | { readonly duplicateOf: string };

/** Mutants by a glob of their ids, which has no star that crosses a slash but `**`. */
interface Equivalent {
  readonly mutants: string;
  readonly because: Excuse;
}

const unobservable = (mutants: string, why: string): Equivalent => ({
  mutants,
  because: { unobservable: why },
});

/** Looked through by hand: each row was read against the sentences of its operations. */
const equivalents: readonly Equivalent[] = [
  unobservable('server-error-1-in-5/*', 'an outage is nobody’s rule: what fails now and then may be load'),
  unobservable('member-*/*/**lastUsedAt', 'when a key was last used may be told later, and roughly'),
  unobservable(
    'refuses-credential/*/api-key',
    'which operations take API keys is open, and most must refuse them',
  ),
  unobservable(
    'key-trimmed/*/*',
    'no id begins or ends with a space, and nothing says what one with spaces names',
  ),
];

const rows = equivalents.map(({ mutants, because }) => ({ matches: picomatch(mutants), because }));

/** Why a mutant need not be noticed; undefined where it must be. */
export function excuseFor(id: string, { question }: Pick<ComputedMutant, 'question'>): Excuse | undefined {
  if (question !== undefined) return { question };
  return rows.find(({ matches }) => matches(id))?.because;
}
