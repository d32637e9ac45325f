import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Interruption } from '../target/interruption.js';
import { limitsFor } from '../target/limits.js';
import { createBudget } from './budget.js';
import { createDelivery } from './delivery.js';
import { createPatience } from './patience.js';

test('many exchanges at once are given up at once, and nobody is warned of a leak', async () => {
  const warnings: Error[] = [];
  const note = (warning: Error) => void warnings.push(warning);
  process.on('warning', note);
  const budget = createBudget(100, undefined);
  const deliver = createDelivery({
    transport: () => new Promise(() => undefined),
    budget,
    limits: limitsFor({}, 100),
    patience: createPatience(60_000),
    wait: () => Promise.resolve(),
    headers: {},
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
