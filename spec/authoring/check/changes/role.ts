import { isDeepStrictEqual } from 'node:util';
import { isObject, type Json } from '../../../source/json.js';
import { rateBasis } from './provenance.js';
import { breaking, compatible, documentation, type Rated, worse } from './rating.js';

const ranks = ['none', 'viewer', 'editor', 'admin'];

/** Rates a change of the role that an operation requires, or of the basis of that role. */
export function rateRole(before: Json | undefined, after: Json | undefined): Rated {
  const was = isObject(before) ? before : {};
  const is = isObject(after) ? after : {};
  const rated = [rateRank(was['role'], is['role'])];
  if (
    !isDeepStrictEqual(was['also'], is['also']) ||
    !isDeepStrictEqual(was['stated-role'], is['stated-role'])
  ) {
    rated.push(breaking('who is admitted beside the role is another one'));
  }
  if (!isDeepStrictEqual(was['x-basis'], is['x-basis'])) {
    rated.push(rateBasis(was['x-basis'] ?? 'stated', is['x-basis'] ?? 'stated'));
  }
  return rated.reduce(worse);
}

function rateRank(before: Json | undefined, after: Json | undefined): Rated {
  if (before === after) return documentation('what it rests on');
  const rise = ranks.indexOf(String(after)) - ranks.indexOf(String(before));
  return rise > 0
    ? breaking(`callers who are ${before} are refused from now on: it needs ${after}`)
    : compatible(`it needs ${after} only`);
}
