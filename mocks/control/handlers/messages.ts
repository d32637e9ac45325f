import { organizationIds } from '../../engine/organizations.js';
import { listDeliveries } from '../../events/deliveries.js';
import type { Delivery } from '../../events/delivery-state.js';
import { faultIn } from '../../events/read-webhooks.js';
import { listWebhooks, replaceWebhooks, type Webhook } from '../../events/webhooks.js';
import { mails } from '../../identity/outbox.js';
import type { Answered, ControlHandlers } from '../handler.js';

type ShownDelivery = Answered<'getDeliveries'>['deliveries'][number];
type ShownWebhook = Answered<'getWebhooks'>['webhooks'][number];

export const messageHandlers = {
  getOutbox: async (_, mock) => {
    const sent = await mails(mock.world().store);
    return { mails: sent.map((mail) => ({ ...mail, data: { ...mail.data } })) };
  },
  getDeliveries: async (_, mock) => {
    await mock.timeline.delivered();
    return { deliveries: (await listDeliveries(mock.world().store)).map(shownDelivery) };
  },
  getWebhooks: async (_, mock) => ({
    webhooks: (await listWebhooks(mock.world().store)).map(shownWebhook),
  }),
  setWebhooks: async ({ body }, mock) => {
    const world = mock.world();
    const fault = faultIn(body.webhooks, await organizationIds(world), world.receiverHosts);
    if (fault) return fault;
    const webhooks = await world.store.transact((store) => replaceWebhooks(store, body.webhooks, world));
    return { webhooks: webhooks.map(shownWebhook) };
  },
} satisfies Partial<ControlHandlers>;

function shownWebhook({ id, url, org, ledgerId, secret }: Webhook): ShownWebhook {
  return { id, url, org, ...(ledgerId === null ? {} : { ledgerId }), secret };
}

function shownDelivery({
  id,
  eventId,
  webhookId,
  url,
  status,
  dueAtMs,
  attempts,
  payload,
}: Delivery): ShownDelivery {
  return {
    id,
    eventId,
    webhookId,
    url,
    status,
    dueAt: dueAtMs === null ? null : new Date(dueAtMs).toISOString(),
    attempts: attempts.map(({ atMs, ...outcome }) => ({ at: new Date(atMs).toISOString(), ...outcome })),
    payload: { ...payload },
  };
}
