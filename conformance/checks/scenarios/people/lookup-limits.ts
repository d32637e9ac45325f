import * as fc from 'fast-check';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { scenario } from '../../../scene/scenario.js';
import { isSuccess } from '../../../target/exchange.js';
import { isDecided } from '../../exchanges/judge.js';
import { idsOf, shown } from './people.js';
import { idsIn, lookUp } from './same.js';

/** 50K is 50,000 at least; 51,200 if K is 1,024 (question lookup.k). */
const lookupMax = 50_000;
const surelyOver = 51_201;

/** No multiple of a size in which a service may look up. */
const uneven = 1_037;

/** As many ids at once as are allowed, and more, one of them of a person (sections 4.3 and 8). */
export const lookupLimits = scenario({
  id: 'people/lookup-limits',
  rules: ['lookup.max-50k', 'lookup.over-50k'],
  requests: 5,
  compares: true,
  cases: (pool) => fc.record({ ids: idsOf(pool, 2) }),
  async record(t, { ids: [id = '', last = id] }) {
    shown(t, id, 'at all');
    const made = madeUpIds(id, surelyOver - 1);
    const few = await lookUp(t, [id, ...made.slice(0, 2), last]);
    // The number is the reason of what differs only if a few ids of the same kind are answered.
    t.body(few);
    // A service that looks up in parts may lose the last part when it is not full.
    for (const count of [uneven, lookupMax]) {
      t.step(`look up ${count.toLocaleString('en-US')} ids, the first and the last of somebody`);
      const most = await lookUp(t, [id, ...made.slice(0, count - 2), last]);
      if (!isSuccess(most) && !isDecided(most)) return void t.body(most);
      if (!t.soft('lookup.max-50k', most).accepted('as many ids, as a few of the same kind are answered'))
        return;
      const received = idsIn(most);
      const isWhole = received.includes(last) || !received.includes(id) || !idsIn(few).includes(last);
      const seen = { at: 'people', expected: `among them ${last}, the last id`, received: [...received] };
      t.soft('lookup.max-50k', most).holds(isWhole, seen);
    }

    t.step(`look up ${surelyOver.toLocaleString('en-US')} ids, the last one of somebody`);
    const over = await lookUp(t, [...made, id]);
    if (!isDecided(over) || over.response.status >= 500) return void t.body(over);
    t.soft('lookup.over-50k', over).holds(!idsIn(over).includes(id), {
      at: 'people',
      expected: 'a refusal, or nobody for the last id',
      received: 'the last of them',
    });
  },
});

/** How many letters and digits an id needs, so that a made-up one does not exist by chance. */
const opaqueMin = 12;

/**
 * Makes up ids in the form of a known one that almost certainly do not exist: an existing id may cost a credit. Numeric ids
 * may be a dense sequence, so they are replaced by longer numbers.
 */
export function madeUpIds(known: string, count: number): readonly string[] {
  const make = makerOf(known);
  return Array.from({ length: count }, (_, index) => make(index));
}

function makerOf(known: string): (index: number) => string {
  if (/^\d+$/.test(known)) return (index) => `9${String(index).padStart(29, '0')}`;
  const [, prefix = '', rest = ''] = /^([a-z]+[-_:/])?(.*)$/is.exec(known) ?? [];
  if (rest.replaceAll(/[^a-z\d]/gi, '').length < opaqueMin) return (index) => `nobody-has-this-id-${index}`;
  const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(rest);
  const letters = isUuid || !/[g-z]/i.test(rest) ? 'abcdef' : 'abcdefghijklmnopqrstuvwxyz';
  return (index) => {
    const random = xoroshiro128plus(index);
    const drawn = (from: string) => from.charAt(uniformInt(random, 0, from.length - 1));
    const shaped = [...rest].map((sign, at) => {
      // Keeps version and variant of a UUID: others may be invalid.
      if (isUuid && (at === 14 || at === 19)) return sign;
      if (/\d/.test(sign)) return drawn('0123456789');
      const letter = drawn(letters);
      return /[a-z]/.test(sign) ? letter : /[A-Z]/.test(sign) ? letter.toUpperCase() : sign;
    });
    return prefix + shaped.join('');
  };
}
