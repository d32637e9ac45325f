import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Handling, Outcome } from '../../engine/hooks.js';
import { isRefusal } from '../../engine/refusal.js';
import { remembered } from '../on-reply.js';
import { isWriting } from './effects.js';
import { type Facts, isAskedInManyWays } from './facts.js';
import type { Operator } from './operator.js';
import { leaving } from './writes.js';

/** A call that is being handled, and its outcome. */
interface Running {
  readonly asked: string;
  readonly outcome: Promise<Outcome>;
}

const running = remembered(() => new Map<string, Set<Running>>());

/** Faults of concurrent calls of one operation. */
export const atOnceOperators: Readonly<Record<string, Operator>> = {
  'others-answer-at-once': {
    says: 'Of two calls at once that ask for different things, one is answered what the other is.',
    mutate: (facts) =>
      facts.produces !== undefined && isAskedInManyWays(facts)
        ? [
            {
              mutation: `Of two calls of ${facts.id} at once, one is answered what the other is.`,
              hooks: {
                handle: (handling) =>
                  atOnce(handling, facts, async ([before]) => {
                    const outcome = await lasting(await handling.next());
                    // Waits for the slower of the two.
                    return before?.outcome ?? outcome;
                  }),
              },
            },
          ]
        : [],
  },
  'lost-at-once': {
    says: 'Of two calls at once, one leaves nothing behind, and is answered all the same.',
    mutate: (facts) =>
      isWriting(facts) && isAskedInManyWays(facts)
        ? [
            {
              mutation: `Of two calls of ${facts.id} at once, one leaves nothing behind.`,
              hooks: {
                handle: (handling) =>
                  atOnce(handling, facts, (before) =>
                    before.length === 0 ? handling.next() : leaving(handling, () => []),
                  ),
              },
            },
          ]
        : [],
  },
};

/** Handles a call of the operation, given the calls that arrived before it, are not yet done, and ask for something else. */
async function atOnce(
  handling: Handling,
  { id }: Facts,
  handle: (before: readonly Running[]) => Promise<Outcome>,
): Promise<Outcome> {
  const { operation, call } = handling;
  if (operation !== id) return handling.next();
  const all = running(handling).get(id) ?? new Set();
  running(handling).set(id, all);
  const asked = JSON.stringify([call.path, call.query, call.body]);
  const before = [...all].filter((each) => each.asked !== asked);
  const own: Running = { asked, outcome: handle(before) };
  all.add(own);
  try {
    await own.outcome;
    // Calls that were sent at the same time arrive meanwhile.
    for (let turn = 0; turn < 5; turn += 1) await nextTurn();
    return own.outcome;
  } finally {
    all.delete(own);
  }
}

/** Returns an outcome that can be sent more than once. */
async function lasting(outcome: Outcome): Promise<Outcome> {
  if (isRefusal(outcome) || outcome.chunks === undefined) return outcome;
  const chunks: string[] = [];
  for await (const chunk of outcome.chunks) chunks.push(chunk);
  return { ...outcome, chunks };
}
