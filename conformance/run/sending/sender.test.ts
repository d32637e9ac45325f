import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createWaitBudget } from '../../check/eventually.js';
import { checkConformance } from '../../conform.js';
import { UnreadableAnswer } from '../../target/answer.js';
import { Interruption } from '../../target/end-scenario.js';
import { limitsFor } from '../../target/limits.js';
import type { Transport } from '../../target/transport.js';
import { createBudget } from './budget.js';
import { createDelivery } from './sender.js';

const delivering = (transport: Transport, budget = createBudget({ budget: 100 })) =>
  createDelivery({
    options: {
      target: { peopleUrl: 'http://127.0.0.1', org: 'o' },
      transport,
      limits: limitsFor({}, 100),
      wait: () => Promise.resolve(),
    },
    budget,
    waitBudget: createWaitBudget(60_000),
  });
const request = { method: 'GET', url: 'http://127.0.0.1/', headers: {}, body: undefined };

test('many concurrent exchanges are aborted at once, without a warning about a leak', async () => {
  const warnings: Error[] = [];
  const note = (warning: Error) => void warnings.push(warning);
  process.on('warning', note);
  const budget = createBudget({ budget: 100 });
  const deliver = delivering(() => new Promise(() => undefined), budget);

  const sent = Array.from({ length: 50 }, () => deliver(request, true));
  const reason = new Interruption('limit-reached', 'enough');
  budget.break(reason);

  const answers = await Promise.allSettled(sent);
  await turn();
  process.off('warning', note);
  expect(answers).toEqual(sent.map(() => ({ status: 'rejected', reason })));
  expect(warnings).toEqual([]);
});

test('a target that redirects every call elsewhere proves nothing, and the reason says where to', async () => {
  const location = 'https://people.test/v1/find';
  let requests = 0;
  const { verdict, reason } = await checkConformance({
    target: { peopleUrl: 'http://people.test/v1', org: 'o', apiKey: 'k' },
    transport: async () => {
      requests += 1;
      return { status: 308, headers: { location }, cookies: [], text: '<html>' };
    },
  });

  expect([verdict, requests]).toEqual(['proved-nothing', 3]);
  expect(reason).toContain(`was redirected to "${location}" with status 308`);
});

test.each([
  ['http', /check --people-url, which may begin with https:\/\/$/],
  ['https', /check --people-url, and whether the service wants --client-cert$/],
])(
  'connections to %s that are closed before any answer name what may be the reason',
  async (scheme, says) => {
    const closed: Transport = () => Promise.reject(new UnreadableAnswer('other side closed'));
    const { verdict, reason } = await checkConformance({
      target: { peopleUrl: `${scheme}://people.test/v1`, org: 'o', apiKey: 'k' },
      transport: closed,
      wait: () => Promise.resolve(),
    });

    expect(verdict).toBe('proved-nothing');
    expect(reason).toMatch(says);
  },
);
