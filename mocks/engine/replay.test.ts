import { expect, test } from 'vitest';
import { type Caller, startService } from '../../fixtures/calls.js';

const profile = { 'errors.idempotency-key': 'replayed' } as const;
const headers = { 'Idempotency-Key': 'one' };
const create = (caller: Caller, more: Readonly<Record<string, string>> = headers) =>
  caller.call('createLedger', { body: { name: 'Twice' }, headers: more });

test('the same call with the same key is answered as before, and has no effect of its own', async () => {
  const { as } = await startService({ profile });
  const [first, second] = await Promise.all([create(as.editor), create(as.editor)]);
  expect([first.status, second.body]).toEqual([201, first.body]);
  expect((await as.editor.call('getLedgers')).text.match(/Twice/g)).toHaveLength(1);

  const others = [create(as.editor, { 'Idempotency-Key': 'other' }), create(as.admin), create(as.editor, {})];
  const ids = (await Promise.all(others)).map(({ text }) => text);
  expect(new Set([first.text, ...ids]).size).toBe(4);
});

test('what was refused is tried again, also by whoever lost the credential', async () => {
  const { as } = await startService({ profile });
  expect((await as.editor.call('createLedger', { body: { name: '' }, headers })).status).toBe(400);
  expect((await create(as.editor)).status).toBe(201);
  expect((await create(as.viewer)).status).toBe(403);
});

test('the key is ignored where nothing is replayed', async () => {
  const { as } = await startService();
  const [first, second] = [await create(as.editor), await create(as.editor)];
  expect(second.text).not.toBe(first.text);
});
