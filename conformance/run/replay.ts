import type { RuleId } from '../../generated/rules.js';
import { type Performed, unlessWithheld } from '../target/withheld.js';
import type { Minimal } from './again.js';
import type { Step } from './conducted.js';
import { begin } from './discover.js';
import type { Replay } from './replay/replay-token.js';
import type { RunContext } from './run-context.js';

/** How often a replay is tried: a violation that shows now and then is told from one that is gone. */
export const repeatsOfReplay = 3;

/** The steps that perform one recorded case again, and nothing else. */
export function repetition(context: RunContext, replay: Replay, minimal: Map<RuleId, Minimal>): Step[] {
  return [() => prepare(context, replay), () => repeat(context, replay, minimal)];
}

/** What a replayed request is compared with; a case may also draw on what the target shows of its people. */
async function prepare(context: RunContext, replay: Replay): Promise<void> {
  context.budget.keep('closer look', 0);
  if (replay.kind === 'case') return begin(context);
  for (const body of replay.before) await unlessWithheld(() => context.checkContext.find(body));
}

async function repeat(context: RunContext, replay: Replay, minimal: Map<RuleId, Minimal>): Promise<void> {
  const { violations } = context.recorder.tally.of(replay.rule);
  let seenAgain = 0;
  for (let tried = 1; tried <= repeatsOfReplay; tried += 1) {
    const before = violations.length;
    if ((await once(context, replay)) === 'withheld') return;
    if (violations.length > before) seenAgain += 1;
    const recorded = violations.at(-1);
    if (recorded)
      minimal.set(replay.rule, { recorded, exchanges: [recorded.exchange], replay, seenAgain, tried });
  }
}

async function once(context: RunContext, replay: Replay): Promise<Performed> {
  if (replay.kind === 'exchange') {
    const answer = await unlessWithheld(() => context.checkContext.find(replay.body, replay.how));
    return answer ? 'performed' : 'withheld';
  }
  const investigation = context.investigationOf(replay.investigation);
  return investigation ? context.perform(investigation, replay.value) : 'withheld';
}
