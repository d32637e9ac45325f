import { expect, test } from 'vitest';
import { fakeContext } from '../../../../fixtures/fakes/fake-context.js';
import { expiryOf } from './expires-at.js';

test.each<[written: string, broken: string[]]>([
  ['2026-01-14T05:15:00.123456', []],
  ['2026-01-14T05:15:00.123', []],
  ['2026-01-14T05:15:00,123', []],
  ['2026-01-14T06:00:00.5', []],
  ['20260114T051500.5', []],
  ['2026-01-14T05:15:00', ['session.expires-iso']],
  ['2026-01-14 05:15:00.123', ['session.expires-iso']],
  ['1768367700', ['session.expires-iso']],
  ['2026-01-14T05:15:00.123Z', ['session.expires-no-zone']],
  ['2026-01-14T05:15:00.123+00:00', ['session.expires-no-zone']],
  ['2026-01-14T05:15:00.123-0500', ['session.expires-no-zone']],
  ['2026-01-14T05:15:00Z', ['session.expires-iso', 'session.expires-no-zone']],
  ['2026-01-13T17:15:00.123', ['session.lifetime-15m-or-1h']],
  ['2026-01-13T16:45:00.123', ['session.expires-future', 'session.lifetime-15m-or-1h']],
  ['2026-01-14T20:00:00.123', ['session.lifetime-15m-or-1h']],
  ['2026-01-15T05:00:00.123', ['session.lifetime-at-most-1h', 'session.lifetime-15m-or-1h']],
  ['2026-01-16T05:15:00.123', ['session.lifetime-at-most-1h', 'session.lifetime-15m-or-1h']],
  ['', ['session.expires-at']],
])('%j at 05:00 breaks %j', async (expiresAt, broken) => {
  const service = { find: () => ({ status: 401 }), session: () => ({ status: 200, body: { expiresAt } }) };
  const answer = await fakeContext(service).session({ json: {} });
  const violated = expiryOf(answer).filter(({ finding }) => finding.violations.length > 0);
  expect(violated.map(({ rule }) => rule)).toEqual(broken);
});
