import { expect, onTestFinished, test } from 'vitest';
import { overHttp, plainClient } from '../../fixtures/services/plain-client.js';
import type { MockOptions } from './mock.js';
import { readOptions } from './options.js';
import { startMock } from './start.js';

async function started(options: MockOptions = {}) {
  const { mock, running } = await startMock(await readOptions({ people: 50, ...options }));
  onTestFinished(() => mock.close());
  const { find } = plainClient(mock, overHttp(mock));
  return { mock, running, find };
}

test('a mock that adopts other readings answers and delivers by them, and repeats no request id', async () => {
  const { running, find } = await started({ port: 0 });
  const before = await find();
  await running.adopt({
    readings: { 'transport.delivery': 'connection-close', 'transport.version-header': 'on' },
  });
  const after = await find();
  expect([before.headers.get('connection'), after.headers.get('connection')]).toEqual([
    'keep-alive',
    'close',
  ]);
  expect([before.headers.get('x-api-version'), after.headers.get('x-api-version')]).toEqual([null, '1.0']);
  expect(after.headers.get('x-request-id')).not.toBe(before.headers.get('x-request-id'));
});

test('readings set while a mock runs override those adopted later, and a reset returns to the adopted ones', async () => {
  const { mock, running } = await started();
  const status = async () =>
    (await mock.fetch(`/people/v1/${mock.org}/find`, { method: 'POST', body: '{}' })).status;
  await mock.control.readings.set({ 'errors.no-credential': 'rejected-403' });
  await running.adopt({ readings: { 'errors.body': 'empty' } });
  expect(await status()).toBe(403);
  await mock.control.readings.reset();
  expect(await status()).toBe(401);
  const changed = (await mock.control.readings.list()).filter(({ reading, start }) => reading !== start);
  expect([changed, running.startReadings()['errors.body']]).toEqual([[], 'empty']);
});
