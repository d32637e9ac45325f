import { type Cleanup, removeAll } from '../resources/remove-all.js';
import type { RunContext } from './run-context.js';
import { entitled } from './sending/entitled.js';

/** How long the cleanup may wait, however long the run has waited before. */
const patienceMs = 20_000;

/** Removes everything that the run has created, however it ended. What is left stays in the journal for another try. */
export async function cleanup({
  owned,
  budget,
  patience,
  checkContext,
  options,
}: RunContext): Promise<Cleanup> {
  // The cleanup may send even if the run was ended.
  budget.end(undefined);
  patience.renew(patienceMs);
  budget.release();
  // Fails if the target is lost.
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
