import { isObject, type Json } from '../../../contract/json.js';
import { breaking, compatible, documentation, type Rated } from './rating.js';

/** Keywords that say where a detail comes from. */
export const provenance = [
  'x-basis',
  'x-question',
  'x-section',
  'x-assumed-keywords',
  'x-confirmed-keywords',
  'x-stated',
];

/** Rates a change of what a detail rests on. What was promised and no longer is, breaks; promises may be added. */
export function rateProvenance(keyword: string, before: Json | undefined, after: Json | undefined): Rated {
  if (keyword === 'x-basis') return rateBasis(before ?? 'stated', after ?? 'stated');
  if (keyword === 'x-assumed-keywords') {
    const more = names(after).filter((name) => !names(before).includes(name));
    if (more.length > 0) return breaking(`${more.join(', ')} is only assumed from now on`);
    return names(after).length < names(before).length
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
