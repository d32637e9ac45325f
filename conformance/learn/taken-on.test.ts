import { expect, test } from 'vitest';
import { type Between, learnedOf, readOut } from '../../fixtures/learned.js';
import { profileOf, reportOf } from './learned-report.js';

/** Refuses as frameworks do: what is not valid with 422 and a list of faults, and all else with a text. */
const framework: Between = (send) => async (request, signal) => {
  const answer = await send(request, signal);
  const status = answer.status === 400 ? 422 : answer.status;
  if (status < 400 || status === 401) return answer;
  const detail = status === 422 ? [{ loc: ['body'], msg: 'It is wrong.', type: 'value_error' }] : 'No.';
  return { ...answer, status, text: JSON.stringify({ detail }) };
};

test('a mock takes on how a framework refuses, each status and each form of the body', async () => {
  const options = {
    safety: 'read-only',
    questions: (id: string) => /^(errors|find|invite|lookup)\./.test(id),
  } as const;
  const target = await learnedOf({}, options, framework);
  const { readings } = profileOf(reportOf({ peopleUrl: '', org: '' }, target));
  const statuses = new Set<string>();
  const taken = await learnedOf({ profile: readings }, options, (send) => async (request, signal) => {
    const answer = await send(request, signal);
    const isList = answer.text.startsWith('{"detail":[');
    if (answer.status >= 400 && answer.status !== 401)
      statuses.add(`${answer.status} ${isList ? 'list' : 'text'}`);
    return answer;
  });

  expect(Object.entries(readings).filter(([, reading]) => /-400/.test(reading))).toEqual([]);
  expect(readOut(taken)).toEqual(readOut(target));
  expect(readOut(taken)).toContain('errors.body=by-cause');
  expect([...statuses].filter((each) => /^400|422 text|[^2] list/.test(each))).toEqual([]);
});
