import type { ControlPlane } from '../../control/control-plane.js';

type Delivery = Awaited<ReturnType<ControlPlane['deliveries']>>[number];

/** Where nobody listens: the control plane tells what was sent, whether or not it arrived. */
const addresses = ['http://127.0.0.1:9/pdk-example-1', 'http://127.0.0.1:9/pdk-example-2'];

/** Two receivers of the webhooks of one ledger. */
export interface Receivers {
  /** Ids of the webhooks. */
  readonly ids: readonly string[];
  /** What was sent to them so far, or is about to be. */
  deliveries(): Promise<readonly Delivery[]>;
}

/** Does `work` while a ledger has two receivers. Receivers that were there before stay, and are alone again afterwards. */
export async function withReceivers(
  control: ControlPlane,
  ledgerId: string,
  work: (receivers: Receivers) => Promise<void>,
): Promise<void> {
  const before = (await control.webhooks()).map(({ id: _, ...webhook }) => webhook);
  const all = await control.setWebhooks([...before, ...addresses.map((url) => ({ url, ledgerId }))]);
  const ids = all.filter((webhook) => webhook.ledgerId === ledgerId).map(({ id }) => id);
  try {
    await work({
      ids,
      deliveries: async () => (await control.deliveries()).filter(({ webhookId }) => ids.includes(webhookId)),
    });
  } finally {
    await control.setWebhooks(before);
  }
}
