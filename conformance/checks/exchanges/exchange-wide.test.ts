import { expect, test } from 'vitest';
import { type Differences, specimen, type Verdict, verdictOf } from '../../../fixtures/fakes/specimen.js';
import { exchangeWideJudges } from './exchange-wide.js';

const session = (url: string): Differences => ({ operation: 'createSession', credential: 'none', url });

test.each<[rule: keyof typeof exchangeWideJudges, differences: Differences, verdict: Verdict]>([
  ['version.v1-people', {}, 'holds'],
  ['version.v1-people', { url: 'http://127.0.0.1:4010/v1/org%2F1/find' }, 'holds'],
  ['version.v1-people', { url: 'https://people.example/v2/org-1/find' }, 'broken'],
  ['version.v1-people', { url: 'https://people.example/v1/people/org-1/find' }, 'broken'],
  ['version.v1-people', { url: 'https://people.example/org-1/find' }, 'broken'],
  ['version.v1-people', { url: 'https://people.example/v2/org-1/find', status: 404 }, 'silent'],
  ['version.v1-people', { url: 'https://people.example/v1/../v2/org-1/find' }, 'silent'],
  ['version.v1-people', { url: 'https://people.example/v2/find', org: 'missing' }, 'silent'],
  [
    'version.v1-people',
    { url: 'https://people.example/v2/org-1/find', investigation: 'other-version' },
    'silent',
  ],
  ['version.v1-people', session('https://id.example/v2/session'), 'silent'],
  ['version.v1-identity', session('https://id.example/v1/session'), 'holds'],
  ['version.v1-identity', session('https://id.example/identity/session'), 'broken'],
  ['version.v1-identity', { ...session('https://id.example/v2/session'), status: 401 }, 'silent'],
  ['version.v1-identity', {}, 'silent'],
])('%s: %j', (rule, differences, verdict) => {
  expect(verdictOf(exchangeWideJudges[rule](specimen(differences)))).toBe(verdict);
});
