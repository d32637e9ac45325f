import type { Readings } from '../../generated/questions.js';
import type { ContactChange, World } from '../engine/handler.js';
import type { Faults } from '../faults/faults.js';
import type { JsonObject } from '../state/json.js';
import type { Store } from '../state/store.js';
import { addDeliveries, countEvents, type NewDelivery } from './deliveries.js';
import { type Webhook, webhooks } from './webhooks.js';

/** Queues an event for every change and webhook concerned, within the transaction that records the changes (section 6). */
export async function notify(store: Store, found: readonly ContactChange[], world: World): Promise<void> {
  const { hooks } = world;
  const changes = hooks?.notifies ? await hooks.notifies(found, store, world) : found;
  const known = await store.list(webhooks);
  const concerned = changes
    .map((change) => ({ change, receivers: known.filter(concernedBy(change)) }))
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

interface Event {
  readonly id: string;
  readonly createdAtMs: number;
  readonly contact: JsonObject;
}

/** The body of a webhook (question events.form). */
export const payloads: Readonly<Record<Readings['events.form'], (event: Event) => JsonObject>> = {
  'bare-contact': ({ contact }) => contact,
  enveloped: ({ id, createdAtMs, contact }) => ({
    id,
    type: 'contact.changed',
    created_at: new Date(createdAtMs).toISOString(),
    data: contact,
  }),
};

interface Arrival {
  readonly delayMs: number;
  readonly losesFirst: boolean;
}

const prompt: Arrival = { delayMs: 0, losesFirst: false };
const late: Arrival = { delayMs: 60_000, losesFirst: false };
const byRetry: Arrival = { delayMs: 0, losesFirst: true };

const arrivals: Readonly<Record<Readings['events.delivery'], (nth: number) => readonly Arrival[]>> = {
  once: () => [prompt],
  duplicated: () => [prompt, prompt],
  reordered: (nth) => [nth % 2 === 0 ? late : prompt],
  'dropped-then-retried': () => [byRetry],
};

interface Trouble {
  readonly copies: number;
  readonly delayMs: number;
  /** Whether it never arrives. */
  readonly isLost: boolean;
  /** Whether the next event to the same receiver overtakes it. */
  readonly letsPass: boolean;
}

function eventTrouble(faults: Faults): Trouble {
  const strikes = faults.meet(({ asked }) => asked.on === 'webhooks' && asked.lose !== 'attempt');
  const asked = strikes.map(({ fault }) => fault.asked);
  return {
    copies: asked.some(({ duplicate }) => duplicate) ? 2 : 1,
    delayMs: asked.find(({ delayMs }) => delayMs !== undefined)?.delayMs ?? 0,
    isLost: asked.some(({ lose }) => lose === 'event'),
    letsPass: asked.some(({ reorder }) => reorder),
  };
}

export function losesAttempt(faults: Faults): boolean {
  return faults.meet(({ asked }) => asked.on === 'webhooks' && asked.lose === 'attempt').length > 0;
}
