import { expect, test } from 'vitest';
import { start } from '../../fixtures/services/started.js';
import type { MockWorld } from '../host/mock.js';

const find = (url: string, { apiKey }: MockWorld, size: number, send: typeof fetch) =>
  send(url, {
    method: 'POST',
    headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ matches: [], size }),
  });

test('each world has its own journal, which does not show its own secrets', async () => {
  const mock = await start({ port: 0 });
  const other = await mock.worlds.create({ id: 'other' });
  await find(`${mock.urls.people}/${mock.org}/find`, mock, 1, fetch);
  await find(`${mock.urls.people}/${other.org}/find`, other, 2, fetch);
  const grant = {
    grantType: 'clientCredentials',
    clientId: other.clientId,
    clientSecret: other.clientSecret,
  };
  await fetch(`${mock.urls.identity}/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...grant, note: other.clientSecret }),
  });
  expect((await mock.journal.list()).map(({ org }) => org)).toEqual(['org_demo']);
  const [found, signedIn] = await other.journal.list();
  expect([found?.request.body, found?.request.headers['content-type']]).toEqual([
    { matches: [], size: 2 },
    'application/json',
  ]);
  // The body of a sign-in determines which world it is for.
  expect([signedIn?.operation, signedIn?.response.status]).toEqual(['createSession', 200]);
  expect(signedIn?.request.headers['host']).toBeDefined();
  expect(JSON.stringify(await other.journal.toHar())).not.toContain(other.clientSecret);
});

test.each([
  ['over HTTP', 0],
  ['in process', undefined],
] as const)('a call with a fault is in the journal with what was sent, %s', async (_name, port) => {
  const mock = await start(port === undefined ? {} : { port });
  const send = port === undefined ? mock.fetch : fetch;
  const url = `${mock.urls.people}/${mock.org}/find`;
  const busy = await mock.control.faults.add({ on: 'find', status: 503, times: 1 });
  const broken = await mock.control.faults.add({ on: 'find', reset: true, times: 1 });
  await find(url, mock, 3, send);
  await find(url, mock, 3, send).catch(() => undefined);
  await find(url, mock, 3, send);
  await mock.journal.verify([{ filter: { operation: 'find', org: mock.org, body: { size: 3 } }, times: 3 }]);
  const shown = await mock.journal.list();
  expect(shown.map(({ response, faults }) => [response.status, faults])).toEqual([
    [503, [busy.id]],
    [0, [broken.id]],
    [200, undefined],
  ]);
  expect((await mock.journal.toHar()).log.entries).toHaveLength(3);
});
