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

/** Learns a target, and a mock with what was learned of it, which must be the same. */
async function takenOn(asked: RegExp, between: Between, profile = {}) {
  const options = { safety: 'read-only', questions: (id: string) => asked.test(id) } as const;
  const target = await learnedOf({ profile }, options, between);
  const { readings } = profileOf(reportOf({ peopleUrl: '', org: '' }, target));
  const refusals = new Set<string>();
  const taken = await learnedOf({ profile: readings }, options, (send) => async (request, signal) => {
    const answer = await send(request, signal);
    const form = answer.text.startsWith('{"detail":[') ? 'list' : 'text';
    if (answer.status >= 400 && answer.status !== 401) refusals.add(`${answer.status} ${form}`);
    return answer;
  });
  expect(readOut(taken)).toEqual(readOut(target));
  return { readings, refusals: [...refusals] };
}

test('a mock takes on how a framework refuses, each status and each form of the body', async () => {
  const { readings, refusals } = await takenOn(/^(errors|find|invite|lookup)\./, framework);

  expect(Object.values(readings).filter((reading) => reading.includes('-400'))).toEqual([]);
  expect(readings['errors.body']).toBe('by-cause');
  expect(refusals.filter((each) => /^400|422 text|[^2] list/.test(each))).toEqual([]);
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
  const asked = /^(session\.(token|cookie)|auth\.token|transport\.req)/;
  expect((await takenOn(asked, foreign, { 'auth.token-form': 'opaque' })).readings).toEqual({
    'auth.token-form': 'opaque',
    'session.token-name': 'by-form',
    'session.cookie': 'persistent',
    'transport.request-id': 'own',
  });
});

test('a mock takes on how a target writes the moments of its resources', async () => {
  const seconds: Between = (send) => async (request, signal) => {
    const { text, ...answer } = await send(request, signal);
    return { ...answer, text: text.replace(/\.\d{3}Z"/g, 'Z"') };
  };
  const { readings } = await takenOn(/^resource\.date$/, seconds);
  expect(readings).toEqual({ 'resource.date': 'fraction-0' });
});

test('a mock takes on that members which were not asked for are null', async () => {
  const nulls: Between = (send) => async (request, signal) => {
    const { text, ...answer } = await send(request, signal);
    const isSelected = request.body?.includes('return_fields') === true;
    return { ...answer, text: isSelected ? text.replace(/"people":\[\{/, '$&"jobs":null,') : text };
  };
  const { readings } = await takenOn(/^find\.return-fields$/, nulls);
  expect(readings).toEqual({ 'find.return-fields': 'projected-null' });
});
