import { expect, test } from 'vitest';
import { answerWith } from '../../fixtures/fakes/fake-answer.js';
import { fakeContext } from '../../fixtures/fakes/fake-context.js';
import type { OperationId } from '../../generated/operations.js';
import { type ControlPlane, controlPlane } from '../target/control/control-plane.js';
import type { Exchange } from '../target/exchange.js';
import type { Json } from '../target/json.js';
import type { CheckContext } from './check-context.js';
import { despiteChance } from './despite-chance.js';
import { once } from './finding.js';
import type { Outcome } from './investigation.js';

/** A service whose only ledger shows a new name after a while, or never; if it is noisy, every read returns something else. */
interface Given {
  readonly lagMs: number;
  readonly isNoisy?: boolean;
  /** Whether only every other read lags. */
  readonly inTurn?: boolean;
  /** Which of its writes are repeated because their response was lost. */
  readonly lost?: readonly number[];
  /** How many other reads the scenario performs between two reads of the name. */
  readonly others?: number;
}

function labOf({ lagMs, isNoisy = false, inTurn = false, lost = [] }: Given): CheckContext {
  const service = { find: () => ({ status: 200 }), session: () => ({ status: 200 }) };
  const fake = fakeContext(service);
  let [reads, writes] = [0, 0];
  const again: OperationId[] = [];
  let written = { name: 'old', before: 'old', at: 0 };
  return {
    ...fake,
    lost: () => again,
    async call(operation: OperationId, input = {}): Promise<Exchange> {
      const exchange = await fake.find(null);
      const answered = (text: string) => ({
        ...exchange,
        operation,
        request: { ...exchange.request, url: `${operation} ${input.text ?? ''}` },
        response: { ...exchange.response, text },
      });
      if (operation === 'updateLedger') {
        writes += 1;
        if (lost.includes(writes)) again.push(operation);
        else written = { name: String(input.text), before: written.name, at: fake.now() };
        return answered('');
      }
      if (operation === 'getImport') return answered('as it is');
      reads += 1;
      const isBehind = fake.now() - written.at < lagMs && (!inTurn || reads % 2 === 0);
      const name = isBehind ? written.before : written.name;
      return answered(isNoisy ? `${name} ${reads}` : name);
    },
  };
}

/** Renames the ledger, and judges the name that is read afterwards. */
async function renamed(given: Given, isUndone = false) {
  const context = labOf(given);
  let times = 0;
  const others = Array.from({ length: given.others ?? 0 }, (_, nth) => String(nth));
  const [outcome] = await despiteChance(context, async ({ call }, doubt) => {
    times += 1;
    const name = `new-${times}`;
    await call('updateLedger', { text: name });
    await call('getLedger');
    for (const other of others) await call('getImport', { text: other });
    const exchange = await call('getLedger');
    const holds = exchange.response.text.startsWith(name);
    if (!holds) doubt(exchange);
    if (isUndone) await call('updateLedger', { text: 'old' });
    const finding = once(holds, () => ({ at: 'name', expected: name, received: exchange.response.text }));
    // An outcome that depends on several responses has no exchange of its own.
    const shown = others.length === 0 ? { exchange } : {};
    return [{ rule: 'ledger.update-name', finding, ...shown }];
  });
  return { verdict: verdictOf(outcome), times };
}

function verdictOf(outcome: Outcome | undefined): string {
  if (outcome?.inconclusive !== undefined) return 'undecided';
  return outcome?.finding.violations.length === 1 ? 'violated' : 'kept';
}

const never = Number.POSITIVE_INFINITY;

test.each<[what: string, given: Given, verdict: string, times: number]>([
  ['what shows at once is kept', { lagMs: 0 }, 'kept', 1],
  ['so is what shows after a second', { lagMs: 1000 }, 'kept', 2],
  ['or after half a minute', { lagMs: 30_000 }, 'kept', 2],
  ['or where much else is read between two looks', { lagMs: 30_000, others: 20 }, 'kept', 2],
  ['what never shows is not', { lagMs: never }, 'violated', 1],
  ['nor is it where no two answers are the same', { lagMs: never, isNoisy: true }, 'violated', 3],
  ['what was sent twice is looked at once more', { lagMs: 0, lost: [1] }, 'kept', 2],
  ['and says nothing where it always is', { lagMs: 0, lost: [1, 2, 3, 4, 5, 6, 7, 8, 9] }, 'undecided', 8],
])('%s', async (_, given, verdict, times) => {
  expect(await renamed(given)).toMatchObject({ verdict, times });
});

test('what a scenario undoes is read again before that', async () => {
  expect(await renamed({ lagMs: never }, true)).toMatchObject({ verdict: 'violated', times: 1 });
  expect(await renamed({ lagMs: 8000 }, true)).toMatchObject({ verdict: 'kept', times: 2 });
});

test('alternating replicas are recognized before the change is undone, and the scenario is repeated', async () => {
  expect(await renamed({ lagMs: 4000, inTurn: true }, true)).toMatchObject({ verdict: 'kept', times: 2 });
  expect(await renamed({ lagMs: 4000, inTurn: true })).toMatchObject({ verdict: 'kept', times: 2 });
});

