import { EventEmitter, once } from 'node:events';
import { request } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { overHttp, plainClient } from '../../fixtures/services/plain-client.js';
import type { Mock } from '../host/mock.js';
import { readOptions } from '../host/options.js';
import { startMock } from '../host/start.js';
import type { Journal } from '../journal/journal.js';

const start = async () => {
  const { mock, running: inside } = await startMock(
    await readOptions({ people: 20, port: 0, controlPort: 0 }),
  );
  onTestFinished(() => mock.close());
  return { mock, inside };
};

const post = async (mock: Mock, path: string, body?: unknown, token = mock.controlToken) => {
  const answer = await fetch(mock.urls.control + path, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: Object(await answer.json()) };
};
const find = (mock: Mock, body: unknown) => plainClient(mock, overHttp(mock)).find(body);

test('the journal is the same over HTTP as in process', async () => {
  const { mock } = await start();
  await find(mock, { matches: [], size: 1 });
  await find(mock, { matches: [], size: 9 });
  const filter = { status: '4xx' };
  expect((await post(mock, '/journal/search', { filter })).body.entries).toEqual(
    await mock.journal.list(filter),
  );
  expect((await post(mock, '/journal/count', filter)).body).toEqual({ count: 1, dropped: 0 });
  expect((await post(mock, '/journal/count')).body).toEqual({ count: 2, dropped: 0 });
  expect((await post(mock, '/journal/har', filter)).body).toEqual(await mock.journal.toHar(filter));
  const headers = { Authorization: `Bearer ${mock.controlToken}` };
  const all = await fetch(`${mock.urls.control}/journal`, { headers });
  expect(await all.json()).toEqual({ entries: await mock.journal.list(), dropped: 0 });
  const cleared = await fetch(`${mock.urls.control}/journal`, { method: 'DELETE', headers });
  expect([cleared.status, await mock.journal.count()]).toEqual([204, 0]);
});

test('a failed verification is a 200 response that says what is missing', async () => {
  const { mock } = await start();
  await find(mock, { matches: [], size: 2 });
  const { status, body } = await post(mock, '/journal/verify', {
    expectations: [{ filter: { operation: 'find', body: { size: 1 } } }],
  });
  expect([status, body.passed, body.failures[0].nearest[0].differs]).toEqual([
    200,
    false,
    ['body.size is 2, not 1'],
  ]);
});

test('a waiting request is answered when the call arrives, or at the timeout', async () => {
  const { mock } = await start();
  const waited = post(mock, '/journal/wait', { filter: { operation: 'find' }, timeoutMs: 30_000 });
  await find(mock, { matches: [] });
  expect((await waited).body).toEqual({ isMet: true, count: 1 });
  const late = await post(mock, '/journal/wait', { filter: { operation: 'find' }, count: 2, timeoutMs: 5 });
  expect(late.body).toEqual({ isMet: false, count: 1, message: '1 of 2 calls came within 5 ms.' });
  expect(await post(mock, '/journal/wait', { timeoutMs: 30_001 })).toMatchObject({
    status: 400,
    body: { message: '`timeoutMs` is 30001; it must be at most 30000.' },
  });
});

test('waiting ends when the client disconnects', async () => {
  const { mock, inside } = await start();
  const steps = stepsOf(inside.journal);
  const waiting = request(`${mock.urls.control}/journal/wait`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${mock.controlToken}` },
  });
  waiting.on('error', () => undefined).end('{"timeoutMs":30000}');
  await once(steps, 'began');
  waiting.destroy();
  await once(steps, 'ended');
});

/** Emits an event when a wait for calls begins, and when it ends. */
function stepsOf(journal: Journal): EventEmitter {
  const steps = new EventEmitter();
  const watch = journal.watch.bind(journal);
  vi.spyOn(journal, 'watch').mockImplementation((onlooker) => {
    const unwatch = watch(onlooker);
    steps.emit('began');
    return () => {
      unwatch();
      steps.emit('ended');
    };
  });
  return steps;
}
