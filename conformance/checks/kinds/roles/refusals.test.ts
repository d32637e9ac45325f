import { expect, test } from 'vitest';
import { specimen } from '../../../../fixtures/fakes/specimen.js';
import { createRecorder } from '../../../scene/recorder.js';
import { fixedCaller } from '../../../target/caller.js';
import type { View } from './family.js';
import type { GuardedOperation } from './matrix.js';
import { recordRefused, recordUnchanged } from './refusals.js';
import type { Refused } from './trials.js';

const viewer = fixedCaller('a viewer', 'other-caller', 'Bearer token');

const refused = (operation: GuardedOperation, status = 403): Refused => ({
  exchange: specimen({ operation, status, answer: {} }),
  mark: `pdk-${operation}`,
  trial: { operation, caller: viewer, rules: ['role.norole-denied'], why: `a viewer calls ${operation}` },
});

const view = (name: string | undefined, listed = ''): View => ({
  own: name === undefined ? undefined : { name },
  listed,
});

/** Returns what was recorded: for each outcome why it was skipped, what was received in a violation, or that it holds. */
function recordedBy(record: (t: ReturnType<typeof createRecorder>) => void) {
  const recorder = createRecorder([], () => true);
  record(recorder);
  return recorder
    .outcomes()
    .map(({ finding, skipped }) => skipped ?? finding.violations[0]?.received ?? 'holds');
}

const worked = () => true;
const never = () => false;

test.each([
  ['an object that is as before', view('a'), view('a'), worked, ['holds']],
  ['an object that is not', view('a'), view('b'), worked, [{ name: 'b' }]],
  ['an object that is not, by a call in another form', view('a'), view('b'), never, [{ name: 'b' }]],
  ['an object that no call can reach', view('a'), view('a'), never, []],
  ['an object that is not shown', view(undefined), view(undefined), worked, []],
  ['a new one', view('a'), view('a', '[{"name":"pdk-createLedger"}]'), worked, ['pdk-createLedger']],
])('%s after refused calls', (_, before, after, hasWorked, recorded) => {
  const calls = [refused('updateLedger'), refused('createLedger'), refused('getLedgers')];
  expect(recordedBy((t) => recordUnchanged(calls, before, after, t, hasWorked))).toEqual(recorded);
});

test('reads are not expected to change anything', () => {
  const listed = view('a', 'pdk-getLedgers');
  expect(recordedBy((t) => recordUnchanged([refused('getLedgers')], view('a'), listed, t, never))).toEqual(
    [],
  );
});

test.each([
  ['that works for others', 403, worked, 'holds'],
  ['that works for others, with another status', 404, worked, 'holds'],
  ['that never worked', 404, never, 'getUsage did not work for anybody, so its refusals say nothing'],
])('a refusal by an operation %s', (_, status, hasWorked, recorded) => {
  expect(recordedBy((t) => recordRefused([refused('getUsage', status)], t, hasWorked))).toEqual([recorded]);
});
