import * as fc from 'fast-check';
import type { RuleId } from '../../../generated/rules.js';
import { simpler } from '../../arbitraries/simpler.js';
import type { Recorded } from '../../judging/tally.js';
import type { Exchange } from '../../target/exchange.js';
import { Interruption } from '../../target/interruption.js';
import type { Json } from '../../target/json.js';
import type { Replay } from '../replay/replay-token.js';
import type { RunContext } from '../run-context.js';
import { repeats, type ShownAgain, showAgain, violatedBy } from './show-again.js';

/** The smallest way that was found to see a violation. */
export interface Minimal {
  readonly recorded: Recorded;
  /** The exchanges that show it, what it compares with first. */
  readonly exchanges: readonly [...Exchange[], Exchange];
  readonly replay: Replay;
  /** Times it was seen again, of times it was tried. */
  readonly seenAgain: number;
  readonly tried: number;
}

/** Failures that are made small; of more it is only said how often they were seen again. */
const minimisedMost = 6;
/** Requests that making one of them small may take. */
const spare = 40;

/** Shows all failures again, and makes the first ones as small as they get. */
export async function minimiseAll(context: RunContext, minimal: Map<RuleId, Minimal>): Promise<void> {
  context.budget.keep('closer look', 0);
  const failing = context.failing();
  const again = await showAgain(failing, context);
  for (const [rule, shown] of again) minimal.set(rule, minimalOf(rule, shown, shown.subject?.value, context));
  for (const rule of failing.slice(0, minimisedMost)) {
    const shown = again.get(rule);
    if (shown && shown.seenAgain === repeats) minimal.set(rule, await shrunk(rule, shown, context));
  }
}

/** A violation that shows every time, with the request, or the case, as small as it gets. */
async function shrunk(rule: RuleId, shown: ShownAgain, context: RunContext): Promise<Minimal> {
  const { subject } = shown;
  if (!subject) return minimalOf(rule, shown, undefined, context);
  const { checkContext, options, recorder } = context;
  const floor = Math.max(0, checkContext.remaining() - spare);
  let { value } = subject;
  let { recorded } = shown;
  const property = fc.asyncProperty(simpler(value), async (candidate) => {
    if (candidate === subject.value) return false;
    if (checkContext.remaining() <= floor) return true;
    const seen = await violatedBy(subject, candidate, [rule], context);
    const newest = seen === 'withheld' ? undefined : seen.get(rule);
    if (!newest) return true;
    value = candidate;
    recorded = newest;
    return false;
  });
  try {
    await fc.check(property, { numRuns: 1, seed: options.seed });
  } catch (error) {
    if (!(error instanceof Interruption)) throw error;
  }
  const { violations } = recorder.tally.of(rule);
  if (violations.length === 0) violations.push(recorded);
  return minimalOf(rule, { ...shown, recorded }, value, context);
}

function minimalOf(
  rule: RuleId,
  { recorded, subject, seenAgain, tried }: ShownAgain,
  value: Json | undefined,
  context: RunContext,
): Minimal {
  const { options, recorder } = context;
  const { investigation, exchange, violation } = recorded;
  const related = (violation.related ?? []).flatMap((id) => recorder.sent.get(id) ?? []);
  return {
    recorded,
    exchanges: [...related, exchange],
    replay: subject?.replay(rule, value ?? null) ?? {
      kind: 'case',
      rule,
      seed: options.seed,
      investigation,
      value: recorded.value ?? null,
    },
    seenAgain,
    tried,
  };
}
