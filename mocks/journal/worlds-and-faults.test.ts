import { expect, test } from 'vitest';
import { overHttp, plainClient } from '../../fixtures/services/plain-client.js';
import { start } from '../../fixtures/services/started.js';

test('each world has its own journal, which does not show its own secrets', async () => {
  const mock = await start({ port: 0 });
  const other = await mock.worlds.create({ id: 'other' });
  const client = plainClient(other, overHttp(mock));
  await plainClient(mock, overHttp(mock)).find({ matches: [], size: 1 });
  await client.find({ matches: [], size: 2 });
  const { clientId, clientSecret } = other;
  await client.session({ grantType: 'clientCredentials', clientId, clientSecret, note: clientSecret });
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
  const client = port === undefined ? plainClient(mock) : plainClient(mock, overHttp(mock));
  const busy = await mock.control.faults.add({ on: 'find', status: 503, times: 1 });
  const broken = await mock.control.faults.add({ on: 'find', reset: true, times: 1 });
  await client.find({ matches: [], size: 3 });
  await client.find({ matches: [], size: 3 }).catch(() => undefined);
  await client.find({ matches: [], size: 3 });
  await mock.journal.verify([{ filter: { operation: 'find', org: mock.org, body: { size: 3 } }, times: 3 }]);
  const shown = await mock.journal.list();
  expect(shown.map(({ response, faults }) => [response.status, faults])).toEqual([
    [503, [busy.id]],
    [0, [broken.id]],
    [200, undefined],
  ]);
  expect((await mock.journal.toHar()).log.entries).toHaveLength(3);
});
