import { isObject, type Json, type JsonObject } from '../../../source/json.js';
import { breaking, compatible, documentation, type Rated } from './rating.js';

/** Rates a change of a question: integrators rely on its default, profiles on its readings. */
export function rateQuestion(
  key: string,
  before: Json | undefined,
  after: Json | undefined,
  entry: JsonObject,
): Rated {
  if (key === 'default') {
    return entry['resolved'] === undefined
      ? breaking(`the mock answers otherwise: ${after} instead of ${before}`)
      : compatible(`learned from the service: the mock answers ${after} instead of ${before}`);
  }
  if (key === 'readings') return rateReadings(before, after);
  if (key === 'resolved') {
    return after === undefined
      ? breaking('nobody vouches for the answer any more')
      : compatible('learned from the service: what rests on it can fail a run from now on');
  }
  if (key === 'contradicts') return compatible('which readings step over stated sentences');
  return documentation();
}

function rateReadings(before: Json | undefined, after: Json | undefined): Rated {
  const was = isObject(before) ? Object.keys(before) : [];
  const is = isObject(after) ? Object.keys(after) : [];
  const lost = was.filter((reading) => !is.includes(reading));
  if (lost.length > 0) return breaking(`profiles that choose ${lost.join(', ')} are refused`);
  return is.length > was.length ? compatible('one more reading: the mock has to show it') : documentation();
}
