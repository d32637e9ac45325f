import { expect, test } from 'vitest';
import { fakeContext } from '../../../../fixtures/fakes/fake-context.js';
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
    let resent = 0;
    const outcomes = await way.perform(null, {
      ...context,
      session: async (request) => {
        if (isLost) resent += 1;
        return context.session(request);
      },
      resent: () => resent,
    });
    expect(outcomes.map(({ finding }) => finding.violations.length > 0)).toEqual([!isLost]);
  },
);
