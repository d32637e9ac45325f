import { expect, test } from 'vitest';
import { learnedOf, toldOf } from '../../fixtures/learned.js';
import { questionIds } from '../../generated/questions.js';
import type { Transport } from '../target/transport.js';

const refused = { status: 400, headers: {}, cookies: [], text: '{"error":"no"}' };

/** Refuses calls of the people interface, by their number. */
const refusing =
  (turns: (call: number) => boolean) =>
  (send: Transport): Transport => {
    let calls = 0;
    return async (request, signal) => {
      if (!request.url.includes('/people/')) return send(request, signal);
      calls += 1;
      return turns(calls) ? refused : send(request, signal);
    };
  };

const honest = await learnedOf({}, { safety: 'read-only' });

test.each([
  ['refuses everything from a point on', refusing((call) => call > 90)],
  ['refuses every second call', refusing((call) => call > 60 && call % 2 === 0)],
  ['refuses every third call', refusing((call) => call > 60 && call % 3 === 0)],
])('nothing wrong is learned of a target that %s', async (_, between) => {
  const learned = await learnedOf({}, { safety: 'read-only' }, between);

  const wrong = questionIds.flatMap((question) => {
    const told = toldOf(learned, question);
    const isReading = learned.conclusions.get(question)?.kind === 'reading';
    return isReading && told !== toldOf(honest, question) ? [`${question}: ${told}`] : [];
  });
  expect(wrong).toEqual([]);
});
