import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { afterEach, expect, test } from 'vitest';
import { type Service, startService } from '../../fixtures/calls.js';
import { type Receiver, startReceiver } from '../../fixtures/receiver.js';
import { type ManualClock, type Mock, type MockOptions, manualClock } from '../host/mock.js';
import { proofs } from './attempt.js';

const body = '{"id":"lc_1","name":"Zoë"}';
const outgoing = {
  eventId: 'evt_1',
  nowMs: Date.now(),
  body,
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
};

test('a shared token is sent as it is', () => {
  expect(proofs['token-header'](outgoing)).toEqual({ 'X-Webhook-Token': outgoing.secret });
});

test('a Standard Webhooks signature verifies with their library, and only for this body', async () => {
  const headers = await proofs['standard-webhooks'](outgoing);
  const webhook = new Webhook(outgoing.secret);
  expect(webhook.verify(body, headers)).toEqual(JSON.parse(body));
  expect(() => webhook.verify(`${body} `, headers)).toThrow('No matching signature found');
});

test('a secret that is not base64 is used as the key as it is', async () => {
  const headers = await proofs['standard-webhooks']({ ...outgoing, secret: 'chosen by hand' });
  expect(new Webhook('chosen by hand', { format: 'raw' }).verify(body, headers)).toEqual(JSON.parse(body));
});

test('a timestamped signature is the HMAC over seconds and body', async () => {
  const headers = await proofs['timestamped-signature'](outgoing);
  const [, seconds, signature] =
    /^t=(\d+),v1=([0-9a-f]{64})$/.exec(headers['X-Webhook-Signature'] ?? '') ?? [];
  expect(seconds).toBe(String(Math.floor(outgoing.nowMs / 1000)));
  expect(signature).toBe(createHmac('sha256', outgoing.secret).update(`${seconds}.${body}`).digest('hex'));
});

// From an imported contact to a verified webhook, over real HTTP.

const ending: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0)) await end();
});

interface Scene extends Service {
  readonly receiver: Receiver;
  readonly ledgerId: string;
  readonly personId: string;
  readonly secret: string;
}

/** Creates a ledger with one contact whose title is tracked since the last cycle, and a receiver of webhooks. */
async function scene(
  profile: MockOptions['profile'] = {},
  answers: readonly number[] = [],
  clock: ManualClock = manualClock(Date.UTC(2026, 0, 14, 5)),
): Promise<Scene> {
  const receiver = await startReceiver(...answers);
  const service = await startService({ clock, profile });
  ending.push(
    () => receiver.close(),
    () => service.mock.close(),
  );
  const { editor } = service.as;
  const person = employed(service.mock);
  const { body: ledger } = await editor.call('createLedger', { body: { name: 'Customers' } });
  const path = { ledger_id: ledger.id };
  await editor.call('addContacts', {
    path,
    body: { contacts: [{ linkedin: person.linkedin, name: person.name }] },
  });
  await editor.call('updateTrackedFields', { path, body: { fields: ['title'] } });
  await service.mock.control.clock.advance(1_000);
  const [webhook] = await service.mock.control.setWebhooks([{ url: receiver.url }]);
  expect(await service.mock.control.enrich()).toEqual({ contacts: 1, changed: 0, notified: 0 });
  return {
    ...service,
    receiver,
    ledgerId: ledger.id ?? '',
    personId: person.id ?? '',
    secret: webhook?.secret ?? '',
  };
}

function employed({ people }: Mock) {
  const found = people.find(({ linkedin, position }) => linkedin !== undefined && position !== undefined);
  if (found === undefined) throw new Error('nobody is employed');
  return found;
}

test('a receiver that fails twice gets the same event again, with a valid signature', async () => {
  const profile = { 'events.authenticity': 'standard-webhooks', 'events.form': 'enveloped' } as const;
  // The verifying library uses the time of this machine.
  const clock = manualClock(Date.now());
  const { mock, receiver, personId, secret } = await scene(profile, [500, 503], clock);
  await mock.control.editPerson(personId, { title: 'Chief Zookeeper' });
  await mock.control.enrich();
  expect(receiver.received).toHaveLength(1);
  await mock.control.clock.advance(1_000);
  expect(receiver.received).toHaveLength(2);
  expect((await mock.control.deliveries()).map(({ status }) => status)).toEqual(['pending']);
  await mock.control.clock.advance(5_000);

  expect(receiver.received).toHaveLength(3);
  const [delivery] = await mock.control.deliveries();
  expect([delivery?.status, delivery?.attempts.map(({ status }) => status)]).toEqual([
    'delivered',
    [500, 503, 204],
  ]);
  const verifier = new Webhook(secret);
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

test('a retry is sent automatically while the clock runs', async () => {
  const { receiver, mock, personId } = await scene({}, [500], { now: Date.now, advance: () => undefined });
  await mock.control.editPerson(personId, { title: 'Chief Zookeeper' });
  await mock.control.enrich();
  await expect.poll(() => receiver.received.length, { timeout: 5_000 }).toBe(2);
});
