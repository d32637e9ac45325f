import { expect, test } from 'vitest';
import { runWithSecondUser } from '../../../../fixtures/with-second-user.js';
import type { Transport } from '../../../target/transport.js';

const shown = [
  'users.add',
  'users.update',
  'users.remove',
  'users.remove-keeps-account',
  'user.get',
  'user.reset-initiate',
];

/** Refuses to give access by email, as a service does that takes ids alone. */
const takesIdsAlone =
  (inner: Transport): Transport =>
  async (request) =>
    request.method === 'POST' && /"email"/.test(request.body ?? '') && /\/users$/.test(request.url)
      ? { status: 400, headers: {}, cookies: [], text: '' }
      : inner(request);

test.each([
  ['gives access by email', undefined],
  ['takes ids alone, so that the user is invited', takesIdsAlone],
])(
  'a second user shows what access does, without a control plane, on a service that %s',
  async (_, around) => {
    const { verdicts, kept } = await runWithSecondUser(['users', 'user'], {}, around);

    expect(shown.map((rule) => [rule, verdicts.get(rule)])).toEqual(shown.map((rule) => [rule, 'pass']));
    expect(verdicts.get('users.array')).toBe('skipped');
    expect(kept.join()).not.toMatch(/viewer|editor|admin/);
  },
);

test.each(['users.add', 'users.update', 'users.remove', 'users.remove-keeps-account', 'users.add-settings'])(
  'the mutant of %s fails it without a control plane',
  async (mutant) => {
    expect((await runWithSecondUser(['users'], { mutant })).verdicts.get(mutant)).toBe('fail');
  },
);
