import { isObject, type Json } from '../../../../target/json.js';

/** A result of verify: the person works there, does not, or is not known. */
export type Verdict = 'yes' | 'no' | 'unknown';

const statuses: ReadonlyMap<string, Verdict> = new Map([
  ['employed', 'yes'],
  ['not_employed', 'no'],
  ['unknown', 'unknown'],
]);

/** Returns the verdict of a result, in any reading of verify.answer; undefined if it cannot be read. */
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
