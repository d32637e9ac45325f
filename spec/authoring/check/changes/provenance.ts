import { isObject, type Json, type JsonObject } from '../../../source/json.js';
import { breaking, compatible, documentation, type Rated } from './rating.js';

/** Keywords that say where a detail comes from. */
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
 * Rates a change of what a detail rests on. What was promised and no longer is, breaks, and so does what implementations
 * are held to from now on.
 * @param detail as it is now
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
    // One that went with its keyword is no promise of anybody, and one that the service confirmed is its own.
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

/** Rates a change of a basis: `assumed` promises nothing, everything else holds implementations to it. */
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
