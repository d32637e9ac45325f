import { describe, expect, test } from 'vitest';
import { fakeService } from '../../fixtures/services/fake-service.js';
import { operations } from '../../generated/operations.js';
import { manualClock } from '../state/clock.js';
import { profileOf } from './handler.js';
import { type RefusalReason, refuse } from './refusal.js';
import { reshaped } from './reshape.js';

test('a record with a list is not mistaken for a list', () => {
  const user = { id: 'usr_1', name: 'Ada', roles: ['viewer'] };
  expect(reshaped(operations.getUser, user, profileOf({ 'list.envelope': 'bare' }))).toEqual(user);
});

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
