import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readOverlay } from '../../conformance/target/wire/overlay.js';
import { start } from '../../fixtures/services/started.js';
import { runInProcess } from '../mutants/matrix/in-process.js';
import { banner, readyLine } from './banner.js';
import type { MockOptions } from './mock.js';

const overlay = join(import.meta.dirname, '../../fixtures/forms/drafts.yaml');

async function drafting(options: MockOptions = {}) {
  const mock = await start({ overlay, ...options });
  const call = (method: string, headers: Record<string, string> = {}, body?: string, org = mock.org) =>
    mock.fetch(
      new Request(`${mock.urls.people}/${org}/exports`, {
        method,
        headers: { 'Content-Type': 'application/json', ...headers },
        ...(body === undefined ? {} : { body }),
      }),
    );
  return { mock, call, key: { Authorization: `Bearer ${mock.apiKey}` } };
}

const csv = '{"format":"csv"}';

describe('a draft', () => {
  test('is answered from its example, with a header that marks it as a draft', async () => {
    const { call, key } = await drafting();
    const answer = await call('POST', key, csv);
    expect([answer.status, await answer.json()]).toEqual([202, { id: 'exp_1', state: 'begun' }]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-lifecycle': 'draft',
      'x-job': 'job_1',
      'content-type': 'application/json',
      'x-request-id': expect.any(String),
    });
  });

  test('returns the answer that the caller prefers', async () => {
    const { call, key } = await drafting();
    const named = await call('POST', { ...key, Prefer: 'example=queued' }, csv);
    expect(await named.json()).toEqual({ id: 'exp_2', state: 'queued' });
    const busy = await call('POST', { ...key, Prefer: 'code=409' }, csv);
    expect([busy.status, await busy.json()]).toEqual([409, { error: 'busy' }]);
    const none = await call('POST', { ...key, Prefer: 'code=418' }, csv);
    expect([none.status, none.headers.get('content-type')]).toEqual([404, 'application/problem+json']);
  });

  test('refuses a caller without a credential or the role, like every operation', async () => {
    const { mock, call, key } = await drafting();
    const without = await call('POST', {}, csv);
    expect([without.status, without.headers.get('x-lifecycle')]).toEqual([401, 'draft']);
    expect((await call('POST', key, csv, mock.otherOrg)).status).toBe(403);
  });

  test('needs no credential, id or role if it declares none', async () => {
    const { call } = await drafting();
    const answer = await call('GET');
    expect([answer.status, await answer.json()]).toEqual([200, []]);
    const head = await call('HEAD');
    expect([head.status, head.headers.get('x-lifecycle'), await head.text()]).toEqual([200, 'draft', '']);
  });

  test.each([
    ['{"format":"pdf"}', 'format'],
    ['{}', 'format'],
    ['{', 'not JSON'],
  ])('refuses the body %s like other operations', async (body, told) => {
    const { call, key } = await drafting();
    const answer = await call('POST', key, body);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({ error: 'invalid_request', message: expect.stringContaining(told) }),
    ]);
    const strict = await drafting({ profile: { 'errors.request-invalid': 'rejected-422' } });
    if (body === '{}') expect((await strict.call('POST', strict.key, body)).status).toBe(422);
  });

  test('is listed by the mock, the banner and the JSON line', async () => {
    const { mock } = await drafting();
    const drafts = ['GET /people/v1/{org_id}/exports', 'POST /people/v1/{org_id}/exports'];
    expect(mock.drafts).toEqual(drafts);
    expect(await banner(mock, {})).toContain(`drafts        ${drafts[0]}`);
    expect(JSON.parse(await readyLine(mock))).toMatchObject({ drafts });
  });
});

test('the kit neither calls nor judges a draft', { timeout: 60_000 }, async () => {
  const paths: string[] = [];

  const report = await runInProcess(
    { overlay, people: 100, onExchange: ({ path }) => paths.push(path) },
    { forms: readOverlay(overlay), safety: 'own-resources', budget: 200, thorough: false },
  );
  expect(paths.length).toBeGreaterThan(50);
  expect([report.verdict, paths.filter((path) => path.includes('export'))]).toEqual(['conformant', []]);
  expect(JSON.stringify(report)).not.toContain('xport');
});

test('a mock without drafts does not mention any', async () => {
  const mock = await start();
  expect(mock.drafts).toEqual([]);
  expect(await readyLine(mock)).not.toContain('drafts');
  expect(await banner(mock, {})).not.toContain('drafts');
});
