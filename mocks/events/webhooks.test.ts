import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
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
