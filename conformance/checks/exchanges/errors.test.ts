import { expect, test } from 'vitest';
import { type Differences, specimen, type Verdict, verdictOf } from '../../../fixtures/fakes/specimen.js';
import { errorJudges } from './errors.js';

const refused = { status: 400, answer: { error: 'invalid' } };
const session: Differences = {
  operation: 'createSession',
  credential: 'none',
  url: 'https://id.example/identity/v1/session',
};
const broken = { text: '{"matches":[' };

test.each<[rule: keyof typeof errorJudges, what: string, differences: Differences, verdict: Verdict]>([
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
  ['error.no-5xx-on-bad-input', 'refused', { body: {}, ...refused }, 'holds'],
  ['error.no-5xx-on-bad-input', 'failed', { body: {}, status: 500 }, 'broken'],
  ['error.no-5xx-on-bad-input', 'malformed, failed', { ...broken, status: 502 }, 'broken'],
  ['error.no-5xx-on-bad-input', 'overloaded', { body: {}, status: 503 }, 'silent'],
  ['error.no-5xx-on-bad-input', 'valid, failed', { status: 500 }, 'silent'],
  [
    'error.no-5xx-on-bad-input',
    'a sign-in, failed',
    { ...session, body: { grantType: 'x' }, status: 500 },
    'broken',
  ],
  ['error.body-json', 'JSON', refused, 'holds'],
  ['error.body-json', 'a page', { status: 404, answerText: '<html>' }, 'broken'],
  ['error.body-json', 'payment', { status: 402, answerText: '' }, 'silent'],
  ['error.body-json', 'answered', { answerText: 'x' }, 'silent'],
  ['error.no-stack', 'a message', refused, 'holds'],
  [
    'error.no-stack',
    'a trace',
    { status: 500, answerText: 'Error: x\n    at find (/app/find.js:3:7)' },
    'broken',
  ],
  ['error.no-stack', 'a query', { status: 400, answer: { error: 'SELECT id FROM people' } }, 'broken'],
  [
    'error.no-stack',
    'a path',
    { status: 400, answer: { error: 'open /var/lib/people: no such file' } },
    'broken',
  ],
  ['error.no-stack', 'nothing', { status: 400, answerText: '' }, 'silent'],
])('%s: %s', (rule, _, differences, verdict) => {
  expect(verdictOf(errorJudges[rule](specimen(differences)))).toBe(verdict);
});
