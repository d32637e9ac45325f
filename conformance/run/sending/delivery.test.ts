import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Interruption } from '../../target/interruption.js';
import { limitsFor } from '../../target/limits.js';
import { createBudget } from './budget.js';
import { createDelivery } from './delivery.js';
import { createPatience } from './patience.js';

test('many exchanges at once are given up at once, and nobody is warned of a leak', async () => {
  const warnings: Error[] = [];
  const note = (warning: Error) => void warnings.push(warning);
  process.on('warning', note);
  const budget = createBudget(100, undefined);
  const deliver = createDelivery({
    options: {
      target: { peopleUrl: 'http://127.0.0.1', org: 'o' },
      transport: () => new Promise(() => undefined),
      limits: limitsFor({}, 100),
      wait: () => Promise.resolve(),
    },
    budget,
    patience: createPatience(60_000),
  });
  const request = { method: 'GET', url: 'http://127.0.0.1/', headers: {}, body: undefined };

  const sent = Array.from({ length: 50 }, () => deliver(request, true));
  const reason = new Interruption('limit-reached', 'enough');
  budget.break(reason);

  const answers = await Promise.allSettled(sent);
  await turn();
  process.off('warning', note);
  expect(answers).toEqual(sent.map(() => ({ status: 'rejected', reason })));
  expect(warnings).toEqual([]);
});
