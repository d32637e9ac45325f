import { describe, expect, test } from 'vitest';
import { readCases } from '../../fixtures/cases.js';
import { plainClient } from '../../fixtures/services/plain-client.js';
import { start } from '../../fixtures/services/started.js';
import { VerificationError } from '../host/mock.js';
import { manualClock } from '../state/clock.js';
import type { Filter } from './filter.js';

describe('calls are found', () => {
  const calls = async () => {
    const clock = manualClock(Date.UTC(2026, 0, 14));
    const mock = await start({ clock });
    const { call, find, signIn } = plainClient(mock);
    const token = await signIn();
    await find({ matches: [], size: 1 });
    clock.advance(60_000);
    await find({ matches: [], size: 9 }, token);
    await call(`${mock.urls.people}/${mock.otherOrg}/find?dry=yes`, { matches: [] }, token);
    await call(`${mock.urls.identity}/orgs/${mock.org}/apiKeys`, undefined, token, 'GET');
    return mock;
  };
  const cases = readCases<{ filter: Filter; ids: number[] }[]>(import.meta.dirname, 'found-calls.cases.yaml');
  test.each(cases)('by $filter', async ({ filter, ids }) => {
    const mock = await calls();
    expect((await mock.journal.list(filter)).map(({ id }) => id)).toEqual(ids);
    expect(await mock.journal.count(filter)).toBe(ids.length);
  });

  test('the newest ones only, if a limit is given', async () => {
    const mock = await calls();
    expect((await mock.journal.list({ operation: 'find' }, 2)).map(({ id }) => id)).toEqual([3, 4]);
  });

  test('and a typo in a filter is refused, instead of matching no call', async () => {
    const mock = await calls();
    const slip = Object({ opertion: 'find' });
    await expect(mock.journal.count(slip)).rejects.toThrow(
      '`opertion` is not known here; did you mean "operation"?',
    );
  });
});

describe('waiting', () => {
  test('ends with the expected call', async () => {
    const mock = await start();
    const { find } = plainClient(mock);
    await find({ matches: [], size: 1 });
    const waited = mock.journal.waitFor({ operation: 'find', body: { size: 1 } }, { count: 2 });
    await find({ matches: [] });
    await find({ matches: [], size: 1 });
    expect((await waited).map(({ id }) => id)).toEqual([1, 3]);
  });

  test('counts a refused call by its body, even if that arrives after the response', async () => {
    const mock = await start();
    const waited = mock.journal.waitFor({ body: { size: 4 } });
    await plainClient(mock).find({ matches: [], size: 4 }, 'nonsense');
    expect(await waited).toHaveLength(1);
  });

  test('in vain says what came instead', async () => {
    const mock = await start();
    await plainClient(mock).find({ matches: [], size: 1 });
    await expect(
      mock.journal.waitFor({ operation: 'find', body: { size: 2 } }, { count: 2, timeoutMs: 1 }),
    ).rejects.toThrow('0 of 2 calls came within 1 ms.\n  call 1: body.size is 1, not 2');
  });

  test('ends if it is aborted, and if the mock is closed', async () => {
    const mock = await start();
    const enough = new AbortController();
    const waited = mock.journal.waitFor({}, { signal: enough.signal });
    enough.abort(new Error('enough'));
    await expect(waited).rejects.toThrow('enough');
    const other = expect(mock.journal.waitFor({}, { timeoutMs: 30_000 })).rejects.toThrow('did not come');
    // It is waiting by now: its first step is synchronous.
    await mock.journal.count();
    await mock.close();
    await other;
  });
});

describe('an expectation', () => {
  test('is met, in order and as often', async () => {
    const mock = await start();
    const { find, signIn } = plainClient(mock);
    const token = await signIn();
    await find({ matches: [], size: 1 }, token);
    await find({ matches: [], size: 1 }, token);
    const signedIn = { filter: { operation: 'createSession' }, times: 1 };
    const found = { filter: { operation: 'find', body: { size: 1 } }, times: 2 };
    expect(await mock.journal.verify([signedIn, found], { inOrder: true })).toEqual({
      passed: true,
      failures: [],
      message: 'All 2 expectations hold.',
    });
    await expect(mock.journal.verify([found, signedIn], { inOrder: true })).rejects.toThrow(
      'expectation 1 (find): no place for createSession (1): there were createSession (1), find (2), find (3).',
    );
    await mock.journal.verify([found, signedIn]);
  });

  test('fails with the nearest calls', async () => {
    const mock = await start();
    const { find, signIn } = plainClient(mock);
    await signIn();
    await find({ matches: [], size: 5 });
    const failed = mock.journal.verify([
      { filter: { operation: 'find', body: { size: 1 }, credential: 'sa_demo' }, times: 2 },
      { filter: { operation: 'createSession' }, atMost: 0 },
    ]);
    const error = await failed.catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(VerificationError);
    expect(Object(error).verdict.failures).toMatchObject([
      {
        expectation: 0,
        count: 0,
        message: 'exactly 2 expected, none came',
        nearest: [{ id: 2, status: 200 }],
      },
      { expectation: 1, count: 1, message: 'at most 0 expected, 1 came', nearest: [] },
    ]);
    expect(String(error)).toMatch(/call 2: credential is key_\w+, not sa_demo; body\.size is 5, not 1/);
  });

  test.each([
    [{ times: 1, atLeast: 1 }, 'has `times`, which goes without `atLeast` and `atMost`'],
    [{ atLeast: 3, atMost: 2 }, 'expects at least 3 and at most 2'],
  ])('%j is refused', async (often, says) => {
    const mock = await start();
    await expect(mock.journal.verify([{ filter: {} }, { filter: {}, ...often }])).rejects.toThrow(
      `\`expectations[1]\` ${says}`,
    );
  });
});
