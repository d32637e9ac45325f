import type { ContactChange } from '../../engine/hooks.js';
import type { World } from '../../engine/world.js';
import { notify } from '../../events/notify.js';
import type { Population } from '../../population/population.js';
import type { Store } from '../../state/store.js';
import { walk } from '../../state/walk.js';
import { contactRecord } from '../contacts/view/contact-record.js';
import { type Contact, contactsOf } from '../stored/contact.js';
import { noContacts, withContacts } from '../stored/counts.js';
import { type Ledger, putLedger } from '../stored/ledger.js';
import { afterTracking } from '../stored/tracking.js';
import { findVersion, putVersion } from '../stored/versions.js';
import { lookAt } from './look-at.js';

/** What an enrichment cycle found. */
export interface Enriched {
  /** The number of contacts that were checked. */
  readonly contacts: number;
  /** The number of contacts with any change. */
  readonly changed: number;
  /** The number of contacts that were stored again: changed ones, and those of which more is known now. */
  readonly rewritten: number;
  /** The number of contacts with a change in a tracked field, for which a notification was queued. */
  readonly notified: number;
}

/** Checks every contact of a ledger for changes (section 6). Must be called within a transaction. */
export async function enrichLedger(
  store: Store,
  ledger: Ledger,
  population: Population,
  world: World,
): Promise<Enriched> {
  const now = world.clock.now();
  const tracking = afterTracking(ledger.tracking, 'cycle');
  const effective = await findVersion(store, ledger.id, tracking.effective);
  if (effective?.effectiveAtMs === null) {
    await putVersion(store, ledger.id, { ...effective, effectiveAtMs: now });
  }
  const { hooks } = world;
  const goesBy = hooks?.tracks ? await hooks.tracks(effective, ledger.id, store, world) : effective;
  const changes: ContactChange[] = [];
  let counts = noContacts;
  let changed = 0;
  let rewritten = 0;
  for await (const known of walk<Contact>(store, contactsOf(ledger.id))) {
    const look = await lookAt(known, { population, effective: goesBy, profile: world.profile, now });
    const { contact, tracked } = look;
    counts = withContacts(counts, [contact]);
    if (contact !== known) {
      rewritten += 1;
      await store.put(contactsOf(ledger.id), contact.id, contact);
    }
    if (look.hasChanged) changed += 1;
    if (tracked.length === 0 || goesBy === undefined) continue;
    changes.push({
      org: ledger.org,
      ledgerId: ledger.id,
      contactId: contact.id,
      version: goesBy.version,
      fields: tracked,
      contact: contactRecord(contact, world),
    });
  }
  await putLedger(store, { ...ledger, tracking, counts });
  await notify(store, changes, world);
  return { contacts: counts.total, changed, rewritten, notified: changes.length };
}
