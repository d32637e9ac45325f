import { isArray, isObject, type Json, type JsonObject } from '../../../source/json.js';

/** The effect of a change on clients and implementations of the contract. */
export const ratings = ['breaking', 'compatible', 'documentation'] as const;
export type Rating = (typeof ratings)[number];

/** A rating and its reason, for users. */
export interface Rated {
  readonly rating: Rating;
  readonly why: string;
}

export const breaking = (why: string): Rated => ({ rating: 'breaking', why });
export const compatible = (why: string): Rated => ({ rating: 'compatible', why });
export const documentation = (why = 'words only'): Rated => ({ rating: 'documentation', why });

/** Returns the worse of two ratings; the first if they are equal. */
export function worse(one: Rated, other: Rated): Rated {
  return ratings.indexOf(other.rating) < ratings.indexOf(one.rating) ? other : one;
}

/** The direction in which values are sent: to the service or from it. */
export type Direction = 'request' | 'response';

/** The key that changed, the object that has it in the new state, and the direction in which it is sent. */
export interface Changed {
  readonly key: string;
  readonly entry: JsonObject;
  readonly direction: Direction;
}

/** Rates another value of a key; undefined if it is absent. */
export type Rate = (before: Json | undefined, after: Json | undefined, changed: Changed) => Rated;
export type Rates = Readonly<Record<string, Rate>>;

export const words: Rate = () => documentation();
export const unrated: Rate = (_before, _after, { key }) =>
  key.startsWith('x-')
    ? documentation('only this project reads it')
    : breaking(`nothing rates a change of "${key}": look at it`);

/** Rates several keys in the same way. */
export const each = (keys: string, rate: Rate): Rates =>
  Object.fromEntries(keys.split(' ').map((key) => [key, rate]));

/** Returns the elements of a list, or the keys of an object, as texts. */
export const namesIn = (value: Json | undefined): readonly string[] =>
  isArray(value) ? value.map(String) : isObject(value) ? Object.keys(value) : [];

/** Rates a change of a basis: `assumed` promises nothing, any other binds implementations. */
export function rateBasis(before: Json = 'stated', after: Json = 'stated'): Rated {
  if (after === 'assumed')
    return breaking(`it was ${before} and is only assumed from now on: nothing holds anybody to it`);
  if (before !== 'assumed') return documentation(`it was ${before} and is ${after}: it binds as before`);
  return after === 'stated' || after === 'derived'
    ? breaking(`it was assumed and is ${after}: implementations that read it otherwise fail from now on`)
    : compatible(`it was assumed and is ${after}: it can fail a run from now on`);
}

/** A keyword that is no longer assumed is not promised if it is gone, and binds nobody anew if the service confirmed it. */
const assumedKeywords: Rate = (before, after, { entry }) => {
  const [was, is] = [namesIn(before), namesIn(after)];
  const more = is.filter((name) => !was.includes(name));
  if (more.length > 0) return breaking(`${more.join(', ')} is only assumed from now on`);
  const fewer = was.filter((name) => !is.includes(name));
  const confirmed = namesIn(entry['x-confirmed-keywords']);
  const stated = fewer.filter((name) => entry[name] !== undefined && !confirmed.includes(name));
  if (stated.length > 0) {
    return breaking(
      `${stated.join(', ')} was assumed and is stated: implementations that read it otherwise fail from now on`,
    );
  }
  return fewer.length > 0
    ? compatible('less is assumed: it can fail a run from now on')
    : documentation('another question');
};

/** How keys that state the origin of a detail are rated: breaking if a promise is dropped, or if somebody is held to something new. */
export const provenance: Rates = {
  'x-basis': rateBasis,
  'x-assumed-keywords': assumedKeywords,
  ...each('x-question x-section x-confirmed-keywords x-stated x-quote', () =>
    documentation('where it comes from'),
  ),
};
