import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { startService } from '../../fixtures/calls.js';
import { type Receiver, startReceiver } from '../../fixtures/receiver.js';
import { deliverChange } from '../../fixtures/services/deliver-change.js';
import { start } from '../../fixtures/services/started.js';
import type { Control } from '../control/control.js';
import { type MockOptions, manualClock } from '../host/mock.js';

interface Notified {
  readonly receiver: Receiver;
  readonly control: Control;
  readonly id: string;
}

/** Creates a mock that notified a receiver of one change, over real HTTP; the receiver answers with these statuses. */
async function notified(answers: readonly number[] = [], options: MockOptions = {}): Promise<Notified> {
  const receiver = await startReceiver(...answers);
  const mock = await start({
    people: 60,
    clock: manualClock(Date.UTC(2026, 0, 14, 5)),
    profile: { 'events.authenticity': 'timestamped-signature' },
    webhooks: [{ url: receiver.url, secret: 'shared' }],
    ...options,
  });
  return { receiver, control: mock.control, id: await deliverChange(mock) };
}

/** Returns the signature that an attempt at an instant must have. */
function signatureAt(at: string, text: string): string {
  const seconds = Date.parse(at) / 1000;
  return `t=${seconds},v1=${createHmac('sha256', 'shared').update(`${seconds}.${text}`).digest('hex')}`;
}

test('a receiver that fails twice gets the same event again, with a valid signature', async () => {
  const { control, receiver } = await notified([500, 503], {
    profile: { 'events.authenticity': 'standard-webhooks', 'events.form': 'enveloped' },
    // The verifying library uses the time of this machine.
    clock: manualClock(Date.now()),
  });
  for (const [at, waitMs] of [1_000, 5_000].entries()) {
    expect(receiver.received).toHaveLength(at + 1);
    await control.clock.advance(waitMs);
  }
  const [delivery] = await control.deliveries();
  expect(delivery).toMatchObject({
    status: 'delivered',
    attempts: [{ status: 500 }, { status: 503 }, { status: 204 }],
  });
  const verifier = new Webhook('shared', { format: 'raw' });
  for (const { text, headers } of receiver.received) {
    const event = verifier.verify(text, {
      'webhook-id': String(headers['webhook-id']),
      'webhook-timestamp': String(headers['webhook-timestamp']),
      'webhook-signature': String(headers['webhook-signature']),
    });
    expect(event).toMatchObject({ id: delivery?.eventId, type: 'contact.changed' });
    expect(headers['webhook-id']).toBe(delivery?.eventId);
  }
});

test('redelivery of a delivered webhook sends the same event, signed as of now', async () => {
  const { control, receiver, id } = await notified();
  const [before] = await control.deliveries();
  await control.clock.advance('PT1H');
  const delivery = await control.redeliver(id);
  const [first, second, ...more] = receiver.received;
  expect([second?.text, more]).toEqual([first?.text, []]);
  expect(delivery).toMatchObject({ status: 'delivered', dueAt: null, eventId: before?.eventId });
  expect(delivery.attempts).toMatchObject([{ status: 204 }, { status: 204, isRedelivery: true }]);
  expect(await control.deliveries()).toEqual([delivery]);
  for (const [nth, { at, headers }] of delivery.attempts.entries()) {
    const heard = receiver.received[nth];
    expect(headers?.['X-Webhook-Signature']).toBe(signatureAt(at, heard?.text ?? ''));
    for (const [name, value] of Object.entries(headers ?? {})) {
      expect(heard?.headers[name.toLowerCase()]).toBe(value);
    }
  }
  expect(Date.parse(delivery.attempts[1]?.at ?? '') - Date.parse(delivery.attempts[0]?.at ?? '')).toBe(
    3_600_000,
  );
});

test('redelivery before a retry changes neither the time nor the number of retries', async () => {
  const { control, receiver, id } = await notified([500, 500, 500]);
  const [before] = await control.deliveries();
  const again = await control.redeliver(id);
  expect([again.status, again.dueAt]).toEqual(['pending', before?.dueAt]);
  await control.clock.advance(1_000);
  const [after] = await control.deliveries();
  expect(Date.parse(after?.dueAt ?? '') - Date.parse(before?.dueAt ?? '')).toBe(5_000);
  expect(await control.redeliver(id)).toMatchObject({ status: 'delivered', dueAt: null });
  await control.clock.advance('P1D');
  expect(receiver.received).toHaveLength(4);
});

test('an impossible redelivery is refused with a reason', async () => {
  const { control, receiver, id } = await notified();
  await expect(control.redeliver('dlv_none')).rejects.toThrow('No delivery "dlv_none"');
  await control.setWebhooks([]);
  await expect(control.redeliver(id)).rejects.toThrow(`The webhook of "${id}" is gone`);
  expect(receiver.received).toHaveLength(1);
});

test('a cleared outbox contains the mails that are sent afterwards', async () => {
  const { mock, as } = await startService();
  const invite = (email: string) => as.owner.call('createInvitation', { body: { email, role: 'viewer' } });
  await invite('a@example.com');
  await invite('b@example.com');
  await mock.control.clearOutbox();
  expect(await mock.control.outbox()).toEqual([]);
  await invite('c@example.com');
  expect((await mock.control.outbox()).map(({ to }) => to)).toEqual(['c@example.com']);
});
