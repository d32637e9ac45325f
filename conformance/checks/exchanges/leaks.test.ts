import { expect, test } from 'vitest';
import { type Differences, specimen, type Verdict, verdictOf } from '../../../fixtures/fakes/specimen.js';
import { leakJudges } from './texts.js';

const secret = 'cs-4f"9 c+2/7';
const judge = leakJudges['error.no-secret-echo'].begin({
  secrets: () => [secret, 'Bearer', 'deleted', 'abc'],
});

test.each<[what: string, differences: Differences, verdict: Verdict]>([
  ['a refusal', { status: 401, answer: { error: 'Bearer abc is not known, or deleted' } }, 'holds'],
  ['in the body', { status: 401, answerText: `no ${secret}` }, 'broken'],
  ['in the body as JSON', { status: 500, answer: { error: `no ${secret}` } }, 'broken'],
  [
    'in an address',
    { status: 401, headers: { location: `/?token=${encodeURIComponent(secret)}` } },
    'broken',
  ],
  [
    'in the address that a redirect repeats',
    { status: 302, headers: { location: `/?token=${encodeURIComponent(secret)}` } },
    'silent',
  ],
  ['in a header', { status: 401, headers: { 'www-authenticate': `Bearer error="${secret}"` } }, 'broken'],
  ['in a cookie', { status: 401, answer: {}, headers: { 'set-cookie': `refresh=${secret}` } }, 'holds'],
  ['in a success', { status: 200, answerText: secret }, 'silent'],
])('%s', (_, differences, verdict) => {
  expect(verdictOf(judge(specimen(differences)))).toBe(verdict);
});

test('recognizes secrets that become known later, and reveals none', () => {
  const secrets: string[] = [];
  const later = leakJudges['error.no-secret-echo'].begin({ secrets: () => secrets });
  const exchange = specimen({ status: 400, answerText: secret });
  expect(verdictOf(later(exchange))).toBe('silent');
  secrets.push(secret);
  expect(verdictOf(later(exchange))).toBe('broken');
  expect(JSON.stringify(later(exchange))).not.toContain(secret.slice(0, 5));
});
