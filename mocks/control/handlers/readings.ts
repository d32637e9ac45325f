import { type QuestionId, questionIds, questions } from '../../../generated/questions.js';
import { checkChange } from '../../options/readings.js';
import type { Answered, ControlHandlers, Controlled } from '../handler.js';

type ShownQuestion = Answered<'getReadings'>['questions'][number];

export const readingHandlers = {
  getReadings: async (_, mock) => ({ questions: shown(questionIds, mock) }),
  setReadings: async ({ body }, mock) => {
    const change = checkChange(body.readings, 'readings');
    await mock.chooseReadings(change);
    return {
      questions: shown(
        questionIds.filter((id) => id in change),
        mock,
      ),
    };
  },
  resetReadings: async (_, mock) => {
    await mock.chooseReadings(Object.fromEntries(questionIds.map((id) => [id, null])));
    return undefined;
  },
} satisfies Partial<ControlHandlers>;

function shown(ids: readonly QuestionId[], mock: Controlled): ShownQuestion[] {
  const { profile } = mock.world();
  const start = mock.startReadings();
  return ids.map((id) => {
    const { section, asks, readings } = questions[id];
    const holds = profile.reading(id);
    const others = Object.keys(readings).filter((reading) => reading !== holds);
    return {
      id,
      section,
      asks,
      ...described(id, holds),
      start: start[id],
      others: others.map((reading) => described(id, reading)),
    };
  });
}

function described(id: QuestionId, reading: string): ShownQuestion['others'][number] {
  const { readings, contradicts } = questions[id];
  const broken = contradicts?.[reading];
  return { reading, means: readings[reading] ?? '', ...(broken && { contradicts: [...broken] }) };
}
