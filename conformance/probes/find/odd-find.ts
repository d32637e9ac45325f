import type { Readings } from '../../../generated/questions.js';
import type { Exchange } from '../../target/exchange.js';
import type { Json } from '../../target/json.js';
import { answered, type ByStatus, undecided } from '../answers.js';
import { type Asking, asks, type Choice } from '../probe.js';
import type { ProbeContext } from '../probe-context.js';
import { agrees, otherwise, type Sighting } from '../sighting.js';
import { idsIn } from './elements.js';
import { wholeFind } from './whole-find.js';

type FindQuestion = Extract<Choice, `find.${string}`>;

/** A find with something odd about it. */
export interface Odd<Reading extends string> {
  /** What is odd about it, as `size 6`. */
  readonly sent: string;
  body(t: ProbeContext): Json;
  /** By the status of a refusal. @default as of the others */
  readonly refused?: ByStatus<Reading>;
  /** What a 2xx says; undefined where it is none of the readings. @default that it is none of them */
  granted?(answer: Exchange, t: ProbeContext): Reading | readonly Reading[] | undefined;
}

/** Sends finds that are odd in the same way, beside a good one which must succeed: what all of them agree with is the reading. */
export function oddFind<Q extends FindQuestion>(
  question: Q,
  ofAll: ByStatus<Readings[Q]>,
  odd: readonly Odd<Readings[Q]>[],
  more: Partial<Pick<Asking<Q>, 'hiddenBy' | 'once'>> = {},
): Asking<Q> {
  return asks(question, {
    ...more,
    // Once more where a lookup fails inside the service.
    requests: 2 + odd.length,
    async ask(t) {
      await requireGood(t);
      const seen: Sighting<Readings[Q]>[] = [];
      for (const { sent, body, refused = ofAll, granted } of odd) {
        const answer = await wholeFind(t, body(t));
        seen.push(answered(answer, sent, refused, (exchange) => granted?.(exchange, t)));
      }
      return together(seen);
    },
  });
}

/** What several sightings of one experiment agree with. */
export function together<Reading extends string>(seen: readonly Sighting<Reading>[]): Sighting<Reading> {
  const [first, ...others] = seen;
  const left = (first?.agrees ?? []).filter((reading) => others.every((one) => one.agrees.includes(reading)));
  const saw = seen.map((one) => one.saw).join(', ');
  return left.length > 0 ? agrees(left, saw) : otherwise(saw);
}

/** The good find of this round has shown whom it should. */
export async function requireGood(t: ProbeContext): Promise<void> {
  const found = idsIn(await t.goodFind(), 1)?.[0];
  if (found?.join() !== t.someone().ids.join())
    throw undecided('somebody who was found before was not found again');
}

/** For each lookup, whether it found the person whom it should; undefined where the answer is none to so many lookups. */
export function hitsIn(answer: Exchange, expected: readonly (readonly string[])[]): string | undefined {
  const found = idsIn(answer, expected.length);
  return found
    ?.map((ids, index) => {
      if (ids.length === 0) return 'miss';
      return expected[index]?.every((id) => ids.includes(id)) ? 'hit' : 'others';
    })
    .join(' ');
}