test('the run stops waiting for a target after fruitless waits, but keeps waiting for one that always lags', async () => {
  const waitsOf = async (given: Given) => {
    const context = labOf(given);
    const waits: number[] = [];
    for (let scenario = 0; scenario < 4; scenario += 1) {
      const begun = context.now();
      await despiteChance(context, async ({ call }, doubt) => {
        const name = `new-${scenario}-${context.now()}`;
        await call('updateLedger', { text: name });
        const exchange = await call('getLedger');
        const { text } = exchange.response;
        if (text !== name) doubt(exchange);
        const finding = once(text === name, () => ({ at: 'name', expected: name, received: text }));
        return [{ rule: 'ledger.update-name', finding, exchange }];
      });
      waits.push((context.now() - begun) / 1000);
    }
    return waits;
  };

  expect(await waitsOf({ lagMs: never })).toEqual([35, 5, 5, 1]);
  const noisy = await waitsOf({ lagMs: never, isNoisy: true });
  expect(noisy.reduce((sum, seconds) => sum + seconds)).toBeLessThanOrEqual(48);
  expect((await waitsOf({ lagMs: 8000 })).every((seconds) => seconds > 8)).toBe(true);
});

test('a violation that recurs whichever response was lost is not attributed to the loss', async () => {
  const verdictWhere = async (lost: readonly OperationId[]) => {
    const again: OperationId[] = [];
    const context = { ...labOf({ lagMs: never }), lost: () => again };
    let times = 0;
    const [outcome] = await despiteChance(context, async ({ call }) => {
      again.push(lost[times++ % lost.length] ?? 'createLedger');
      await call('updateLedger', { text: 'new' });
      const exchange = await call('getLedger');
      const finding = once(false, () => ({ at: 'name', expected: 'new', received: 'old' }));
      return [{ rule: 'ledger.update-name', finding, exchange }];
    });
    return verdictOf(outcome);
  };

  expect(await verdictWhere(['createLedger', 'updateLedger'])).toBe('violated');
  expect(await verdictWhere(['updateLedger'])).toBe('undecided');
});

/** How often a scenario is performed that is violated by a read with the first response, and repeats it with the others in turn. */
async function timesWith([first = null, ...more]: readonly Json[]): Promise<number> {
  const context = labOf({ lagMs: 0 });
  const left = [first, ...more];
  const answer = () => answerWith((left.length > 1 ? left.shift() : left[0]) ?? null);
  let times = 0;
  await despiteChance({ ...context, call: async () => answer() }, async ({ call }, doubt) => {
    times += 1;
    const exchange = await call('getLedger');
    doubt(exchange);
    const finding = once(false, () => ({ at: 'list', expected: 'more', received: null }));
    return [{ rule: 'ledger.update-name', finding, exchange }];
  });
  return times;
}

const numbered = (number: number, ...list: readonly string[]): Json => ({ number, list: [...list] });

test.each<[what: string, answers: readonly Json[], isRepeated: boolean]>([
  ['the same answer is no change', [numbered(1, 'a'), numbered(1, 'a')], false],
  [
    'nor is a number that each answer has',
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((at) => numbered(at, 'a')),
    false,
  ],
  ['nor another order', [numbered(1, 'a', 'b'), numbered(1, 'b', 'a')], false],
  ['what comes to stay shows a lag', [numbered(1, 'a'), numbered(2, 'a', 'b'), numbered(3, 'a', 'b')], true],
  ['so does what comes and goes', [numbered(1, 'a'), numbered(1, 'a', 'b'), numbered(1, 'a')], true],
  ['what is new each time may hide one', [numbered(1, 'a'), numbered(1, 'b'), numbered(1, 'c')], true],
])('%s', async (_, answers, isRepeated) => {
  expect((await timesWith(answers)) > 1).toBe(isRepeated);
});

/** A control plane whose clock has been moved by others that often, each time that it is read. */
function movedClock(...moves: readonly number[]): ControlPlane {
  const left = [...moves];
  const address = { url: 'http://host.example/control/v1', token: 't', org: 'org_a1' };
  return controlPlane(address, async () => ({
    status: 200,
    headers: {},
    cookies: [],
    text: JSON.stringify({ now: '2026-11-20T12:00:00Z', moves: left.shift() }),
  }));
}

test.each<[claim: string, moves: readonly number[] | undefined, holds: readonly boolean[], verdict: string]>([
  ['what holds is not performed again, whoever moved time', [0, 1], [true], 'kept'],
  ['what is violated while nobody moved time is violated', [0, 0], [false], 'violated'],
  ['what is violated without a control plane is violated', undefined, [false], 'violated'],
  ['what is violated while somebody moved time is performed again', [0, 1], [false, true], 'kept'],
  ['what is violated again, and nobody moved time then, is violated', [0, 1, 1], [false, false], 'violated'],
  ['what is violated twice while somebody moved time says nothing', [0, 1, 2], [false, false], 'undecided'],
])('%s', async (_, moves, holds, verdict) => {
  const context = { ...labOf({ lagMs: 0 }), ...(moves ? { control: movedClock(...moves) } : {}) };
  let times = 0;
  const [outcome] = await despiteChance(context, async () => {
    const finding = once(holds[times++] ?? false, () => ({ at: 'x', expected: 'a', received: 'b' }));
    return [{ rule: 'session.expires-future', finding }];
  });

  expect([verdictOf(outcome), times]).toEqual([verdict, holds.length]);
});
