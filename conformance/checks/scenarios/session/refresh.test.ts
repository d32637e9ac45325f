import { expect, test } from 'vitest';
import { fakeContext } from '../../../../fixtures/fakes/fake-context.js';
import type { OperationId } from '../../../../generated/operations.js';
import { isObject } from '../../../target/json.js';
import { refreshes } from './refresh.js';

const [byBody, byCookie] = refreshes;

test.each([
  ['in the body', byBody, true],
  ['in the cookie', byCookie, true],
  ['in the body', byBody, false],
  ['in the cookie', byCookie, false],
])(
  'a refresh token %s is refused: a failure, unless it was sent again as no answer came',
  async (_, way, isLost) => {
    const context = fakeContext({
      find: () => ({ status: 401 }),
      session: ({ json }) =>
        isObject(json) && json['grantType'] === 'refreshToken'
          ? { status: 401 }
          : { status: 200, body: { accessToken: 'some-token' }, cookies: ['refreshToken=abc; HttpOnly'] },
    });
    const lost: OperationId[] = [];
    const outcomes = await way.perform(null, {
      ...context,
      session: async (request) => {
        if (isLost) lost.push('createSession');
        return context.session(request);
      },
      lost: () => lost,
    });
    expect(outcomes.map(({ finding }) => finding.violations.length > 0)).toEqual([!isLost]);
  },
);
