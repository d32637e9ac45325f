import { createHash } from 'node:crypto';
import { type Exchange, isSuccess } from '../target/exchange.js';
import { isAbsent, isArray, isObject, type Json } from '../target/json.js';
import { type Facet, other, type Pair, type Side, sides } from './difference.js';

/** The JSON type of a value. */
export function typeOf(value: Json): string {
  if (value === null) return 'null';
  return isArray(value) ? 'array' : typeof value;
}

const forms: readonly (readonly [name: string, form: RegExp])[] = [
  ['a date', /^\d{4}-\d{2}-\d{2}$/],
  ['a date-time without zone', /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/],
  ['a date-time with Z', /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?Z$/],
  ['a date-time with an offset', /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?[+-]\d{2}:?\d{2}$/],
  ['a UUID', /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i],
  ['an https address', /^https:\/\/\S+$/],
  ['an http address', /^http:\/\/\S+$/],
  ['an address without scheme', /^(www\.|[\w-]+\.com\/)\S+$/],
  ['digits', /^-?\d+(\.\d+)?$/],
];

/** The form of a string, such as a date or a UUID, if it is one that does not depend on data; else `text`. */
export function formOf(text: string): string {
  return forms.find(([, form]) => form.test(text))?.[0] ?? 'text';
}

/** Yields a value and all values within it that are not absent, with their paths, such as `people[].name`. */
export function* partsOf(value: Json | undefined, path = ''): Generator<readonly [path: string, Json]> {
  if (value === undefined || isAbsent(value)) return;
  yield [path, value];
  if (isArray(value)) for (const item of value) yield* partsOf(item, `${path}[]`);
  else if (isObject(value)) {
    for (const [name, member] of Object.entries(value)) yield* partsOf(member, joined(path, name));
  }
}

export const joined = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

/** A difference that only many answers together show, with the smallest pair as an example. */
interface Shaped {
  readonly facet: Facet;
  readonly operation: Exchange['operation'];
  readonly witness: Pair;
  /** How many records of the side that shows it do so, of all of its records there. */
  readonly count: number;
  readonly of: number;
}

/** What was seen at one path of one operation. */
interface Place {
  /** The distinct objects at this path, and for each trait those that have it. */
  readonly seen: Set<string>;
  readonly traits: Map<string, Set<string>>;
  readonly witness: Map<string, Pair>;
}

/** A trait of an object: a member, or the type or form of a member's value. */
const trait = (kind: 'member' | 'type' | 'form', at: string, is: string) => JSON.stringify([kind, at, is]);

/**
 * Compares which members records have, and of which types and forms their values are. A single record depends on data; only
 * all records together look the same for all honest implementations. A record that is seen again counts once.
 */
export function createShapes() {
  const known = new Map<string, Record<Side, Place>>();

  function placeOf(exchange: Exchange, path: string, side: Side): Place {
    const key = JSON.stringify([exchange.operation, path]);
    const places = known.get(key) ?? { a: emptyPlace(), b: emptyPlace() };
    known.set(key, places);
    return places[side];
  }

  function look(pair: Pair, side: Side): void {
    const exchange = pair[side];
    for (const [path, record] of partsOf(exchange.response.json)) {
      if (!isObject(record)) continue;
      const place = placeOf(exchange, path, side);
      const id = createHash('sha1').update(JSON.stringify(record)).digest('base64');
      // The same record again shows nothing new.
      if (place.seen.has(id)) continue;
      place.seen.add(id);
      for (const each of traitsOf(path, record)) {
        const owners = place.traits.get(each) ?? new Set();
        place.traits.set(each, owners.add(id));
        const shown = place.witness.get(each);
        if (!shown || sizeOf(pair) < sizeOf(shown)) place.witness.set(each, pair);
      }
    }
  }

  return {
    see(pair: Pair): void {
      if (!isSuccess(pair.a) || !isSuccess(pair.b) || pair.a.operation === 'createSession') return;
      for (const side of sides) look(pair, side);
    },
    differences(): readonly Shaped[] {
      return [...known].flatMap(([key, places]) => {
        const operation: Exchange['operation'] = JSON.parse(key)[0];
        const found = sides.flatMap((side) => oneSided(places, side).map((each) => ({ operation, ...each })));
        // If a member is missing, its types and forms are, too.
        const missing = new Set(found.flatMap(({ facet }) => (facet.kind === 'member' ? [facet.at] : [])));
        return found.filter(({ facet }) => facet.kind === 'member' || !missing.has(facet.at));
      });
    },
  };
}

const emptyPlace = (): Place => ({ seen: new Set(), traits: new Map(), witness: new Map() });
const sizeOf = ({ a, b }: Pair): number =>
  (a.request.text ?? a.request.url).length * 1000 + a.response.text.length + b.response.text.length;

/** The traits of the members of an object; nested objects have a path of their own. */
function traitsOf(path: string, record: Readonly<Record<string, Json>>): ReadonlySet<string> {
  const traits = new Set<string>();
  function take(at: string, value: Json): void {
    if (isAbsent(value)) return;
    traits.add(trait('type', at, typeOf(value)));
    if (typeof value === 'string') traits.add(trait('form', at, formOf(value)));
    if (isArray(value)) for (const item of value) take(`${at}[]`, item);
  }
  for (const [name, value] of Object.entries(record)) {
    const at = joined(path, name);
    if (!isAbsent(value)) traits.add(trait('member', at, 'there'));
    take(at, value);
  }
  return traits;
}

/** Traits that records of one side have, and those of the other side never. */
function oneSided(places: Record<Side, Place>, side: Side): readonly Omit<Shaped, 'operation'>[] {
  const [own, opposite] = [places[side], places[other[side]]];
  return [...own.traits].flatMap(([each, owners]) => {
    const [kind, at, is]: ['member' | 'type' | 'form', string, string] = JSON.parse(each);
    const witness = own.witness.get(each);
    // A free text may look like anything.
    if (opposite.traits.has(each) || !witness || (kind === 'form' && is === 'text')) return [];
    const has = trait('member', at.replace(/\[\]$/, ''), 'there');
    const whole = (place: Place) => (kind === 'member' ? place.seen : (place.traits.get(has) ?? new Set()));
    const [of, without] = [whole(own).size, whole(opposite).size];
    if (!isNoChance(owners.size, of, without)) return [];
    if (kind === 'form' && owners.size < 0.95 * of) return [];
    const shown = { [side]: kind === 'member' ? 'there' : is, [other[side]]: `never, in ${without} records` };
    return [
      { facet: { kind, at, a: shown['a'] ?? '', b: shown['b'] ?? '' }, witness, count: owners.size, of },
    ];
  });
}

/** Whether a trait of `count` of `of` records is missing in `others` records not just by chance (p ≤ 0.001). */
export function isNoChance(count: number, of: number, others: number): boolean {
  return (1 - count / (of + 1)) ** others <= 0.001;
}
