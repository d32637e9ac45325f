import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { sample } from '../../../fixtures/report.arbitrary.js';
import type { RunVerdict } from '../../report/report.js';
import { endOf } from '../events.js';
import { eventsFrom } from './start.js';

/** A thread that may report its progress, and then ends in some way other than normally. */
function threadThat(breaks: string, verdict: RunVerdict | undefined): Worker {
  const soFar = verdict === undefined ? [] : [{ kind: 'so-far', report: { ...sample, verdict } }];
  const code = `
    const { parentPort, workerData } = require('node:worker_threads');
    for (const told of workerData) parentPort.postMessage(told);
    setTimeout(() => { ${breaks} }, 50);`;
  const resourceLimits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 };
  return new Worker(code, { eval: true, workerData: soFar, resourceLimits });
}

const reportFrom = async (worker: Worker, silentMost?: number) =>
  (await endOf(eventsFrom(worker, silentMost))).report;

const breaks: [how: string, code: string, why: RegExp][] = [
  ['throws', 'throw new Error("a bug")', /^the kit broke: a bug;/],
  ['ends the process', 'process.exit(7)', /^the kit broke: its thread ended with code 7;/],
  ['needs too much memory', 'const all = []; for (;;) all.push({ at: all.length });', /memory limit/],
  ['never stops computing', 'for (;;);', /^the kit broke: it computed for longer than 1 s;/],
];

test.each(breaks)('a run that %s is reported with the verdicts so far', async (_, code, why) => {
  const worker = threadThat(code, 'conformant');

  const report = await reportFrom(worker, 1);

  await worker.terminate();
  expect(report.rules).toEqual(sample.rules);
  expect(report).toMatchObject({ verdict: 'error', complete: false, reason: expect.stringMatching(why) });
});

test('events of a thread are passed on, but none after its end', async () => {
  const worker = new Worker(
    `const { parentPort, workerData } = require('node:worker_threads');
     for (const told of workerData) parentPort.postMessage(told);`,
    {
      eval: true,
      workerData: [{ kind: 'alive' }, { kind: 'so-far' }, { kind: 'end' }, { kind: 'progress' }],
    },
  );
  const kinds: string[] = [];
  for await (const { kind } of eventsFrom(worker)) kinds.push(kind);

  expect(kinds).toEqual(['so-far', 'end']);
});

test('a run that breaks before there is anything to report rejects with the error', async () => {
  const told = reportFrom(threadThat('throw new Error("a bug")', undefined));

  await expect(told).rejects.toThrow('a bug');
});
