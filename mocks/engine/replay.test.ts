import { expect, test } from 'vitest';
import { type Caller, startService } from '../../fixtures/calls.js';
import { memoryStore } from '../state/memory-store.js';
import { replayed } from './answer.js';
import { profileOf } from './handler.js';

const replays = { 'errors.idempotency-key': 'replayed' } as const;
const headers = { 'Idempotency-Key': 'one' };
const create = (caller: Caller, more: Readonly<Record<string, string>> = headers) =>
  caller.call('createLedger', { body: { name: 'Twice' }, headers: more });

test('the same call with the same key gets the same response, and has no further effect', async () => {
  const { as } = await startService({ profile: replays });
  const [first, second] = await Promise.all([create(as.editor), create(as.editor)]);
  expect([first.status, second.body]).toEqual([201, first.body]);
  expect((await as.editor.call('getLedgers')).text.match(/Twice/g)).toHaveLength(1);

  const others = [create(as.editor, { 'Idempotency-Key': 'other' }), create(as.admin), create(as.editor, {})];
  const ids = (await Promise.all(others)).map(({ text }) => text);
  expect(new Set([first.text, ...ids]).size).toBe(4);
});

test('two calls at once whose response is a stream get a whole one each', async () => {
  const { mock, as } = await startService({ profile: replays });
  const ids = mock.people.slice(0, 300).flatMap(({ id }) => id ?? []);
  const lookup = () => as.key.call('lookupPeople', { body: { ids }, headers });
  const [first, second] = await Promise.all([lookup(), lookup()]);
  expect(first.text.match(/"created_at"/g)).toHaveLength(ids.length);
  expect(second.text).toBe(first.text);
});

test('a refused call is tried again, and a caller without permission is refused despite the key', async () => {
  const { as } = await startService({ profile: replays });
  expect((await as.editor.call('createLedger', { body: { name: '' }, headers })).status).toBe(400);
  expect((await create(as.editor)).status).toBe(201);
  expect((await create(as.viewer)).status).toBe(403);
});

test('the key is ignored if the profile replays nothing', async () => {
  const { as } = await startService();
  const [first, second] = [await create(as.editor), await create(as.editor)];
  expect(second.text).not.toBe(first.text);
});

test('a mock that continues from a saved world replays earlier responses, and continues its counters', async () => {
  const { mock, as, withToken, clock } = await startService({ profile: replays });
  const { clientId, clientSecret } = mock.credentials.editor;
  const signIn = { grantType: 'clientCredentials', clientId, clientSecret };
  const { accessToken = '' } = (await as.anonymous.call('createSession', { body: signIn })).body;
  const first = await create(withToken(accessToken));
  const saved = JSON.parse(JSON.stringify(await mock.save()));
  const next = await withToken(accessToken).call('getLedgers');
  const elsewhere = await startService({ profile: replays, clock });
  await elsewhere.mock.restore(saved);
  const again = elsewhere.withToken(accessToken);
  const listed = await again.call('getLedgers');
  const requestId = (answer: typeof listed) => answer.headers.get('x-request-id');
  expect([listed.text, requestId(listed)]).toEqual([next.text, requestId(next)]);
  expect((await create(again)).text).toBe(first.text);
});

test('ten thousand responses are kept, and the oldest is dropped for the next one', async () => {
  const world = { store: memoryStore(), profile: profileOf(replays) };
  const answerOf = async (key: number, credits: number) => {
    const inbound = { method: 'POST', target: '/', header: () => String(key) };
    const perform = async () => ({ status: 204, body: undefined, credits }) as const;
    const came = await replayed(inbound, { kind: 'user', id: 'usr' }, world, perform);
    return 'credits' in came ? came.credits : undefined;
  };
  for (let key = 0; key <= 10_000; key += 1) await answerOf(key, key);
  expect(await Promise.all([answerOf(1, -1), answerOf(10_000, -1)])).toEqual([1, 10_000]);
  expect(await answerOf(0, -1)).toBe(-1);
});
