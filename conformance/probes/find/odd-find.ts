import { fieldNames } from '../../../generated/field-names.js';
import type { Readings } from '../../../generated/questions.js';
import type { Exchange } from '../../target/exchange.js';
import type { Json } from '../../target/json.js';
import { agrees, answered, type ByStatus, type Sighting } from '../answers.js';
import { type Asking, asks, type Choice, type ProbeContext } from '../probe.js';
import { hitsIn, requireGood, wholeFind } from './elements.js';

type FindQuestion = Extract<Choice, `find.${string}`>;

/** An unusual find. */
interface Odd<Reading extends string> {
  /** What is odd about it, as in `size 6`. */
  readonly sent: string;
  body(t: ProbeContext): Json;
  /** The readings by the status of a refusal. @default those of all finds of the probe */
  readonly refused?: ByStatus<Reading>;
  /** Returns the reading that a 2xx shows, undefined if it is none of them. @default always undefined */
  granted?(answer: Exchange, t: ProbeContext): Reading | readonly Reading[] | undefined;
}

/** Defines a probe that sends odd finds beside a good one, which must succeed. The reading agrees with all of them. */
export function oddFind<Q extends FindQuestion>(
  question: Q,
  ofAll: ByStatus<Readings[Q]>,
  odd: readonly Odd<Readings[Q]>[],
  more: Partial<Pick<Asking<Q>, 'once'>> = {},
): Asking<Q> {
  return asks(question, {
    ...more,
    // One more, in case a lookup fails inside the service.
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
 * Returns a find of odd lookups and of `someone`. The reading of a 2xx depends on what each odd lookup finds, in order, as in
 * `hit miss`.
 * @param odd returns the odd lookups: `own` are the criteria that find `someone`, `free` is a field that they do not use
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

/** Returns a find of an odd criterion beside those of `someone`, and of the odd one alone. */
export function beside(sent: string, criterion: (free: string) => Json): Odd<'ignored' | 'not-found'> {
  return lookups(
    sent,
    (own, free) => [{ fields: [...own, criterion(free)] }, { fields: [criterion(free)] }],
    { 'hit miss': 'ignored', 'miss miss': 'not-found' },
  );
}

/** Returns a find of several people with this size. */
export function sized<Reading extends string>(
  size: Json,
  more: Pick<Odd<Reading>, 'refused' | 'granted'> = {},
): Odd<Reading> {
  const sent = `size ${JSON.stringify(size)}`;
  return { sent, body: (t) => ({ matches: [t.several().lookup], size }), ...more };
}
