import { describe, expect, onTestFinished, test } from 'vitest';
import { type Service, startService } from '../../fixtures/calls.js';
import { readCases } from '../../fixtures/cases.js';
import { type Receiver, startReceiver } from '../../fixtures/receiver.js';
import type { Control } from '../control/control.js';

// Faults in the delivery of webhooks, from changed contacts to a receiver over real HTTP.

interface Steps extends Service {
  readonly receiver: Receiver;
  /** Changes some of the people whose titles are tracked, and runs a cycle that notifies of it. */
  change(...people: readonly number[]): Promise<void>;
  /** Returns the people whose events arrived, in order. */
  arrived(): Promise<readonly number[]>;
}

/** Creates a ledger with three contacts whose titles are tracked, and a receiver of webhooks; the clock stands still. */
async function scene(): Promise<Steps> {
  const receiver = await startReceiver();
  const service = await startService();
  onTestFinished(() => service.mock.close());
  const { mock, as } = service;
  const people = mock.people.filter(({ linkedin, position }) => linkedin && position).slice(0, 3);
  const { body: ledger } = await as.editor.call('createLedger', { body: { name: 'Customers' } });
  const path = { ledger_id: ledger.id };
  const contacts = people.map(({ linkedin, name }) => ({ linkedin, name }));
  await as.editor.call('addContacts', { path, body: { contacts } });
  await as.editor.call('updateTrackedFields', { path, body: { fields: ['title'] } });
  await mock.control.clock.advance(1_000);
  await mock.control.setWebhooks([{ url: receiver.url }]);
  await mock.control.enrich();
  let changes = 0;
  return {
    ...service,
    receiver,
    change: async (...places) => {
      changes += 1;
      for (const place of places) {
        await mock.control.editPerson(people[place]?.id ?? '', { title: `Zookeeper ${changes}` });
      }
      await mock.control.enrich();
    },
    arrived: async () => {
      await mock.control.deliveries();
      return receiver.received.map(({ text }) =>
        people.findIndex(({ linkedin }) => linkedin !== undefined && text.includes(linkedin)),
      );
    },
  };
}

describe('a webhook', () => {
  test('that is lost for good never arrives, and is not retried', async () => {
    const { mock, change, arrived } = await scene();
    await mock.control.faults.add({ on: 'webhooks', lose: 'event', times: 1 });
    await change(0);
    await change(1);
    await mock.control.clock.advance('P1D');
    expect(await arrived()).toEqual([1]);
    expect(await mock.control.deliveries()).toMatchObject([
      { status: 'failed', dueAt: null, attempts: [{ status: null, error: 'lost on its way' }] },
      { status: 'delivered' },
    ]);
  });

  test('arrives with the third attempt if two are lost', async () => {
    const { mock, change, arrived } = await scene();
    const { id } = await mock.control.faults.add({ on: 'webhooks', lose: 'attempt', times: 2 });
    await change(0);
    await mock.control.clock.advance(6_000);
    expect(await arrived()).toEqual([0]);
    const [delivery] = await mock.control.deliveries();
    expect(delivery?.attempts.map(({ status }) => status)).toEqual([null, null, 204]);
    expect(await mock.control.faults.list()).toMatchObject([{ id, met: 3, struck: 2 }]);
  });

  type NewFault = Parameters<Control['faults']['add']>[0];
  type Step = Readonly<{ change?: number; ms: number; arrived: readonly number[] }>;
  type Cases = Readonly<Record<string, { fault: NewFault; steps: readonly Step[] }>>;
  const cases = Object.entries(readCases<Cases>(import.meta.dirname, 'trouble.cases.yaml'));
  test.each(cases)('that is %s, even if the clock is frozen', async (_, { fault, steps }) => {
    const { mock, change, arrived } = await scene();
    await mock.control.clock.freeze();
    await mock.control.faults.add(fault);
    for (const { change: person, ms, arrived: expected } of steps) {
      if (person !== undefined) await change(person);
      await mock.control.clock.advance(ms);
      expect(await arrived()).toEqual(expected);
    }
  });

  test('is not affected by faults on calls, nor a call by faults on webhooks', async () => {
    const { mock, as, change, arrived } = await scene();
    await mock.control.faults.add({ on: 'webhooks', lose: 'event' });
    expect((await as.viewer.call('getLedgers')).status).toBe(200);
    await mock.control.faults.clear();
    await mock.control.faults.add({ status: 503 });
    await change(0);
    expect(await arrived()).toEqual([0]);
  });
});
