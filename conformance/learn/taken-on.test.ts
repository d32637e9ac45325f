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

/** Signs in as no default reading does: a second name in forms alone, a cookie that lasts, tokens of two parts, ids of its own. */
const foreign: Between = (send) => async (request, signal) => {
  const { text, cookies, headers, ...answer } = await send(request, signal);
  const isForm = request.headers['content-type'] === 'application/x-www-form-urlencoded';
  const { access_token: _, ...session } = text.startsWith('{"accessToken') ? JSON.parse(text) : {};
  const both = isForm ? { ...session, access_token: session.accessToken } : session;
  return {
    ...answer,
    headers: headers['x-request-id'] ? { ...headers, 'x-request-id': `own-${Math.random()}` } : headers,
    cookies: cookies.map((each) => each.replace('SameSite=Lax', 'SameSite=Lax; Max-Age=9')),
    text: session.accessToken ? JSON.stringify(both) : text,
  };
};

test('a mock takes on how a target signs in', async () => {
  const questions = (id: string) => /^(session\.(token|cookie)|auth\.token|transport\.req)/.test(id);
  const target = await learnedOf({ profile: { 'auth.token-form': 'opaque' } }, { questions }, foreign);
  const { readings } = profileOf(reportOf({ peopleUrl: '', org: '' }, target));

  expect(readings).toEqual({
    'auth.token-form': 'opaque',
    'session.token-name': 'by-form',
    'session.cookie': 'persistent',
    'transport.request-id': 'own',
  });
  expect(readOut(await learnedOf({ profile: readings }, { questions }))).toEqual(readOut(target));
});
