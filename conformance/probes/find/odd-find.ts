import { fieldNames } from '../../../generated/field-names.js';
import type { Readings } from '../../../generated/questions.js';
import type { Exchange } from '../../target/exchange.js';
import type { Json } from '../../target/json.js';
import { agrees, answered, type ByStatus, type Sighting } from '../answers.js';
import { type Asking, asks, type Choice, type ProbeContext } from '../probe.js';
import { hitsIn, requireGood, wholeFind } from './elements.js';

type FindQuestion = Extract<Choice, `find.${string}`>;

/** A find with something odd about it. */
interface Odd<Reading extends string> {
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
  more: Partial<Pick<Asking<Q>, 'once'>> = {},
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
      const left = seen[0]?.agrees.filter((reading) => seen.every((one) => one.agrees.includes(reading)));
      return agrees(left, seen.map(({ saw }) => saw).join(', '));
    },
  });
}

/**
 * A find of odd lookups, and of somebody who is found: what it says of a 2xx is by what each of the odd ones shows, in
 * their order, as `hit miss`.
 * @param odd the criteria of each, `own` being those by which somebody is found, `free` a field that is none of theirs
 */
export function lookups<Reading extends string>(
  sent: string,
  odd: (own: readonly Json[], free: string) => readonly Json[],
  granted: Readonly<Record<string, Reading>>,
): Odd<Reading> {
  const all = (t: ProbeContext): readonly Json[] => {
    const { lookup } = t.someone();
    const taken = new Set(lookup.fields.map(({ field_name }) => field_name));
    const free = fieldNames.findLast((name) => !taken.has(name)) ?? 'title';
    return [...odd([...lookup.fields], free), lookup];
  };
  return {
    sent,
    body: (t) => ({ matches: all(t), size: 5 }),
    granted(answer, t) {
      const expected = all(t).map(() => t.someone().ids);
      const [, hits = ''] = /^(.*) hit$/.exec(hitsIn(answer, expected) ?? '') ?? [];
      return granted[hits];
    },
  };
}

/** A criterion beside those by which somebody is found, and one alone. */
export function beside(sent: string, criterion: (free: string) => Json): Odd<'ignored' | 'not-found'> {
  return lookups(
    sent,
    (own, free) => [{ fields: [...own, criterion(free)] }, { fields: [criterion(free)] }],
    { 'hit miss': 'ignored', 'miss miss': 'not-found' },
  );
}

/** A find of several people, with this size. */
export function sized<Reading extends string>(
  size: Json,
  more: Pick<Odd<Reading>, 'refused' | 'granted'> = {},
): Odd<Reading> {
  const sent = `size ${JSON.stringify(size)}`;
  return { sent, body: (t) => ({ matches: [t.several().lookup], size }), ...more };
}
