import { expect, test } from 'vitest';
import { fakeContext } from '../../../fixtures/fakes/fake-context.js';
import { specimen } from '../../../fixtures/fakes/specimen.js';
import type { CheckContext } from '../../scene/check-context.js';
import { createRoom } from './room.js';

const asked = {
  find: (context: CheckContext) => context.find({}),
  call: (context: CheckContext) => context.call('getOrganization'),
  session: (context: CheckContext) => context.session({ json: {} }),
};

/** Counts the responses of a case, of at most ten, until they take too much. */
async function answersOf(text: string, room = createRoom(2 * 1024 * 1024), way = asked.find) {
  const answer = async () => specimen({ answerText: text });
  const fake = fakeContext({ find: () => ({ status: 200 }), session: () => ({ status: 200 }) });
  let answers = 0;
  await room
    .within({ ...fake, find: answer, call: answer, session: answer }, async (within) => {
      for (; answers < 10; answers += 1) await way(within);
    })
    .catch((error: Error) => expect(error.message).toBe('its answers take more than 2 MiB'));
  return answers;
}

const large = 'x'.repeat(300_000);

test.each(Object.entries(asked))('a case ends if the responses to %s take too much', async (_, way) => {
  expect(await answersOf(large, undefined, way)).toBe(2);
});

test('many values take up room, and little text does not', async () => {
  expect(await answersOf(JSON.stringify(Array(20_000).fill(1)))).toBe(2);
  expect(await answersOf('{}')).toBe(10);
});

test('concurrent cases share the room, and each releases what it took', async () => {
  const room = createRoom(2 * 1024 * 1024);
  const [one, other] = await Promise.all([answersOf(large, room), answersOf(large, room)]);
  expect(one + other).toBeLessThan(5);
  expect(await answersOf(large, room)).toBe(2);
});
