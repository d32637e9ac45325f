import { type Cleanup, removeAll } from '../resources/remove-all.js';
import type { RunContext } from './run-context.js';
import { entitled } from './sending/entitled.js';

/** How long taking away may wait, whatever the run has waited before. */
const patienceMs = 20_000;

/** Takes away everything that the run made, whatever ended it. What stays is in the journal for another try. */
export async function cleanup({
  owned,
  budget,
  patience,
  checkContext,
  options,
}: RunContext): Promise<Cleanup> {
  // However the run has ended, this is still to be done.
  budget.end(undefined);
  patience.renew(patienceMs);
  budget.release();
  // A target that is lost cannot be signed in to, either.
  await checkContext.settle().catch(() => undefined);
  const left = owned.remaining();
  if (left.length === 0) {
    options.journal.discard();
    return { gone: [], left: [] };
  }
  checkContext.callers.forgetTokens();
  const cleanup = await entitled(checkContext, (undoing) =>
    removeAll(left, undoing, ({ kind, name }) => owned.gone(kind, name)),
  );
  if (cleanup.left.length === 0) options.journal.discard();
  return cleanup;
}
