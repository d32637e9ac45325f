import { expect, test } from 'vitest';
import { isWrite } from '../../fixtures/is-write.js';
import { lastingOf } from '../../fixtures/lasting.js';
import { createMock } from '../../mocks/host/mock.js';
import { runInProcess, targetOf, transportTo } from '../../mocks/mutants/matrix/in-process.js';
import { manualClock } from '../../mocks/state/clock.js';
import { performances } from '../checks/registry/registry.js';
import { renderReport } from '../report/console.js';
import { plain } from '../report/text.js';
import type { WireRequest } from '../target/transport.js';
import type { RunEvent } from './events.js';
import { writeReplay } from './replay.js';
import { run } from './run.js';
import type { RunOptions } from './run-options.js';
import { lostReplay } from './steps.js';

/** Starts a mock, and returns it with the options of a run of few rules against it. */
async function given(options: Partial<RunOptions> = {}) {
  const clock = manualClock(Date.parse('2026-11-20T12:00:00Z'));
  const mock = await createMock({ clock, people: 200, seed: 3 });
  const asked: RunOptions = {
    target: targetOf(mock),
    transport: transportTo(mock),
    now: clock.now,
    wait: async (ms) => clock.advance(ms),
    budget: 120,
    rules: 'find.*',
    ...options,
  };
  return { mock, asked };
}

async function told(options: RunOptions): Promise<RunEvent[]> {
  const events: RunEvent[] = [];
  for await (const event of run(options)) events.push(event);
  return events;
}

test('a run yields its progress after each exchange, and its outcome at the end', async () => {
  const { asked, mock } = await given();
  const events = await told(asked);
  const requests = events.flatMap((event) => (event.kind === 'progress' ? [event.progress.requests] : []));
  const [end] = events.slice(-1);

  expect(new Set(events.slice(0, -1).map(({ kind }) => kind))).toEqual(new Set(['progress']));
  expect(requests).toEqual(requests.toSorted((a, b) => a - b));
  expect(end).toMatchObject({ kind: 'end', report: { verdict: 'conformant', complete: true } });
  expect(end).toMatchObject({ report: { requests: requests.at(-1) } });
  await mock.close();
});

test('the report so far is yielded on request, even before anything is sent', async () => {
  const { asked, mock } = await given({ soFar: true });
  const [first, second] = await told(asked);

  expect(first).toMatchObject({ kind: 'so-far', report: { requests: 0, verdict: 'proved-nothing' } });
  expect(second).toMatchObject({ kind: 'progress' });
  await mock.close();
});

test('every event can be copied to another thread', async () => {
  const { asked, mock } = await given({ soFar: true, budget: 60 });
  const events = await told(asked);

  expect(events.map((event) => structuredClone(event))).toEqual(events);
  await mock.close();
});

test.each([1, 20, 60, 110])(
  'leaving the loop after %i events ends the run, and deletes what it created',
  async (most) => {
    const { asked, mock } = await given({ safety: 'full', rules: '{apikey,ledger}.*', budget: 400 });
    const before = await lastingOf(mock);
    let heard = 0;
    for await (const event of run(asked)) {
      heard += 1;
      expect(event.kind).toBe('progress');
      if (heard === most) break;
    }

    expect(await lastingOf(mock)).toEqual(before);
    await mock.close();
  },
);

test('a run that is stopped before it starts sends nothing, and reports that', async () => {
  const { asked, mock } = await given({ stop: AbortSignal.abort() });
  const [end, ...others] = await told(asked);

  expect(others).toEqual([]);
  expect(end).toMatchObject({ kind: 'end', report: { requests: 0, reason: 'the run was stopped' } });
  await mock.close();
});

test('a token of a case that no longer exists is refused, and the message says what to do', async () => {
  const investigation = 'api-keys/deletion';
  const replay = writeReplay({ kind: 'case', rule: 'apikey.list', seed: 7, investigation, value: null });
  const { asked, mock } = await given({ replay });

  await expect(told(asked)).rejects.toThrow(
    new TypeError(
      'the replay token is of "api-keys/deletion", which this version of the kit does not perform; judge its rule anew: --rules "apikey.list" --seed 7',
    ),
  );
  await mock.close();
});

test('tokens of all existing investigations are accepted', () => {
  const lost = performances.flatMap(
    ({ id }) =>
      lostReplay({ kind: 'case', rule: 'apikey.list', seed: 1, investigation: id, value: null }) ?? [],
  );
  expect(lost).toEqual([]);
});

test('a read-only run sends no writes, whatever rules it is for', async () => {
  const { asked, mock } = await given({ rules: '*', budget: 500 });
  const before = await lastingOf(mock);
  const sent: WireRequest[] = [];
  const transport = transportTo(mock);
  await told({
    ...asked,
    transport: (request) => {
      sent.push(request);
      return transport(request);
    },
  });

  expect(sent.length).toBeGreaterThan(400);
  expect(sent.filter(isWrite)).toEqual([]);
  expect(await lastingOf(mock)).toEqual(before);
  await mock.close();
});

const page = { width: 120, paint: plain };
const options = { safety: 'read-only', budget: 120, thorough: false } as const;

test('a run reports changes since the profile, and does not fail because of them', async () => {
  const mocked = { people: 300, profile: { 'record.country-code': 'lower-case' } } as const;
  const report = await runInProcess(mocked, {
    ...options,
    profile: { 'record.country-code': 'upper-case', 'record.jobs-order': 'newest-first' },
  });

  const changed = report.readings?.filter(({ was }) => was !== undefined);
  expect(changed).toEqual([
    expect.objectContaining({ question: 'record.country-code', was: 'upper-case', reading: 'lower-case' }),
  ]);
  expect(report.verdict).toBe('conformant');
  expect(renderReport(report, page, false)).toContain('record.country-code: upper-case → lower-case');
});
