import type { RuleId } from '../../generated/rules.js';
import { begin } from './begin.js';
import type { Minimal } from './minimise.js';
import type { Replay } from './replay-token.js';
import type { Step } from './step.js';
import type { Performed } from './withheld.js';
import type { Workbench } from './workbench.js';

/** How often a replay is tried: a violation that shows now and then is told from one that is gone. */
const attempts = 3;

/** The steps that perform one recorded case again, and nothing else. */
export function repetition(bench: Workbench, replay: Replay, minimal: Map<RuleId, Minimal>): Step[] {
  return [
    { id: 'harvest', perform: () => prepare(bench, replay) },
    { id: 'replay', perform: () => repeat(bench, replay, minimal) },
  ];
}

/** What a replayed request is compared with; a case may also draw on what the target shows of its people. */
async function prepare(bench: Workbench, replay: Replay): Promise<void> {
  bench.budget.reserve(0);
  if (replay.kind === 'case') return begin(bench);
  for (const body of replay.before) await bench.lab.find(body);
}

async function repeat(bench: Workbench, replay: Replay, minimal: Map<RuleId, Minimal>): Promise<void> {
  const { violations } = bench.tally.of(replay.rule);
  let seenAgain = 0;
  for (let tried = 1; tried <= attempts; tried += 1) {
    const before = violations.length;
    if ((await once(bench, replay)) === 'withheld') return;
    if (violations.length > before) seenAgain += 1;
    const recorded = violations.at(-1);
    if (recorded)
      minimal.set(replay.rule, { recorded, exchanges: [recorded.exchange], replay, seenAgain, tried });
  }
}

async function once(bench: Workbench, replay: Replay): Promise<Performed> {
  if (replay.kind === 'exchange') {
    await bench.lab.find(replay.body, replay.how);
    return 'performed';
  }
  const investigation = bench.investigationOf(replay.investigation);
  return investigation ? bench.perform(investigation, replay.value) : 'withheld';
}
