import { expect, test } from 'vitest';
import { answerWith } from '../../fixtures/fakes/fake-answer.js';
import type { Json } from '../target/json.js';
import { changeOf, isBehind, type Read, readOf } from './read-again.js';

/** A read with this response; repetitions get the others in turn, and the last one from then on. */
function readOfAll([first = null, ...more]: readonly Json[]): Read {
  const left = [...more];
  return readOf(answerWith(first), async () =>
    answerWith((left.length > 1 ? left.shift() : left[0]) ?? null),
  );
}

const numbered = (number: number, ...list: readonly string[]): Json => ({ number, list: [...list] });

test.each<[what: string, answers: readonly Json[], change: string | undefined]>([
  ['the same answer is no change', [numbered(1, 'a'), numbered(1, 'a')], undefined],
  ['nor is a number that each answer has', [numbered(1, 'a'), numbered(2, 'a'), numbered(3, 'a')], undefined],
  ['nor another order', [numbered(1, 'a', 'b'), numbered(1, 'b', 'a')], undefined],
  ['what comes to stay shows a lag', [numbered(1, 'a'), numbered(2, 'a', 'b'), numbered(3, 'a', 'b')], 'lag'],
  ['so does what comes and goes', [numbered(1, 'a'), numbered(1, 'a', 'b'), numbered(1, 'a')], 'lag'],
  ['what is new each time is noise', [numbered(1, 'a'), numbered(1, 'b'), numbered(1, 'c')], 'noise'],
  ['also where there are no members', ['a', 'b', 'c'], 'noise'],
])('%s', async (_, answers, change) => {
  const { parts, again } = readOfAll(answers);

  expect(await changeOf(parts, again)).toBe(change);
});

test.each<[what: string, answers: readonly Json[], isSo: boolean]>([
  ['an answer that is the same again is not behind', ['old'], false],
  ['nor is one that never comes again', ['old', 'new'], false],
  ['one that comes and goes is', ['old', 'new', 'old'], true],
])('%s', async (_, answers, isSo) => {
  const read = readOfAll(answers.length === 1 ? [...answers, ...answers] : answers);

  expect(await isBehind(read, [read])).toBe(isSo);
});

test('a response from before the write is behind', async () => {
  const [before, after] = [readOfAll(['old']), readOfAll(['old', 'new'])];

  expect(await isBehind({ ...after, id: before.id + 1 }, [before, after])).toBe(true);
});
