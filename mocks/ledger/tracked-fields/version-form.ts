import { createHash } from 'node:crypto';
import type { Readings } from '../../../generated/questions.js';
import type { Tracking } from '../stored/tracking.js';

type Form = Readings['tracked.version'];

/** The number of the version that an update creates: one more, or where versions are times the time. */
export function nextVersion(form: Form, { last }: Tracking, now: number): number {
  return form === 'timestamp' ? Math.max(now, last + 1) : last + 1;
}

/** A version of a ledger's tracked fields as calls show it (question tracked.version). */
export function versionAs(form: Form, version: number, ledgerId: string): number | string {
  if (form === 'timestamp') return new Date(version).toISOString();
  return form === 'uuid' ? uuidOf(`${ledgerId}#${version}`) : version;
}

/** A UUID that is always the same for `name`: version 8 of RFC 9562, made of a hash. */
function uuidOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
