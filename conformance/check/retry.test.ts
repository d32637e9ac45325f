import { expect, test } from 'vitest';
import { fakeContext } from '../../fixtures/fakes/fake-context.js';
import type { OperationId } from '../../generated/operations.js';
import { type ControlPlane, controlPlane } from '../target/control/control-plane.js';
import type { CheckContext, Outcome } from './check-context.js';
import { createWaitBudget } from './eventually.js';
import { must, once } from './finding.js';
import { retryFlaky } from './retry.js';

// Services that lag, differ from read to read or lose answers are in fixtures/targets/honest.ts.
const fake = () => fakeContext({ find: () => ({ status: 200 }), session: () => ({ status: 200 }) });

function verdictOf(outcome: Outcome | undefined): string {
  if (outcome?.inconclusive !== undefined) return 'undecided';
  return outcome?.finding.violations.length === 1 ? 'violated' : 'kept';
}

/** Performs a scenario that holds so each time, and returns its verdict and how often it was performed. */
async function performed(context: CheckContext, holds: readonly boolean[], onEach = (_nth: number) => {}) {
  let times = 0;
  const [outcome] = await retryFlaky(context, async () => {
    onEach(times);
    const finding = once(must(holds[times++] ?? false, 'x', 'a', 'b'));
    return [{ rule: 'session.expires-future', finding }];
  });
  return [verdictOf(outcome), times];
}

test.each<[claim: string, lost: readonly OperationId[], verdict: string, times: number]>([
  [
    'whichever answer was lost is not attributed to the loss',
    ['createLedger', 'updateLedger'],
    'violated',
    2,
  ],
  ['whenever the same answer was lost says nothing', ['updateLedger'], 'undecided', 8],
])('what is violated %s', async (_, lost, verdict, times) => {
  const again: OperationId[] = [];
  const lose = (nth: number) => again.push(lost[nth % lost.length] ?? 'createLedger');
  expect(await performed({ ...fake(), lost: () => again }, [], lose)).toEqual([verdict, times]);
});

/** A control plane whose clock has been moved by others that often, each time that it is read. */
function movedClock(...moves: readonly number[]): ControlPlane {
  const left = [...moves];
  const address = { url: 'http://host.example/control/v1', token: 't', org: 'org_a1' };
  const answer = () => JSON.stringify({ now: '2026-11-20T12:00:00Z', moves: left.shift() });
  const { owned, now } = fake();
  return controlPlane(address, async () => ({ status: 200, headers: {}, cookies: [], text: answer() }), {
    owned,
    now,
    timeMoved: () => undefined,
  });
}

test.each<[claim: string, moves: readonly number[] | undefined, holds: readonly boolean[], verdict: string]>([
  ['what holds is not performed again, whoever moved time', [0, 1], [true], 'kept'],
  ['what is violated while nobody moved time is violated', [0, 0], [false], 'violated'],
  ['what is violated without a control plane is violated', undefined, [false], 'violated'],
  ['what is violated while somebody moved time is performed again', [0, 1], [false, true], 'kept'],
  ['what is violated again, and nobody moved time then, is violated', [0, 1, 1], [false, false], 'violated'],
  ['what is violated twice while somebody moved time says nothing', [0, 1, 2], [false, false], 'undecided'],
])('%s', async (_, moves, holds, verdict) => {
  const context = { ...fake(), ...(moves ? { control: movedClock(...moves) } : {}) };
  expect(await performed(context, holds)).toEqual([verdict, holds.length]);
});

test.each([
  ['where writes are known to show late, says nothing', true, 'undecided'],
  ['where they have always shown at once, is violated', false, 'violated'],
])('what is violated after the run has waited long enough, %s', async (_, hasHelped, verdict) => {
  const waitBudget = createWaitBudget(0);
  if (hasHelped) waitBudget.helped();
  expect(await performed({ ...fake(), waitBudget: waitBudget }, [])).toEqual([verdict, 1]);
});
