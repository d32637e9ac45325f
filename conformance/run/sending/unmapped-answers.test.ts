import { expect, test } from 'vitest';
import { runWithSecondUser } from '../../../fixtures/with-second-user.js';
import type { Transport } from '../../target/transport.js';

/** Serves what is like this at another path, or answers the creation of invitations without an id. */
const serving =
  (elsewhere: RegExp, hidesIds = false) =>
  (inner: Transport): Transport =>
  async (request, signal) => {
    const { method, url } = request;
    const [path = ''] = url.split('?');
    if (elsewhere.test(`${method} ${path}`)) return inner({ ...request, url: `${url}/elsewhere` }, signal);
    const answer = await inner(request, signal);
    if (!hidesIds || !/POST .*\/invitations$/.test(`${method} ${path}`)) return answer;
    return { ...answer, text: answer.text.replace(/"id":"[^"]*",?/, '') };
  };
const answers = '/invitations/[^/]+/(accept|decline)$';
const revoking = 'DELETE .*/invitations/[^/]+$';
const listing = 'GET .*/invitations$';

test.each([
  ['accept and decline', [answers], 'second-invitation', false],
  ['accept and decline', [answers], 'conflict', false],
  ['accept, decline and the list', [answers, listing], 'second-invitation', false],
  ['accept, decline and revoke', [answers, revoking], 'second-invitation', true],
  ['accept, decline, revoke and the list', [answers, revoking, listing], 'second-invitation', true],
] as const)(
  'where %s are elsewhere, each invitation of a run is removed, or listed with its id',
  { timeout: 60_000 },
  async (_, elsewhere, duplicate, isLeft) => {
    const around = serving(new RegExp(elsewhere.join('|')));
    const profile = { 'invite.duplicate': duplicate };
    const { left, pending, afterCleanup } = await runWithSecondUser(['invite'], { profile }, around);
    const told = left.filter(({ kind }) => kind === 'invitation').map(({ because }) => because);
    expect(pending.length > 0).toBe(isLeft);
    expect(told).toHaveLength(pending.length);
    expect(pending.filter((id) => !told.some((because) => because.includes(id)))).toEqual([]);
    expect(afterCleanup).toEqual({ pending: [], left: [] });
  },
);

test.each([false, true])(
  'what was created without an id is found in the list, or listed by its name: %s',
  { timeout: 60_000 },
  async (isElsewhere) => {
    const around = serving(new RegExp(isElsewhere ? listing : 'nothing'), true);
    const { left, pending, afterCleanup } = await runWithSecondUser(['invite'], {}, around);
    expect(pending.length > 0).toBe(isElsewhere);
    expect(left).toHaveLength(pending.length);
    expect(afterCleanup).toEqual({ pending: [], left: [] });
  },
);
