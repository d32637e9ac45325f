import { expect, test } from 'vitest';
import { specimen } from '../../../../fixtures/fakes/specimen.js';
import { createRecorder } from '../../../scene/recorder.js';
import { fixedCaller } from '../../../target/caller.js';
import type { View } from './family.js';
import type { GuardedOperation } from './matrix.js';
import { type Refused, tellRefused, tellUnchanged } from './refusals.js';

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

/** What was told about the rule: how often it was seen, and what of it does not hold. */
function toldBy(tell: (t: ReturnType<typeof createRecorder>) => void) {
  const recorder = createRecorder([], () => true);
  tell(recorder);
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
])('%s after refused calls', (_, before, after, hasWorked, told) => {
  const calls = [refused('updateLedger'), refused('createLedger'), refused('getLedgers')];
  expect(toldBy((t) => tellUnchanged(calls, before, after, t, hasWorked))).toEqual(told);
});

test('reading changes nothing', () => {
  const listed = view('a', 'pdk-getLedgers');
  expect(toldBy((t) => tellUnchanged([refused('getLedgers')], view('a'), listed, t, never))).toEqual([]);
});

test.each([
  ['that works for others', 403, worked, 'holds'],
  ['that works for others, with another status', 404, worked, 'holds'],
  ['that works for nobody', 404, never, 'getUsage did not work for anybody, so its refusals say nothing'],
])('a refusal by an operation %s', (_, status, hasWorked, told) => {
  expect(toldBy((t) => tellRefused([refused('getUsage', status)], t, hasWorked))).toEqual([told]);
});
