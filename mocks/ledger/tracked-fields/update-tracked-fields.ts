import { nearest } from '../../../spec/catalogue/nearest.js';
import type { Handler } from '../../engine/handler.js';
import { quote } from '../../engine/quote.js';
import { type Refusal, refuse } from '../../engine/refusal.js';
import { isTrackable, trackableFields } from '../enrichment/trackable-fields.js';
import { putLedger } from '../ledgers/ledger.js';
import { changeLedger } from '../ledgers/ledger-of.js';
import { afterTracking } from './tracking.js';
import { nextVersion } from './version-form.js';
import { versionRecord } from './version-record.js';
import { putVersion, type TrackedVersion } from './versions.js';

/** Replaces the list of tracked fields by a new version, effective from the next enrichment cycle on (section 4.3). */
export const updateTrackedFields: Handler<'updateTrackedFields'> = async ({ path, body }, world) => {
  const { clock, profile } = world;
  const now = clock.now();
  const created = await changeLedger(path, world, async (store, ledger) => {
    const unknown = body.fields.findIndex((field) => !isTrackable(field));
    if (unknown >= 0) return notTrackable(body.fields[unknown] ?? '', unknown);
    const version: TrackedVersion = {
      version: nextVersion(profile.reading('tracked.version'), ledger.tracking, now),
      fields: body.fields.filter(isTrackable),
      createdAtMs: now,
      effectiveAtMs: null,
      deletedAtMs: null,
    };
    await putVersion(store, ledger.id, version);
    await putLedger(store, {
      ...ledger,
      tracking: afterTracking(ledger.tracking, 'update', version.version),
    });
    return version;
  });
  if ('refused' in created) return created;
  return { status: 200, body: versionRecord(created, path.ledger_id, profile) };
};

function notTrackable(name: string, at: number): Refusal {
  const field = `fields[${at}]`;
  const meant = nearest(name, trackableFields);
  const hint =
    meant === undefined ? `send any of ${trackableFields.join(', ')}.` : `did you mean ${quote(meant)}?`;
  return refuse('request-invalid', `\`${field}\` is ${quote(name)}, which cannot be tracked: ${hint}`, {
    field,
  });
}
