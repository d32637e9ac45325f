import { isObject, type Json, type JsonObject } from '../../../source/json.js';

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

/** Keywords that state the origin of a detail. */
export const provenance = [
  'x-basis',
  'x-question',
  'x-section',
  'x-assumed-keywords',
  'x-confirmed-keywords',
  'x-stated',
  'x-quote',
];

/**
 * Rates a change of the basis of a detail. It is breaking if a promise is dropped, and if implementations are held to something
 * new.
 * @param detail the new state
 */
export function rateProvenance(
  keyword: string,
  before: Json | undefined,
  after: Json | undefined,
  detail: JsonObject,
): Rated {
  if (keyword === 'x-basis') return rateBasis(before ?? 'stated', after ?? 'stated');
  if (keyword === 'x-assumed-keywords') {
    const more = names(after).filter((name) => !names(before).includes(name));
    if (more.length > 0) return breaking(`${more.join(', ')} is only assumed from now on`);
    const fewer = names(before).filter((name) => !names(after).includes(name));
    const confirmed = names(detail['x-confirmed-keywords']);
    // If the keyword is gone too, nothing is promised; if it was confirmed, the service already behaves that way.
    const stated = fewer.filter((name) => detail[name] !== undefined && !confirmed.includes(name));
    if (stated.length > 0)
      return breaking(
        `${stated.join(', ')} was assumed and is stated: implementations that read it otherwise fail from now on`,
      );
    return fewer.length > 0
      ? compatible('less is assumed: it can fail a run from now on')
      : documentation('another question');
  }
  return documentation('where it comes from');
}

/** Rates a change of a basis: `assumed` promises nothing, any other binds implementations. */
export function rateBasis(before: Json, after: Json): Rated {
  if (after === 'assumed')
    return breaking(`it was ${before} and is only assumed from now on: nothing holds anybody to it`);
  const isRaised = before === 'assumed' && (after === 'stated' || after === 'derived');
  if (isRaised)
    return breaking(
      `it was assumed and is ${after}: implementations that read it otherwise fail from now on`,
    );
  if (before === 'assumed')
    return compatible(`it was assumed and is ${after}: it can fail a run from now on`);
  return documentation(`it was ${before} and is ${after}: it binds as before`);
}

const names = (value: Json | undefined): string[] => (isObject(value) ? Object.keys(value) : []);
