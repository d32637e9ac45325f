import { expect, test } from 'vitest';
import { decideGrant } from './create-session.js';

const both = { username: 'u', password: 'p' };

test.each([
  ['form-only', true, 'password'],
  ['always', true, 'password'],
  ['never', true, 'grant-missing'],
  ['form-only', false, 'grant-missing'],
  ['always', false, 'password'],
  ['never', false, 'grant-missing'],
] as const)(
  'under %s, username and password without grantType (form: %s) mean %s',
  (reading, isForm, meant) => {
    const decision = decideGrant(both, isForm, reading);
    expect('grant' in decision ? decision.grant : decision.refused).toBe(meant);
  },
);

test.each(['form-only', 'always', 'never'] as const)(
  'under %s, a body without both username and password is missing its grant',
  (reading) => {
    for (const body of [{ username: 'u' }, { password: 'p' }, { clientId: 'c', clientSecret: 's' }, {}]) {
      expect(decideGrant(body, true, reading)).toEqual({ refused: 'grant-missing' });
    }
  },
);

test('grantType values must match exactly', () => {
  for (const grantType of ['client_credentials', 'Password', 'refresh_token', '', 1, ['password']]) {
    expect(decideGrant({ ...both, grantType }, false, 'always')).toEqual({ refused: 'grant-unknown' });
  }
});

test('a form can only sign in by password', () => {
  expect(decideGrant({ grantType: 'password' }, true, 'never')).toEqual({ grant: 'password' });
  expect(decideGrant({ grantType: 'clientCredentials' }, true, 'always')).toEqual({
    refused: 'grant-unknown',
  });
  expect(decideGrant({ grantType: 'clientCredentials' }, false, 'never')).toEqual({
    grant: 'clientCredentials',
  });
});
