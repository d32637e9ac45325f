import { expect, test } from 'vitest';
import { fakeContext } from '../../../fixtures/fakes/fake-context.js';
import { honestService } from '../../../fixtures/fakes/honest-service.js';
import { perform } from '../../../fixtures/fakes/perform.js';
import { ruleIds } from '../../../generated/rules.js';
import { registry } from '../registry/registry.js';
import { investigations } from './catalogue.js';

/** Rules that only investigations judge. */
const outcomeRules = investigations
  .flatMap(({ rules }) => rules)
  .filter((rule) => registry[rule]?.judge === undefined);

const jwt = (serial: number) =>
  [{ alg: 'HS256' }, { sub: `caller ${serial}` }, 'a signature of some length']
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');

test('an honest service breaks no rule, and every rule of the catalogue is observed', async () => {
  const service = honestService({ token: jwt, lifetimeMs: 10_000 });
  const said = await perform(investigations, fakeContext(service), 4);
  const broken = ruleIds.filter((rule) => said.violated.has(rule));
  expect(broken).toEqual([]);
  expect(outcomeRules.filter((rule) => !said.observed.has(rule))).toEqual([]);
});

test.each([402, 429, 500, 503])(
  'a service that responds to everything with %i breaks no binding rule',
  async (status) => {
    const service = { find: () => ({ status }), session: () => ({ status }) };
    const said = await perform(investigations, fakeContext(service), 2);
    const broken = ruleIds.filter((rule) => said.violated.has(rule));
    expect(broken).toEqual([]);
  },
);

test('all investigations together stay within a reasonable number of requests', () => {
  const planned = investigations.reduce(
    (total, { runs, requestsPerRun }) => total + runs * requestsPerRun,
    0,
  );
  expect(planned).toBeLessThanOrEqual(207);
});
