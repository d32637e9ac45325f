import { expect, test } from 'vitest';
import { callsTo, runWith } from '../../fixtures/broken.js';
import { failuresOf } from '../../fixtures/reports.js';
import type { RuleId } from '../../generated/rules.js';

// answering.sweep.test.ts covers every operation and more kinds of outages.

test('an operation that always fails while others work breaks the rule by which it answers', async () => {
  const isIt = callsTo('previewFind');
  const rules = (one: RuleId) => one.startsWith('preview.');
  const report = await runWith((request) => (isIt(request) ? { status: 500 } : undefined), { rules });
  expect(report.rules.filter(({ verdict }) => verdict === 'fail').map(({ id }) => id)).toEqual([
    'preview.find-exists',
  ]);
});

test.each<[what: string, instead: { status: number; headers?: Record<string, string> }]>([
  ['not found', { status: 404 }],
  ['not implemented', { status: 501 }],
  ['not available', { status: 503 }],
  ['throttled by 503', { status: 503, headers: { 'retry-after': '1' } }],
])('an operation that is %s is not considered broken', async (_, instead) => {
  const isIt = callsTo('previewFind');
  const rules = (one: RuleId) => one.startsWith('preview.');
  const report = await runWith((request) => (isIt(request) ? instead : undefined), { rules });
  expect(report.rules.filter(({ verdict }) => verdict === 'fail')).toEqual([]);
});

test.each([500, 503])('a temporary outage with status %d fails no rule', async (status) => {
  const report = await runWith((_, number) => (number > 60 && number < 160 ? { status } : undefined));
  expect(report.rules.filter(({ verdict }) => verdict === 'fail')).toEqual([]);
});

const isSignIn = ({ url }: { readonly url: string }) => url.endsWith('/session');

test('a lost response to a sign-in costs that check, but not the run', async () => {
  const report = await runWith(
    (request, number) => {
      if (isSignIn(request) && number % 7 === 0) throw new Error('read ECONNRESET');
      return undefined;
    },
    { rules: (one) => one.startsWith('session.') },
  );
  expect(failuresOf(report)).toEqual([]);
  expect(report.verdict).toBe('conformant');
});

test('a target that temporarily signs no one in is reported as out of service, not as refusing the credentials', async () => {
  const report = await runWith(() => ({ status: 502 }));
  expect(report.verdict).toBe('proved-nothing');
  expect(report.reason).toMatch(/could not sign anybody in.* answered 502/);
  expect(report.reason).not.toContain('Check the client id');
});
