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

test('a Standard Webhooks signature verifies with their library, and only for this body', async () => {
  const headers = await proofs['standard-webhooks'](outgoing);
  const webhook = new Webhook(outgoing.secret);
  expect(webhook.verify(body, headers)).toEqual(JSON.parse(body));
  expect(() => webhook.verify(`${body} `, headers)).toThrow('No matching signature found');
});
