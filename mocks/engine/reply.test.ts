import { describe, expect, test } from 'vitest';
import { fakeService } from '../../fixtures/services/fake-service.js';
import { manualClock } from '../state/clock.js';
import { type RefusalReason, refuse } from './refusal.js';

const refusing = (reason: RefusalReason, field?: string) => async () =>
  refuse(reason, 'A <b>message</b>.', field === undefined ? {} : { field });

describe('the body of a refusal', () => {
  const field = 'matches[3].fields[0].field_name';
  const bodies = {
    'code-and-message': { error: 'invalid_request', message: 'A <b>message</b>.' },
    'problem-details': {
      type: 'about:blank',
      title: 'Bad Request',
      status: 400,
      detail: 'A <b>message</b>.',
      instance: '/people/v1/org_demo/find',
    },
    'status-and-error': { status: 400, error: { type: 'invalid_request', message: 'A <b>message</b>.' } },
    'detail-text': { detail: 'A <b>message</b>.' },
    'validation-list': {
      detail: [
        {
          loc: ['body', 'matches', 3, 'fields', 0, 'field_name'],
          msg: 'A <b>message</b>.',
          type: 'invalid_request',
        },
      ],
    },
  } as const;

  test.each(Object.entries(bodies))('under %s', async (reading, body) => {
    const profile = { 'errors.body': reading as keyof typeof bodies };
    const { find } = await fakeService({ profile, find: refusing('field-unknown', field) });
    const answer = await find();
    expect([answer.status, await answer.json()]).toEqual([400, body]);
    expect(answer.headers.get('content-type')).toBe('application/json');
  });

  test('is missing under empty', async () => {
    const { find } = await fakeService({
      profile: { 'errors.body': 'empty' },
      find: refusing('field-unknown'),
    });
    const answer = await find();
    expect([await answer.text(), answer.headers.get('content-type')]).toEqual(['', null]);
  });

  test('is a page under html, with the message escaped', async () => {
    const { find } = await fakeService({
      profile: { 'errors.body': 'html' },
      find: refusing('field-unknown'),
    });
    const answer = await find();
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await answer.text()).toContain('&lt;b&gt;message&lt;/b&gt;');
  });
});

test.each([
  ['rejected-402', 402, true],
  ['rejected-402-empty-body', 402, false],
  ['rejected-403', 403, true],
  ['rejected-429', 429, true],
] as const)('under %s a call without credit gets %i', async (reading, status, hasBody) => {
  const { find } = await fakeService({
    profile: { 'find.out-of-credit': reading },
    find: refusing('out-of-credit'),
  });
  const answer = await find();
  expect([answer.status, (await answer.text()) !== '', answer.headers.get('retry-after')]).toEqual([
    status,
    hasBody,
    null,
  ]);
});

test.each([
  ['json', 'application/json', 'application/json'],
  ['json-charset', 'application/json; charset=utf-8', 'application/json; charset=utf-8'],
  ['problem-json', 'application/json', 'application/problem+json'],
] as const)('the Content-Type under %s', async (reading, success, error) => {
  const { find } = await fakeService({ profile: { 'transport.content-type': reading } });
  expect((await find()).headers.get('content-type')).toBe(success);
  expect((await find({ body: '{' })).headers.get('content-type')).toBe(error);
});

describe('the request id', () => {
  const idOf = (answer: Response) => answer.headers.get('x-request-id');
  const withId = (id: string) => ({ headers: { 'X-Request-Id': id } });

  test('is the one of the client if it is well-formed, otherwise a new one each time', async () => {
    const { find, send } = await fakeService();
    expect(idOf(await find(withId('my-id.1')))).toBe('my-id.1');
    const made = [idOf(await find(withId('two words'))), idOf(await find(withId('x'.repeat(129))))];
    expect(made).toEqual([expect.stringMatching(/^req_\w+$/), expect.stringMatching(/^req_\w+$/)]);
    expect(new Set([...made, idOf(await find()), idOf(await send('/nowhere'))]).size).toBe(4);
  });

  test('is left out if the profile says so', async () => {
    const { find } = await fakeService({ profile: { 'transport.request-id': 'off' } });
    expect(idOf(await find(withId('mine')))).toBeNull();
  });
});

test('the API version is sent if the profile says so', async () => {
  const [off, on] = await Promise.all([
    fakeService(),
    fakeService({ profile: { 'transport.version-header': 'on' } }),
  ]);
  expect((await off.find()).headers.get('x-api-version')).toBeNull();
  expect((await on.find()).headers.get('x-api-version')).toBe('1.0');
});

test('the Date header follows the clock, 90 seconds ahead under a skewed clock', async () => {
  const clock = manualClock(Date.UTC(2026, 0, 14, 5, 23, 29, 900));
  const [exact, skewed] = await Promise.all([
    fakeService({ clock }),
    fakeService({ clock, profile: { 'session.lifetime': 'skewed-clock' } }),
  ]);
  expect((await exact.find()).headers.get('date')).toBe('Wed, 14 Jan 2026 05:23:29 GMT');
  expect((await skewed.find()).headers.get('date')).toBe('Wed, 14 Jan 2026 05:24:59 GMT');
  clock.advance(100);
  expect((await exact.find()).headers.get('date')).toBe('Wed, 14 Jan 2026 05:23:30 GMT');
});

describe('throttling', () => {
  test.each([
    ['rejected-429-retry-after-seconds', 429, '1'],
    ['rejected-429-retry-after-date', 429, 'Wed, 14 Jan 2026 05:23:31 GMT'],
    ['rejected-429-bare', 429, null],
    ['rejected-503', 503, '1'],
  ] as const)(
    'under %s refuses every tenth request of an organization once',
    async (reading, status, retryAfter) => {
      const clock = manualClock(Date.UTC(2026, 0, 14, 5, 23, 29, 900));
      const { find, signIn } = await fakeService({ clock, profile: { 'errors.rate-limit': reading } });
      const statuses: number[] = [];
      for (let i = 0; i < 9; i += 1) statuses.push((await find()).status);
      expect(new Set(statuses)).toEqual(new Set([200]));
      const tenth = await signIn({});
      expect([tenth.status, tenth.headers.get('retry-after')]).toEqual([status, retryAfter]);
      expect((await find()).status).toBe(200);
      expect((await find({}, 'org_empty')).status).toBe(200);
    },
  );

  test('is off by default', async () => {
    const { find } = await fakeService();
    for (let i = 0; i < 25; i += 1) expect((await find()).status).toBe(200);
  });
});
