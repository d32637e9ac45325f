import type { ControlPlane, Delivery } from '../../../target/control/control-plane.js';
import { EndScenario } from '../../../target/end-scenario.js';

/** URLs without a listener: the control plane shows what was sent, whether or not it arrived. */
const addresses = ['http://127.0.0.1:9/pdk-example-1', 'http://127.0.0.1:9/pdk-example-2'];

/** Receivers of the webhooks of ledgers. */
export interface Receivers {
  /** Returns the ids of the webhooks of a ledger. */
  of(ledgerId: string): readonly string[];
  /** Returns what was sent to any of them so far or is about to be. */
  deliveries(): Promise<readonly Delivery[]>;
  /** Ends the scenario if a receiver is gone: only with receivers does the absence of webhooks show anything. */
  requireThere(): Promise<void>;
}

/**
 * Performs `work` while each of these ledgers has two receivers, and keeps the webhooks of others. Removes the receivers
 * at the end.
 */
export async function withReceivers(
  control: ControlPlane,
  ledgerIds: readonly string[],
  work: (receivers: Receivers) => Promise<void>,
): Promise<void> {
  const isOurs = ({ ledgerId = '' }: { readonly ledgerId?: string }) => ledgerIds.includes(ledgerId);
  const others = async () =>
    (await control.webhooks()).flatMap(({ id: _, ...webhook }) => (isOurs(webhook) ? [] : [webhook]));
  const ours = ledgerIds.flatMap((ledgerId) => addresses.map((url) => ({ url, ledgerId })));
  const all = await control.setWebhooks([...(await others()), ...ours]);
  const ids = all.filter(isOurs).map(({ id }) => id);
  try {
    await work({
      of: (ledger) => all.flatMap(({ id, ledgerId }) => (ledgerId === ledger ? [id] : [])),
      deliveries: async () => (await control.deliveries()).filter(({ webhookId }) => ids.includes(webhookId)),
      async requireThere() {
        const there = (await control.webhooks()).map(({ id }) => id);
        if (ids.every((id) => there.includes(id))) return;
        throw new EndScenario('inconclusive', 'somebody else has decided meanwhile where webhooks go');
      },
    });
  } finally {
    await control.setWebhooks(await others());
  }
}
