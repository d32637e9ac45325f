import { expect, test } from 'vitest';
import { fakeContext } from '../../../../fixtures/fakes/fake-context.js';
import type { OperationId } from '../../../../generated/operations.js';
import { isObject } from '../../../target/json.js';
import { signIns } from './sign-ins.js';

test.each([
  ['body', true],
  ['cookie', true],
  ['body', false],
  ['cookie', false],
])(
  'a refresh token in the %s is refused: a failure, unless it was sent again as no answer came',
  async (carrier, isLost) => {
    const way = signIns.find(({ id }) => id === `session/refresh-by-${carrier}`);
    const context = fakeContext({
      find: () => ({ status: 401 }),
      session: ({ json }) =>
        isObject(json) && json['grantType'] === 'refreshToken'
          ? { status: 401 }
          : { status: 200, body: { accessToken: 'some-token' }, cookies: ['refreshToken=abc; HttpOnly'] },
    });
    const lost: OperationId[] = [];
    const outcomes = await way?.perform(null, {
      ...context,
      session: async (request) => {
        if (isLost) lost.push('createSession');
        return context.session(request);
      },
      lost: () => lost,
    });
    expect(outcomes?.map(({ finding }) => finding.violations.length > 0)).toEqual([!isLost]);
  },
);
