import type { ContactChange } from '../engine/hooks.js';
import type { World } from '../engine/world.js';
import type { Store } from '../state/store.js';
import { arrivals } from './arrivals.js';
import { addDeliveries, countEvents } from './deliveries.js';
import type { NewDelivery } from './overtaking.js';
import { payloads } from './payload.js';
import { eventTrouble } from './trouble.js';
import { listWebhooks, type Webhook } from './webhooks.js';

/**
 * Queues an event for every change and every webhook that it concerns, to be delivered once the transaction has ended
 * (section 6). Must be called within the transaction that records the changes.
 */
export async function notify(store: Store, found: readonly ContactChange[], world: World): Promise<void> {
  const { hooks } = world;
  const changes = hooks?.notifies ? await hooks.notifies(found, store, world) : found;
  const webhooks = await listWebhooks(store);
  const concerned = changes
    .map((change) => ({ change, receivers: webhooks.filter(concernedBy(change)) }))
    .filter(({ receivers }) => receivers.length > 0);
  if (concerned.length === 0) return;
  const before = await countEvents(store, concerned.length);
  const queued = concerned.flatMap(({ change, receivers }, nth) =>
    deliveriesOf(change, receivers, before + nth, world),
  );
  await addDeliveries(store, queued);
  world.schedule.changed();
}

const concernedBy =
  ({ org, ledgerId }: ContactChange) =>
  (webhook: Webhook): boolean =>
    webhook.org === org && (webhook.ledgerId === null || webhook.ledgerId === ledgerId);

/** Returns the deliveries of one event to all receivers that it concerns. */
function deliveriesOf(
  { contact }: ContactChange,
  receivers: readonly Webhook[],
  nth: number,
  { clock, ids, profile, faults }: World,
): readonly NewDelivery[] {
  const [eventId, createdAtMs] = [ids.next('evt'), clock.now()];
  const payload = payloads[profile.reading('events.form')]({ id: eventId, createdAtMs, contact });
  const copies = arrivals[profile.reading('events.delivery')](nth);
  return receivers.flatMap(({ id: webhookId, url }) => {
    const trouble = eventTrouble(faults);
    const sent = Array.from({ length: trouble.copies }, () => copies).flat();
    return sent.map(({ delayMs, losesFirst }) => ({
      id: ids.next('dlv'),
      eventId,
      webhookId,
      url,
      payload,
      status: 'pending',
      dueAtMs: createdAtMs + delayMs + trouble.delayMs,
      attempts: [],
      losesFirst,
      ...(trouble.isLost ? { isLost: true } : {}),
      ...(trouble.letsPass ? { letsPass: true } : {}),
    }));
  });
}
