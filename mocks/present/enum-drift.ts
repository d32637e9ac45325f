import type { Readings } from '../../generated/questions.js';
import type { JsonObject } from '../state/json.js';
import { chosen } from './choice.js';

type Reading = Readings['record.enum-drift'];
type Drifting = 'person' | 'job' | 'company';

interface Drift {
  readonly record: Drifting;
  readonly member: string;
  /** A value that the specification does not list. */
  readonly value: string;
}

const share = 1 / 8;

const drifts: Record<Reading, Drift | undefined> = {
  off: undefined,
  level: { record: 'job', member: 'level', value: 'Partner' },
  function: { record: 'job', member: 'function', value: 'Research' },
  'company-type': { record: 'company', member: 'type', value: 'Cooperative' },
  'email-status': { record: 'job', member: 'email_status', value: 'unknown' },
  'employment-status': { record: 'person', member: 'employment_status', value: 'student' },
};

/** Returns a record in which an enum value may be replaced by an unlisted one (question record.enum-drift). */
export function drifted(reading: Reading, record: Drifting, members: JsonObject, key: string): JsonObject {
  const drift = drifts[reading];
  if (drift === undefined || drift.record !== record || members[drift.member] === undefined) return members;
  return chosen(`drift ${key}`, share) ? { ...members, [drift.member]: drift.value } : members;
}
