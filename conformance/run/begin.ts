import { freshToken } from '../investigations/session/fresh-token.js';
import { Interruption } from '../target/interruption.js';
import { discover } from './discover.js';
import type { RunContext } from './run-context.js';

/** Harvests. Where the first tokens are refused, whether sign-in is to blame is judged before the run ends. */
export async function begin(context: RunContext): Promise<void> {
  try {
    await discover(context.checkContext, context.knowledge);
  } catch (error) {
    const isRefused = error instanceof Interruption && error.kind === 'token-refused';
    if (isRefused) await context.perform(freshToken, null);
    throw error;
  }
}
