import { executionAsyncResource } from 'node:async_hooks';
import { expect, test } from 'vitest';
import { createRecorder } from './recorder.js';

const recorder = () =>
  createRecorder(
    { target: { peopleUrl: 'https://host.example', org: 'org_a1' }, wanted: () => true, earlier: undefined },
    () => undefined,
  );
const caseOf = (investigation: string) => ({ investigation, value: null });

test('concurrent cases are kept apart, and so are those of other runs', async () => {
  const [one, other] = [recorder(), recorder()];
  const phases = await Promise.all(
    ['first', 'second'].map((name) =>
      one.within(caseOf(name), async () => {
        await Promise.resolve();
        const outer = one.current().investigation;
        const inner = await other.within(caseOf('inner'), async () => other.current().investigation);
        return [outer, other.current().investigation, inner, one.current().investigation];
      }),
    ),
  );
  expect(phases).toEqual([
    ['first', 'discover', 'inner', 'first'],
    ['second', 'discover', 'inner', 'second'],
  ]);
  expect(one.current().investigation).toBe('discover');
});

test('promises do not carry more state after more runs in a process', async () => {
  const carried = () =>
    Promise.resolve().then(() => Object.getOwnPropertySymbols(executionAsyncResource()).length);
  await recorder().within(caseOf('first'), carried);
  const counts: number[] = [];
  for (let run = 0; run < 20; run += 1) counts.push(await recorder().within(caseOf('later'), carried));
  expect(counts.at(-1)).toBe(counts[0]);
});
