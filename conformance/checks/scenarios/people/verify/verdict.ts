import { isObject, type Json } from '../../../../target/json.js';

/** What a result of verify says: that the person works there, that they do not, or that nobody is known. */
export type Verdict = 'yes' | 'no' | 'unknown';

const statuses: ReadonlyMap<string, Verdict> = new Map([
  ['employed', 'yes'],
  ['not_employed', 'no'],
  ['unknown', 'unknown'],
]);

/** The verdict of one result, in any reading of verify.answer; undefined where it cannot be read. */
export function verdictOf(result: Json | undefined): Verdict | undefined {
  if (result === null) return 'unknown';
  if (typeof result === 'boolean') return result ? 'yes' : 'no';
  if (!isObject(result)) return undefined;
  const { verified, status } = result;
  const told =
    typeof status === 'string' ? statuses.get(status.toLowerCase().replaceAll(/[^a-z]+/g, '_')) : undefined;
  if (typeof verified !== 'boolean') return told;
  if (verified) return 'yes';
  return told === 'unknown' ? 'unknown' : 'no';
}
