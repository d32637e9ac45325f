import type { components } from '../../../generated/ledger.js';
import type { Profile } from '../../engine/profile.js';
import type { TrackedVersion } from '../stored/versions.js';
import { versionAs } from './version-form.js';

/** Returns a version of the tracked fields as API responses show it (section 4.3). */
export function versionRecord(
  { version, fields, createdAtMs, effectiveAtMs, deletedAtMs }: TrackedVersion,
  ledgerId: string,
  profile: Profile,
): components['schemas']['TrackedFields'] {
  return {
    version: versionAs(profile.reading('tracked.version'), version, ledgerId),
    fields: [...fields],
    created_at: new Date(createdAtMs).toISOString(),
    ...(effectiveAtMs === null ? {} : { effective_at: new Date(effectiveAtMs).toISOString() }),
    ...(deletedAtMs === null ? {} : { deleted_at: new Date(deletedAtMs).toISOString() }),
  };
}
