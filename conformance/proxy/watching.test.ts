import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { accused, judged } from '../../fixtures/recorded-run.js';
import { temporaryFolder } from '../../fixtures/temporary-folder.js';
import { createMock, type MockOptions } from '../../mocks/host/mock.js';
import { createWatch, type PassedCall, type WatchOptions } from './watching.js';

/** Judges the calls of a client that finds John Smith twice, and then is refused. */
async function watched(mocked: MockOptions, options: Partial<WatchOptions> = {}) {
  const mock = await createMock({ people: 200, ...mocked });
  const { people, identity, ledger, billing } = mock.urls;
  const target = {
    peopleUrl: people,
    identityUrl: identity,
    ledgerUrl: ledger,
    billingUrl: billing,
    org: '',
  };
  const watch = await createWatch({
    target,
    org: undefined,
    overlay: undefined,
    rules: undefined,
    raw: false,
    record: undefined,
    ...options,
  });
  const call = async (token: string, body: unknown): Promise<PassedCall> => {
    const url = `${people}/${mock.org}/find`;
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const sent = JSON.stringify(body);
    const answer = await mock.fetch(url, { method: 'POST', headers, body: sent });
    return {
      method: 'POST',
      url,
      requestHeaders: Object.entries(headers).flat(),
      requestBody: new TextEncoder().encode(sent),
      status: answer.status,
      responseHeaders: [...answer.headers].flat(),
      responseBody: new Uint8Array(await answer.arrayBuffer()),
      sentAt: Date.now(),
      receivedAt: Date.now(),
    };
  };
  const lookup = { fields: [{ field_name: 'name', search_term: 'John Smith' }] };
  const first = watch.see(await call(mock.apiKey, { matches: [lookup], size: 1 }));
  const again = watch.see(await call(mock.apiKey, { matches: [lookup], size: 1 }));
  watch.see(await call('a-token-that-nobody-has', { matches: [lookup] }));
  const { report } = await watch.end(new Map([['aborted by the client', 2]]));
  await mock.close();
  return { first, again, report };
}

test('a service that keeps the rules is conformant, and calls that could not be judged are counted', async () => {
  const { report } = await watched({});
  expect([report.verdict, report.requests]).toEqual(['conformant', 3]);
  expect(report.reason).toBe('2 of 5 calls are aborted by the client');
});

test('a broken rule is reported when it is first broken, and in the report', async () => {
  const { first, again, report } = await watched({ mutant: 'find.at-most-size' });
  expect(first).toEqual([
    { rule: 'find.at-most-size', method: 'POST', path: expect.any(String), status: 200 },
  ]);
  expect(again).toEqual([]);
  expect(accused(report).failed).toEqual(['find.at-most-size']);
});

test('the recording contains no name, and is judged in the same way', async () => {
  const record = join(temporaryFolder(), 'traffic.ndjson');
  await watched({ mutant: 'find.at-most-size' }, { record });
  expect(await readFile(record, 'utf8')).not.toMatch(/Smith|pdk_demo_key/);
  expect(accused(await judged([record])).failed).toEqual(['find.at-most-size']);
});
