import { createHash } from 'node:crypto';
import type { Readings } from '../../../generated/questions.js';
import type { Tracking } from '../stored/tracking.js';

type Form = Readings['tracked.version'];

/**
 * Returns the number of the version that an update creates: the last one plus 1, or the current time if versions are timestamps.
 */
export function nextVersion(form: Form, { last }: Tracking, now: number): number {
  return form === 'timestamp' ? Math.max(now, last + 1) : last + 1;
}

/** Returns a version of the tracked fields as API responses show it (question tracked.version). */
export function versionAs(form: Form, version: number, ledgerId: string): number | string {
  if (form === 'timestamp') return new Date(version).toISOString();
  return form === 'uuid' ? uuidOf(`${ledgerId}#${version}`) : version;
}

/** Derives a stable UUID from a hash of `name` (version 8 of RFC 9562). */
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
