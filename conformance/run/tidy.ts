import { type Cleaning, clean } from '../resources/clean.js';
import { entitled } from '../resources/entitled.js';
import type { Workbench } from './workbench.js';

/** How long taking away may wait, whatever the run has waited before. */
const patienceMs = 20_000;

/** Takes away everything that the run made, whatever ended it. What stays is in the journal for another try. */
export async function tidy({ belongings, budget, patience, lab, options }: Workbench): Promise<Cleaning> {
  // However the run has ended, this is still to be done.
  budget.end(undefined);
  patience.renew(patienceMs);
  budget.release();
  // A target that is lost cannot be signed in to, either.
  await lab.settle().catch(() => undefined);
  const left = belongings.left();
  if (left.length === 0) {
    options.journal.discard();
    return { gone: [], left: [] };
  }
  lab.callers.forgetTokens();
  const cleaning = await entitled(lab, (undoing) =>
    clean(left, undoing, ({ kind, name }) => belongings.gone(kind, name)),
  );
  if (cleaning.left.length === 0) options.journal.discard();
  return cleaning;
}
