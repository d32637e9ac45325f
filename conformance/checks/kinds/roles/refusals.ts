import { operations } from '../../../../generated/operations.js';
import { isSuccess, type Recorder } from '../../../scene/recorder.js';
import type { Scene } from '../../../scene/scene.js';
import { writes } from '../../../target/safety.js';
import type { View } from './family.js';
import type { GuardedOperation } from './matrix.js';
import type { Refused } from './trials.js';

/** Whether an operation has succeeded in this run. */
type Worked = (operation: GuardedOperation) => boolean;
/** Records refusals, and skips those of operations that never worked: the target may not know the form of the call. */
export function recordRefused(refused: readonly Refused[], t: Recorder, worked: Worked): void {
  for (const { trial, exchange } of refused) {
    for (const rule of trial.rules) {
      if (worked(trial.operation)) t.soft(rule, exchange).refused(trial.why);
      else t.skip(rule, `${trial.operation} did not work for anybody, so its refusals say nothing`);
    }
  }
}

/** Records whether calls that were refused for lack of a role changed anything. Returns false if they did. */
export function recordUnchanged(
  refused: readonly Refused[],
  before: View,
  after: View,
  t: Recorder,
  worked: Worked,
): boolean {
  const written = refused.filter(({ trial }) => writes(trial.operation));
  const made = written.find(({ mark }) => after.listed.includes(mark));
  if (made) {
    t.step(`${made.trial.why} and is refused`);
    return t.soft('auth.fail-has-no-effect').holds(false, {
      at: 'body',
      expected: 'nothing of what a refused call sent',
      received: made.mark,
    });
  }
  const expected = JSON.stringify(before.own);
  const isSame = expected === JSON.stringify(after.own);
  const mayHaveChanged = written.some(({ trial }) => worked(trial.operation));
  if (before.own === undefined || (isSame && !mayHaveChanged)) return true;
  if (!isSame) {
    const called = new Set(written.map(({ trial }) => trial.operation));
    t.step(`${[...called].join(', ')} are refused for lack of a role`);
  }
  return t.soft('auth.fail-has-no-effect').holds(isSame, {
    at: 'body',
    expected: `${expected}, as before`,
    received: after.own,
  });
}

/**
 * Calls the operations that need no objects without a credential, if the objects cannot be created: an unprotected operation
 * answers all the same. A text that is not JSON may be the page that a site returns for every unknown address.
 */
export async function performWithout(of: readonly GuardedOperation[], t: Scene): Promise<void> {
  for (const operation of of) {
    const { method, path } = operations[operation];
    if (method !== 'GET' || /\{(?!org_?id\})/i.test(path)) continue;
    const answer = await t.call(operation, {}, t.callers.anonymous);
    if (!isSuccess(answer) || answer.response.json === undefined) continue;
    const why = `${t.callers.anonymous.label} calls ${operation}`;
    t.step(why);
    t.soft('auth.every-op-needs-credential', answer).refused(why);
  }
}
