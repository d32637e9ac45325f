import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { proofs } from '../../mocks/events/dispatcher.js';
import { payloads } from '../../mocks/events/notify.js';
import { verifyWebhook, WebhookError } from './webhooks.js';

const readings = ['token-header', 'standard-webhooks', 'timestamped-signature'] as const;
const forms = ['bare-contact', 'enveloped'] as const;
const secrets = ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'chosen-by-hand'];
const nowMs = Date.UTC(2026, 0, 14, 5);
const clock = { now: () => nowMs };
const contact = { id: 'lc_1', name: 'Zoë Müller' };

/** Creates a webhook as the mock sends it. */
async function sent(reading: (typeof readings)[number], form: (typeof forms)[number], secret: string) {
  const body = JSON.stringify(payloads[form]({ id: 'evt_1', createdAtMs: nowMs, contact }));
  return { headers: await proofs[reading]({ eventId: 'evt_1', nowMs, body, secret }), body };
}

const cases = readings.flatMap((reading) =>
  forms.flatMap((form) => secrets.map((secret) => ({ reading, form, secret }))),
);

test.each(cases)(
  'a webhook proven by $reading, $form, with the secret $secret, is accepted',
  async (each) => {
    const webhook = await sent(each.reading, each.form, each.secret);
    const verified = await verifyWebhook(webhook, { secret: each.secret, clock });
    expect(verified.contact).toEqual(contact);
    expect(verified.proof).toBe(each.reading);
    const named = each.reading === 'standard-webhooks' || each.form === 'enveloped';
    expect(verified.eventId).toBe(named ? 'evt_1' : undefined);
    expect(verified.sentAtMs).toBe(each.reading === 'token-header' ? undefined : nowMs);
  },
);

test.each(cases)(
  'a webhook proven by $reading, $form, with another secret than $secret, is rejected',
  async (each) => {
    const webhook = await sent(each.reading, each.form, 'another');
    const verified = verifyWebhook(webhook, { secret: each.secret, clock });
    await expect(verified).rejects.toMatchObject({ name: 'WebhookError', code: 'unproven' });
    await expect(verified).rejects.not.toThrow(each.secret);
  },
);

test('both secrets are accepted during a rotation', async () => {
  const webhook = await sent('timestamped-signature', 'bare-contact', 'old');
  expect(await verifyWebhook(webhook, { secret: ['new', 'old'], clock })).toMatchObject({ contact });
});

test.each(readings.slice(1))('a body with any byte changed fails the proof %s', async (reading) => {
  const webhook = await sent(reading, 'bare-contact', 'secret');
  await fc.assert(
    fc.asyncProperty(fc.nat(webhook.body.length - 1), fc.string({ minLength: 1 }), async (at, text) => {
      const body = webhook.body.slice(0, at) + text + webhook.body.slice(at + 1);
      fc.pre(body !== webhook.body);
      await expect(verifyWebhook({ ...webhook, body }, { secret: 'secret', clock })).rejects.toThrow(
        WebhookError,
      );
    }),
    { numRuns: 50 },
  );
});

test.each([
  ['from six minutes ago', -360_000, 'too-old'],
  ['from four minutes ago', -240_000, undefined],
  ['from six minutes ahead', 360_000, 'too-old'],
])('a signature %s is accepted or rejected by its age', async (_, movedMs, code) => {
  for (const reading of readings.slice(1)) {
    const webhook = await sent(reading, 'bare-contact', 'secret');
    const verified = verifyWebhook(webhook, { secret: 'secret', clock: { now: () => nowMs - movedMs } });
    if (code === undefined) expect(await verified).toMatchObject({ contact });
    else await expect(verified).rejects.toMatchObject({ code });
  }
});

test.each<[string, Record<string, string | string[]>]>([
  ['nothing', {}],
  ['an empty token', { 'X-Webhook-Token': '' }],
  ['two tokens', { 'X-Webhook-Token': ['secret', 'secret'] }],
  ['a signature without a time', { 'X-Webhook-Signature': `v1=${'0'.repeat(64)}` }],
  ['two times', { 'X-Webhook-Signature': `t=1768366800,t=1768366800,v1=${'0'.repeat(64)}` }],
  ['a signature that is none', { 'X-Webhook-Signature': 't=1768366800,v1=zz' }],
  ['an empty signature', { 'X-Webhook-Signature': 't=1768366800,v1=' }],
  [
    'another version',
    { 'webhook-id': 'e', 'webhook-timestamp': '1768366800', 'webhook-signature': 'v2,AAAA' },
  ],
  ['a time that is none', { 'webhook-id': 'e', 'webhook-timestamp': '1e9', 'webhook-signature': 'v1,AAAA' }],
  ['a token beside a wrong signature', { 'X-Webhook-Token': 'secret', 'webhook-signature': 'v1,AAAA' }],
])('%s proves nothing', async (_, headers) => {
  const webhook = { headers, body: JSON.stringify(contact) };
  await expect(verifyWebhook(webhook, { secret: 'secret', clock })).rejects.toMatchObject({
    code: 'unproven',
  });
});

test('an empty secret and an empty key are rejected', async () => {
  for (const secret of ['', [], 'whsec_', 'whsec_*'] as const) {
    const webhook = await sent('timestamped-signature', 'bare-contact', 'x');
    const signed = {
      'webhook-id': 'e',
      'webhook-timestamp': String(nowMs / 1000),
      'webhook-signature': 'v1,AAAA',
    };
    await expect(verifyWebhook(webhook, { secret, clock })).rejects.toThrow(WebhookError);
    await expect(verifyWebhook({ ...webhook, headers: signed }, { secret, clock })).rejects.toThrow(
      WebhookError,
    );
  }
});

test('if a proof is configured, only that one counts', async () => {
  const webhook = await sent('token-header', 'bare-contact', 'secret');
  const verified = verifyWebhook(webhook, { secret: 'secret', clock, proof: 'standard-webhooks' });
  await expect(verified).rejects.toMatchObject({ code: 'unproven' });
});

test('what the library of Standard Webhooks signs is accepted, also among several signatures', async () => {
  const key = new Webhook(secrets[0] ?? '');
  const body = JSON.stringify(contact);
  const headers = new Headers({
    'webhook-id': 'evt_9',
    'webhook-timestamp': String(nowMs / 1000),
    'webhook-signature': `v1,AAAA v1a,BBBB ${key.sign('evt_9', new Date(nowMs), body)}`,
  });
  const verified = await verifyWebhook(
    { headers, body: Buffer.from(body) },
    { secret: secrets[0] ?? '', clock },
  );
  expect(verified).toMatchObject({ eventId: 'evt_9', contact });
});

test.each(['', 'null', '[]', '{}', '{"type":"contact.changed","data":{}}', '\u0000'])(
  'a proven body of %j is malformed',
  async (body) => {
    const webhook = { headers: { 'x-webhook-token': 'secret' }, body };
    await expect(verifyWebhook(webhook, { secret: 'secret' })).rejects.toMatchObject({ code: 'malformed' });
  },
);
