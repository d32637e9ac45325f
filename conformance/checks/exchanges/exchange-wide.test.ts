import { expect, test } from 'vitest';
import { type Differences, specimen, type Verdict, verdictOf } from '../../../fixtures/fakes/specimen.js';
import { throttlingJudges } from './throttling.js';
import { transportSecurityJudges } from './transport-security.js';

test.each<[what: string, differences: Differences, verdict: Verdict]>([
  ['429 with Retry-After', { status: 429, headers: { 'retry-after': '1' } }, 'holds'],
  ['429 without', { status: 429 }, 'broken'],
  ['503 with Retry-After', { status: 503, headers: { 'retry-after': '1' } }, 'broken'],
  ['an outage', { status: 503 }, 'silent'],
  ['an answer', {}, 'silent'],
])('throttling by %s', (_, differences, verdict) => {
  expect(verdictOf(throttlingJudges['limits.rate-429'](specimen(differences)))).toBe(verdict);
});

test.each<[url: string, verdict: Verdict]>([
  ['https://people.example/v1/org-1/find', 'holds'],
  ['http://people.example:8080/v1/org-1/find', 'broken'],
  ['http://127.0.0.1:4010/people/v1/org-1/find', 'silent'],
  ['http://[::1]:4010/people/v1/org-1/find', 'silent'],
  ['http://localhost:4010/people/v1/org-1/find', 'silent'],
  ['http://people-data.test/v1/org-1/find', 'silent'],
])('TLS at %s', (url, verdict) => {
  expect(verdictOf(transportSecurityJudges['security.tls'](specimen({ url })))).toBe(verdict);
});
