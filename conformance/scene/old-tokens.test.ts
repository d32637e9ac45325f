import { expect, test } from 'vitest';
import { specimen } from '../../fixtures/fakes/specimen.js';
import { type Caller, fixedCaller } from '../target/caller.js';
import { answerTo } from './old-tokens.js';
import { createRecorder } from './recorder.js';

const user = fixedCaller('a viewer', 'other-caller', 'Bearer new');

/** Creates a caller with an old token, and counts how often the token was discarded. */
function holder() {
  const old: Caller = {
    ...fixedCaller('a viewer', 'other-caller', 'Bearer old'),
    forget: () => void count++,
  };
  let count = 0;
  return { old, forgotten: () => count };
}

/** Returns what is recorded of the old token, and the status that counts in the end. */
async function recordedOf(statuses: readonly number[], elsewhere: number) {
  const recorder = createRecorder(['auth.token-all-endpoints'], () => true);
  const { old, forgotten } = holder();
  const left = [...statuses];
  const answer = await answerTo(
    { ...recorder, call: async (operation) => specimen({ operation, status: elsewhere, answer: {} }) },
    old,
    user,
    async () => specimen({ operation: 'getContacts', status: left.shift() ?? 0, answer: {} }),
  );
  const faults = recorder.outcomes().flatMap(({ finding }) => finding.violations);
  return { faults: faults.length, status: answer.response.status, forgotten: forgotten() };
}

test.each([
  ['it is taken', [200], 200, 0, 200],
  ['a new one is taken, and others take the old one', [401, 401, 200], 200, 1, 200],
  ['it is said to be done already, what was refused', [401, 409], 200, 1, 409],
  ['a new one is refused, too: it may speak of the role', [401, 401, 401], 200, 0, 401],
  ['a new one is refused for the role', [401, 401, 403], 200, 0, 403],
  ['a new one is throttled', [401, 401, 429], 200, 0, 429],
  ['nothing works for a new one', [401, 401, 503], 200, 0, 503],
  ['it is taken the next time', [401, 200], 200, 0, 200],
] as const)('with an old token, if %s', async (_, statuses, elsewhere, faults, status) => {
  expect(await recordedOf(statuses, elsewhere)).toEqual({ faults, status, forgotten: 0 });
});

test('a token that is no longer accepted anywhere has expired, and is discarded', async () => {
  expect(await recordedOf([401, 200], 401)).toEqual({ faults: 0, status: 200, forgotten: 1 });
});
