import { expect, test } from 'vitest';
import { type Differences, specimen, type Verdict, verdictOf } from '../../../fixtures/fakes/specimen.js';
import { exchangeWideJudges } from './exchange-wide.js';

const refused = { status: 400, answer: { error: 'invalid' } };
const session: Differences = {
  operation: 'createSession',
  credential: 'none',
  url: 'https://id.example/identity/v1/session',
};
const broken = { text: '{"matches":[' };

test.each<[rule: 'error.malformed-json', what: string, differences: Differences, verdict: Verdict]>([
  ['error.malformed-json', 'refused', { ...broken, ...refused }, 'holds'],
  ['error.malformed-json', 'answered', broken, 'broken'],
  ['error.malformed-json', 'answered otherwise', { ...broken, status: 204 }, 'broken'],
  ['error.malformed-json', 'expired meanwhile', { ...broken, status: 401 }, 'silent'],
  ['error.malformed-json', 'not admitted', { ...broken, credential: 'garbage' }, 'silent'],
  ['error.malformed-json', 'no JSON at all', { text: 'name=Ada' }, 'silent'],
  ['error.malformed-json', 'well-formed', {}, 'silent'],
  ['error.malformed-json', 'a sign-in, refused', { ...session, ...broken, ...refused }, 'holds'],
  ['error.malformed-json', 'a sign-in, answered', { ...session, ...broken }, 'broken'],
  [
    'error.malformed-json',
    'a form',
    { ...session, text: '{=', contentType: 'application/x-www-form-urlencoded' },
    'silent',
  ],
])('%s: %s', (rule, _, differences, verdict) => {
  expect(verdictOf(exchangeWideJudges[rule](specimen(differences)))).toBe(verdict);
});
