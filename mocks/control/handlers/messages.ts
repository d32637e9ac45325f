import { orgIds } from '../../engine/credentials.js';
import { deny, granted, quote } from '../../engine/refusal.js';
import { type Delivery, deliveries, nextAttemptMs, redeliver } from '../../events/deliveries.js';
import { faultIn, replaceWebhooks, type Webhook, webhooks } from '../../events/webhooks.js';
import { outbox } from '../../identity/outbox.js';
import { clear } from '../../state/store.js';
import type { Answered, ControlHandlers } from '../handler.js';

type ShownDelivery = Answered<'getDeliveries'>['deliveries'][number];
type ShownWebhook = Answered<'getWebhooks'>['webhooks'][number];

export const messageHandlers = {
  getOutbox: async (_, mock) => {
    const sent = await mock.world().store.list(outbox);
    return { mails: sent.map((mail) => ({ ...mail, data: { ...mail.data } })) };
  },
  clearOutbox: async (_, mock) => {
    await mock.world().store.transact((store) => clear(store, outbox));
  },
  getDeliveries: async (_, mock) => {
    await mock.timeline.delivered();
    return { deliveries: (await mock.world().store.list(deliveries)).map(shownDelivery) };
  },
  redeliver: async ({ path: { deliveryId } }, mock) => {
    const { store, clock } = mock.world();
    const isDelivery = ({ id }: Delivery) => id === deliveryId;
    const before = (await store.list(deliveries)).find(isDelivery);
    if (before === undefined) {
      deny('not-found', `No delivery ${quote(deliveryId)}: GET /deliveries tells which there are.`);
    }
    if (!(await store.list(webhooks)).some(({ id }) => id === before.webhookId)) {
      const message = `The webhook of ${quote(deliveryId)} is gone: set ${quote(before.url, 300)} again by PUT /webhooks.`;
      deny('conflict', message);
    }
    await store.transact((tx) => redeliver(tx, deliveryId, clock.now()));
    await mock.timeline.delivered();
    return shownDelivery((await store.list(deliveries)).find(isDelivery) ?? before);
  },
  getWebhooks: async (_, mock) => ({
    webhooks: (await mock.world().store.list(webhooks)).map(shownWebhook),
  }),
  setWebhooks: async ({ body }, mock) => {
    const world = mock.world();
    granted(faultIn(body.webhooks, await orgIds(world), world.receiverHosts));
    const webhooks = await world.store.transact((store) => replaceWebhooks(store, body.webhooks, world));
    return { webhooks: webhooks.map(shownWebhook) };
  },
} satisfies Partial<ControlHandlers>;

function shownWebhook({ id, url, org, ledgerId, secret }: Webhook): ShownWebhook {
  return { id, url, org, ...(ledgerId === null ? {} : { ledgerId }), secret };
}

function shownDelivery(delivery: Delivery): ShownDelivery {
  const { id, eventId, webhookId, url, status, attempts, payload } = delivery;
  const dueAtMs = nextAttemptMs(delivery);
  return {
    id,
    eventId,
    webhookId,
    url,
    status,
    dueAt: dueAtMs === null ? null : new Date(dueAtMs).toISOString(),
    attempts: attempts.map(({ atMs, headers, ...outcome }) => ({
      at: new Date(atMs).toISOString(),
      ...outcome,
      ...(headers && { headers: { ...headers } }),
    })),
    payload: { ...payload },
  };
}
