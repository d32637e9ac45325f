import { expect, test } from 'vitest';
import { fakeContext } from '../../../fixtures/fakes/fake-context.js';
import { specimen } from '../../../fixtures/fakes/specimen.js';
import type { CheckContext } from '../../scene/check-context.js';
import { createRoom } from './room.js';

const answering = (text: string): CheckContext => {
  const answer = async () => specimen({ answerText: text });
  return {
    ...fakeContext({ find: () => ({ status: 200 }), session: () => ({ status: 200 }) }),
    find: answer,
    call: answer,
    session: answer,
  };
};
const asked = {
  find: (context: CheckContext) => context.find({}),
  call: (context: CheckContext) => context.call('getOrganization'),
  session: (context: CheckContext) => context.session({ json: {} }),
};

/** Counts the responses of a case, of at most ten, until they take too much. */
async function answersOf(room: ReturnType<typeof createRoom>, context: CheckContext, way = asked.find) {
  let answers = 0;
  const because = await room
    .within(context, async (within) => {
      for (; answers < 10; answers += 1) await way(within);
    })
    .catch((error: Error) => error.message);
  return { answers, because };
}

const large = 'x'.repeat(300_000);
const mebibyte = 1024 * 1024;

test.each(Object.entries(asked))('a case ends if the responses to %s take too much', async (_, way) => {
  const because = 'its answers take more than 2 MiB';
  expect(await answersOf(createRoom(2 * mebibyte), answering(large), way)).toEqual({ answers: 2, because });
});

test.each([
  ['a large text', large, 2],
  ['many values', JSON.stringify(Array.from({ length: 20_000 }, () => 1)), 2],
  ['a little', '{}', 10],
])('%s takes up room', async (_, text, answers) => {
  expect(await answersOf(createRoom(2 * mebibyte), answering(text))).toMatchObject({ answers });
});

test('concurrent cases share the room, and each releases what it took', async () => {
  const room = createRoom(2 * mebibyte);
  const context = answering(large);
  const [one, other] = await Promise.all([answersOf(room, context), answersOf(room, context)]);
  expect(one.answers + other.answers).toBeLessThan(5);
  expect(await answersOf(room, context)).toMatchObject({ answers: 2 });
});
