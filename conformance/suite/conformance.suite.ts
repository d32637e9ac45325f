import { BroadcastChannel } from 'node:worker_threads';
import { afterAll, describe, inject, test } from 'vitest';
import { ruleIds, rules } from '../../generated/rules.js';
import { prepareRun } from '../conform.js';
import { readMemory, writeMemory } from '../memory/memory.js';
import { ruleMatcher } from '../options/rule-glob.js';
import type { Report } from '../report/report.js';
import { fileJournal } from '../resources/journal.js';
import { readOverlay } from '../wire/overlay.js';
import { isStop } from './provided.js';

// One file on purpose: what one experiment learns of the target is the ground of the next, and every exchange is
// judged by every rule. First come the experiments, then each rule as a test with its verdict.
const {
  target,
  safety,
  overlay,
  memory,
  journal,
  prefix,
  seed,
  budget,
  rate,
  rules: glob,
  replay,
  channel,
} = inject('conformance');
const earlier = memory === undefined ? undefined : readMemory(memory, target);
const progress = new BroadcastChannel(channel);
const stop = new AbortController();
progress.onmessage = (message) => {
  if (isStop(message)) stop.abort();
};
const prepared = prepareRun({
  target,
  safety,
  ...(overlay === undefined ? {} : { forms: readOverlay(overlay) }),
  ...(earlier === undefined ? {} : { earlier }),
  journal: fileJournal(journal),
  prefix,
  seed,
  budget,
  ...(rate === undefined ? {} : { rate }),
  ...(glob === undefined ? {} : { rules: ruleMatcher(glob) }),
  ...(replay === undefined ? {} : { replay }),
  stop: stop.signal,
  onProgress: (step) => progress.postMessage(step),
});
let made: Report | undefined;

/** The report, made once every step is done. */
function report(): Report {
  made ??= prepared.report();
  return made;
}

describe('experiments', () => {
  for (const step of prepared.run.steps) test(step.id, () => step.perform());
});

describe('rules', () => {
  const wanted = ruleIds.filter(glob === undefined ? () => true : ruleMatcher(glob));
  for (const id of wanted) {
    test(`${id}: ${rules[id].says}`, ({ skip }) => {
      const row = report().rules.find((each) => each.id === id);
      if (row?.failure) throw new Error(`${row.says} (${row.section})\n${row.failure.summary}`);
      if (row?.verdict === 'error') throw new Error(row.because);
      if (row?.verdict !== 'pass') skip(`${row?.verdict ?? 'not judged'}: ${row?.because ?? ''}`);
    });
  }
});

test('report', ({ task }) => {
  task.meta.report = report();
  // A run that proved nothing has nothing to remember.
  if (memory !== undefined && report().verdict !== 'proved-nothing') writeMemory(memory, prepared.memory());
});

afterAll(async () => {
  progress.close();
  await prepared.close();
});
