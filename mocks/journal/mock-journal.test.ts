import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { overHttp, plainClient } from '../../fixtures/services/plain-client.js';
import { start } from '../../fixtures/services/started.js';
import type { Mock } from '../host/mock.js';
import { manualClock } from '../state/clock.js';

/** The two ways in which a client calls a mock. */
const ways = [
  ['over HTTP', { port: 0 }, (mock: Mock) => overHttp(mock)],
  ['in process', {}, (mock: Mock) => mock.fetch],
] as const;

describe.each(ways)('%s', (_name, options, sendOf) => {
  test('a call and its response are in the journal as soon as the client has the response', async () => {
    const mock = await start({ ...options, clock: manualClock(Date.UTC(2026, 0, 14)) });
    const { find } = plainClient(mock, sendOf(mock));
    const answer = await find({ matches: [], size: 2 });
    const [entry, ...others] = await mock.journal.list();
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      id: 1,
      at: '2026-01-14T00:00:00.000Z',
      operation: 'find',
      method: 'POST',
      path: '/people/v1/org_demo/find',
      query: {},
      parameters: { org_id: 'org_demo' },
      org: 'org_demo',
      credential: { kind: 'api-key' },
      requestId: answer.headers.get('x-request-id'),
      request: {
        headers: { authorization: 'Bearer [redacted]', 'content-type': 'application/json' },
        body: { matches: [], size: 2 },
        length: 23,
      },
      response: { status: 200, headers: { 'Content-Type': 'application/json' }, body: { matches: [] } },
    });
    expect(Math.abs(Date.parse(entry?.wallAt ?? '') - Date.now())).toBeLessThan(60_000);
    expect(entry?.refusal).toBeUndefined();
  });

  test('a refused call shows the reason, and the body that the service did not read', async () => {
    const mock = await start(options);
    const { find } = plainClient(mock, sendOf(mock));
    await find({ matches: [], size: 3 }, 'nonsense');
    const [entry] = await mock.journal.list({ refusal: 'any', body: { size: 3 } });
    expect(entry?.refusal).toEqual({
      reason: 'credential-unknown',
      message: 'The credential is not known: create a session, or check the API key.',
      section: '4.1',
      rules: [expect.objectContaining({ id: 'auth.garbage', section: '5', basis: 'derived' })],
      question: expect.objectContaining({ id: 'errors.bad-credential', reading: 'rejected-401' }),
    });
    expect(entry?.credential).toBeUndefined();
  });

  test('a response that is written in chunks is complete', async () => {
    const mock = await start(options);
    const { call, signIn } = plainClient(mock, sendOf(mock));
    const ids = mock.people.map(({ id }) => id);
    const answer = await call(
      `${mock.urls.people}/${mock.org}/persons/lookup_by_ids`,
      { ids },
      await signIn(),
    );
    const body: unknown = await answer.json();
    const [entry] = await mock.journal.list({ operation: 'lookupPeople' });
    expect(entry?.response.status).toBe(200);
    if (entry?.response.cut)
      expect(JSON.stringify(body)).toContain(String(entry.response.body).slice(0, 1000));
    else expect(entry?.response.body).toEqual(body);
  });

  test('no secret is shown, wherever it was sent or returned', async () => {
    const mock = await start(options);
    const { call, find, signIn } = plainClient(mock, sendOf(mock));
    const token = await signIn();
    await signIn('not the secret');
    const key: unknown = await (
      await call(`${mock.urls.identity}/orgs/${mock.org}/apiKeys`, { name: 'A' }, token)
    ).json();
    const made = String(Object(key).key);
    expect(made.length).toBeGreaterThan(20);
    const password = 'a pass+word%2F of & mine';
    await call(
      `${mock.urls.identity}/session`,
      { grantType: 'password', username: 'a@b.example', password },
      '',
    );
    await call(
      `${mock.urls.people}/${mock.org}/find?access_token=${made}&why=${encodeURIComponent(password)}`,
      { note: password, pin: made, deep: [{ again: `it is ${token}` }], again: mock.password },
      made,
    );
    await find(`{"password":"${password}", not JSON`, token);
    await find(
      'clientSecret=demo-client-secret',
      Buffer.from(`sa_demo:${mock.clientSecret}`).toString('base64'),
    );
    const verdict = await mock.journal.verify([{ filter: { body: { note: 'else' } } }]).catch(String);
    const shown = JSON.stringify([await mock.journal.list(), await mock.journal.toHar(), verdict]);
    const secrets = [token, made, password, mock.clientSecret, mock.password, mock.apiKey, 'not the secret'];
    for (const secret of secrets) {
      for (const form of [
        secret,
        encodeURIComponent(secret),
        new URLSearchParams({ '': secret }).toString().slice(1),
      ]) {
        expect(shown).not.toContain(form);
      }
    }
    expect(shown).not.toContain(Buffer.from(`sa_demo:${mock.clientSecret}`).toString('base64'));
  });

  test('its HAR is valid by the schema of HAR 1.2', async () => {
    const mock = await start(options);
    const { call, find, signIn } = plainClient(mock, sendOf(mock));
    await find({ matches: [] }, await signIn());
    await call(`${mock.urls.people}//odd path?a=1&a=2&b=ü`, undefined, '', 'GET');
    const har = await mock.journal.toHar();
    expect(har.log.entries).toHaveLength(3);
    const ajv = harAjv();
    expect(ajv.validate('har.json#', har) || ajv.errors).toBe(true);
    expect(JSON.stringify(har.log.entries[2])).toContain('/people/v1//odd%20path?a=1&a=2&b=%C3%BC');
  });
});

/** The schema of HAR 1.2, which has one file per object. */
function harAjv(): Ajv {
  const require = createRequire(import.meta.url);
  const folder = dirname(require.resolve('har-schema'));
  // Its patterns are written for regular expressions without the flag u, and its formats add nothing to them.
  const ajv = new Ajv({ strict: false, unicodeRegExp: false, validateFormats: false });
  ajv.addMetaSchema(require('ajv/dist/refs/json-schema-draft-06.json'));
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return ajv.addSchema(files.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8'))));
}

describe('the journal', () => {
  test('is empty after a reset and after it was cleared', async () => {
    const mock = await start();
    const { find } = plainClient(mock);
    await find();
    await mock.reset();
    expect(await mock.journal.list()).toEqual([]);
    await find();
    expect((await mock.journal.list()).map(({ id }) => id)).toEqual([2]);
    await mock.journal.clear();
    expect(await mock.journal.count()).toBe(0);
  });

  test('truncates a long body, and says so', async () => {
    const mock = await start();
    const { find } = plainClient(mock);
    await find({ matches: [], note: 'x'.repeat(100_000) });
    const [entry] = await mock.journal.list();
    expect(entry?.request).toMatchObject({ cut: true, length: 100_024 });
    expect(String(entry?.request.body)).toHaveLength(65_536);
    await expect(mock.journal.verify([{ filter: { body: { note: 'x' } } }])).rejects.toThrow(
      'the body is longer than what is kept of it',
    );
  });

  test('is off with a limit of 0 bytes', async () => {
    const mock = await start({ journalBytes: 0 });
    await plainClient(mock).find();
    expect(await mock.journal.list()).toEqual([]);
  });

  test('does not delay a refusal until an endless body has arrived', async () => {
    const mock = await start();
    const endless = new ReadableStream({ pull: () => new Promise(() => {}) });
    const answer = await mock.fetch(`${mock.urls.people}/${mock.org}/find`, {
      method: 'POST',
      body: endless,
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(401);
  });
});
