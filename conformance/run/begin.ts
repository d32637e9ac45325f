import { freshToken } from '../investigations/session/fresh-token.js';
import { harvest } from './harvest.js';
import { Interruption } from './interruption.js';
import type { Workbench } from './workbench.js';

/** Harvests. Where the first tokens are refused, whether sign-in is to blame is judged before the run ends. */
export async function begin(bench: Workbench): Promise<void> {
  try {
    await harvest(bench.lab, bench.knowledge);
  } catch (error) {
    const isRefused = error instanceof Interruption && error.kind === 'token-refused';
    if (isRefused) await bench.perform(freshToken, null);
    throw error;
  }
}
