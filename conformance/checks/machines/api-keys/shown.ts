import type { Recorder } from '../../../scene/recorder.js';
import type { Exchange } from '../../../target/exchange.js';
import type { Json } from '../../../target/json.js';
import { hasValue, type Leaf, leavesOf } from '../../../target/wire/leaves.js';
import { isDate, isId, type Presence, presence, timeOf } from '../../../target/wire/presence.js';
import type { Naming } from './keys.js';

/** The least length of a full value: shorter ones can be guessed. */
const fullMin = 8;
/** The least length under an unknown name: shorter values may be ids. */
const unknownFullMin = 16;
/** A common substring of this length is no coincidence. */
const runMin = 4;

/** Whether the answer to a creation shows the full value of the key. */
export function fullValueSighting(answer: Json, named: Naming): Presence {
  const isElided = (text: string) => /\.\.|…|\*\*/.test(text);
  return presence(
    leavesOf(answer),
    ({ at, value }) =>
      at === 'key' && typeof value === 'string' && value.length >= fullMin && !isElided(value),
    (leaf) => isOrdinary(leaf, named) || isElided(String(leaf.value)) || isShort(leaf),
  );
}

const isShort = ({ value }: Leaf): boolean => String(value).length < unknownFullMin;

/** Returns the shorthand of a key: the member of that name, or one that repeats a part of the key. */
export function shorthandOf(answer: Json, key: string, named: Naming): string | undefined {
  const shorthand = leavesOf(answer).find(
    (leaf) =>
      leaf.at === 'shorthand' ||
      (leaf.at !== 'key' && !isOrdinary(leaf, named) && repeatsPart(String(leaf.value), key)),
  );
  return shorthand && String(shorthand.value);
}

export function shorthandSighting(answer: Json, key: string, named: Naming): Presence {
  if (shorthandOf(answer, key, named) !== undefined) return 'shown';
  return presence(
    leavesOf(answer),
    () => false,
    (leaf) => isOrdinary(leaf, named) || typeof leaf.value !== 'string',
  );
}

/** Whether an answer shows the description. A target that has never shown it may expect it under another name. */
export function descriptionSighting(answer: Json, creation: Json | undefined, text: string): Presence {
  if (hasValue(answer, text)) return 'shown';
  return hasValue(creation, text) ? 'not shown' : 'perhaps';
}

/** Returns when a key was last used: a member of such a name, or a date that has changed since the key was used. */
export function lastUseOf(unused: Json, used: Json): Leaf | undefined {
  const leaves = leavesOf(used);
  const before = new Map(leavesOf(unused).map(({ at, value }) => [at, value]));
  return (
    leaves.find((leaf) => /last/i.test(leaf.at) && /us/i.test(leaf.at) && isDate(leaf)) ??
    leaves.find((leaf) => before.get(leaf.at) !== leaf.value && isDate(leaf))
  );
}

export function lastUseSighting(unused: Json, used: Json): Presence {
  if (lastUseOf(unused, used)) return 'shown';
  const before = new Map(leavesOf(unused).map(({ at, value }) => [at, value]));
  return presence(
    leavesOf(used),
    () => false,
    ({ at, value }) => before.get(at) === value,
  );
}

/** The time of this last use in an answer, in milliseconds since 1970; undefined if it shows none, or only the day. */
export function momentOf(answer: Json | undefined, { at }: Leaf): number | undefined {
  return timeOf(leavesOf(answer).find((leaf) => leaf.at === at)?.value);
}

/** Whether a leaf is an id, the name or description, or a date, and so not derived from the value of the key. */
function isOrdinary(leaf: Leaf, { name, description }: Naming): boolean {
  return isId(leaf) || isDate(leaf) || leaf.value === name || leaf.value === description;
}

function repeatsPart(text: string, key: string): boolean {
  for (let start = 0; start + runMin <= text.length; start += 1) {
    if (key.includes(text.slice(start, start + runMin))) return true;
  }
  return false;
}

/** Checks that the shorthand of a key in an answer does not contain its full value (section 4.3). */
export function seeShorthand(
  t: Recorder<'apikey.full-not-in-shorthand'>,
  shorthand: string | undefined,
  key: string,
  exchange: Exchange,
): void {
  if (shorthand === undefined) {
    t.skip('apikey.full-not-in-shorthand', `the answer to ${exchange.operation} shows no shorthand`);
    return;
  }
  t.soft('apikey.full-not-in-shorthand', exchange).holds(!shorthand.includes(key), {
    at: 'shorthand',
    expected: 'less than the full value of the key',
    received: 'the full value',
  });
}
