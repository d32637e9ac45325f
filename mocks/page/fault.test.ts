import { afterAll, expect, test } from 'vitest';
import { createMock } from '../host/mock.js';
import { type FaultFields, faultOf, faultText, isKind, kinds } from './fault.js';

const mock = await createMock({ people: 5 });
afterAll(() => mock.close());
const plain = { on: 'all', times: '', probability: '', credential: '', afterWork: false };
const ofKind = (kind: FaultFields['kind'], more: Partial<FaultFields> = {}) =>
  faultOf({ kind, value: kinds[kind].usual ?? '', ...plain, ...more });

test.each(Object.keys(kinds).filter(isKind))(
  'the mock accepts the fault %s as the form offers it',
  async (kind) => {
    const on = kinds[kind].name.includes('webhook') ? 'webhooks' : 'find';
    const set = await mock.control.faults.add(ofKind(kind, { on }));
    expect(faultText(set)).toMatch(new RegExp(`^${on}: ${kind}`));
  },
);

test('only fields that are filled in are sent', () => {
  expect(
    ofKind('status', {
      on: ' find ',
      times: '2',
      probability: '0.5',
      credential: 'sa_demo',
      afterWork: true,
    }),
  ).toEqual({
    on: 'find',
    status: 503,
    times: 2,
    probability: 0.5,
    credential: 'sa_demo',
    afterWork: true,
  });
  expect(ofKind('reset', { on: '' })).toEqual({ reset: true });
});

test('the mock refuses an invalid number instead of replacing it', async () => {
  for (const fields of [{ value: '' }, { value: 'many' }, { times: 'x' }]) {
    const sent = JSON.parse(JSON.stringify(ofKind('status', fields)));
    await expect(mock.control.faults.add(sent)).rejects.toThrow(/null/);
  }
});

test('a fault is described on one line', () => {
  const fault = { id: 'flt_1', on: 'find', latency: { ms: 5 }, afterWork: true, times: 2, met: 3, struck: 1 };
  expect(faultText(fault)).toBe('find: latency {"ms":5}, afterWork, times 2');
});
