import { expect, test } from 'vitest';
import { runWith } from '../../../../fixtures/broken.js';
import { failuresOf } from '../../../../fixtures/reports.js';

const rule = 'auth.every-op-needs-credential';

test.each([
  ['identity', 'null', [rule]],
  ['identity', '{}', [rule]],
  ['ledger', '[]', [rule]],
  ['identity', '<!doctype html><p>Welcome', []],
])('a whole %s interface that responds to every request with %s breaks %j', async (owner, text, broken) => {
  const isMeant = (url: string) => url.includes(`/${owner}/v1`) && !url.endsWith('/session');
  const headers = { 'content-type': text.startsWith('<') ? 'text/html' : 'application/json' };
  const report = await runWith(({ url }) => (isMeant(url) ? { text, headers } : undefined), {
    safety: 'own-resources',
    rules: (one) => one === rule,
  });
  expect(failuresOf(report).map((failure) => failure.split(':')[0])).toEqual(broken);
});
