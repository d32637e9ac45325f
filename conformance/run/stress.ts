import { seedOf } from '../arbitraries/seed.js';
import { needsOf } from '../checks/registry/needs.js';
import type { AnyInvestigation } from '../scene/investigation.js';
import type { RunContext } from './run-context.js';

/** How often `--stress` performs everything again: enough to see most of what goes wrong one time in ten. */
export const roundsOfStress = 3;

/** Performs everything again, two at a time: work on ledgers beside anything else, and what moves time alone. */
export async function stressed(
  context: RunContext,
  investigations: readonly AnyInvestigation[],
): Promise<void> {
  const alone = investigations.filter(({ movesTime }) => movesTime);
  const together = investigations.filter(({ movesTime }) => !movesTime);
  const onLedgers = (each: AnyInvestigation) => needsOf(each).includes('ledger');
  const lanes = [together.filter(onLedgers), together.filter((each) => !onLedgers(each))];
  for (let round = 1; round <= roundsOfStress; round += 1) {
    const inTurn = async (lane: readonly AnyInvestigation[]) => {
      for (const each of lane) {
        if (context.ended()) return;
        await context.draw(each, 1, seedOf(context.options.seed, `${each.id} stress ${round}`));
      }
    };
    // As if each lane were alone: an interruption of one ends both, which `ended` says to the other.
    const done = await Promise.allSettled(lanes.map(inTurn));
    const failed = done.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
    await inTurn(alone);
  }
}
