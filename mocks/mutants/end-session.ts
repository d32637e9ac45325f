import type { AnyCall } from '../engine/handler.js';
import { principals } from '../engine/principals.js';
import type { World } from '../engine/world.js';
import { readRefreshCookie } from '../identity/session-reply.js';
import { families, findRefreshToken } from '../identity/sessions.js';
import { isObject } from '../state/json.js';
import type { Mutant } from './mutant.js';
import { onCall } from './on-call.js';
import { isGranted, refusal, refusingReply } from './on-reply.js';

/** Mutants of ending a session (section 4.3). */
export const endSessionMutants = {
  'end.token-needed': {
    breaks: 'end.no-token-needed',
    mutation: 'Ending a session is refused without an access token.',
    answer: refusingReply('endSession', 401, ({ request }) => !request.headers.has('authorization')),
  },
  'end.cookie-not-read': {
    breaks: 'end.revokes-cookie',
    mutation: 'The cookie is not looked at.',
    call: onCall('endSession', withoutCookie),
  },
  'end.body-or-cookie': {
    breaks: 'end.revokes-both',
    mutation: 'Where there is a refreshToken in the body, the cookie is not looked at.',
    call: onCall('endSession', (call) => (isObject(call.body) ? withoutCookie(call) : call)),
  },
  'end.newest-only': {
    breaks: 'end.revokes-rotated',
    mutation: 'A refresh token that was exchanged ends nothing: those rotated from it go on.',
    call: onCall('endSession', async (call, world) => {
      const isNewest = (await tokensOf(call, world)).every((token) => token?.rotatedAtMs === null);
      return isNewest ? call : { ...withoutCookie(call), body: null };
    }),
  },
  'end.cookie-stays': {
    breaks: 'end.clears-cookie',
    mutation: 'The cookie of an ended session is not taken away.',
    answer: (draft, { operation }) => (operation === 'endSession' ? { ...draft, cookies: [] } : draft),
  },
  'end.cookie-of-other-path': {
    breaks: 'end.clears-cookie',
    mutation: 'A cookie is taken away, but at another path than the one that it was set for.',
    answer: (draft, { operation }) => {
      if (operation !== 'endSession') return draft;
      const cookies = draft.cookies.map((cookie) => cookie.replace(/Path=[^;]*/, 'Path=/elsewhere'));
      return { ...draft, cookies };
    },
  },
  'end.role-needed': {
    breaks: 'end.role-none',
    mutation: 'A session of a user without a role on any organization cannot be ended.',
    answer: async (draft, scene) => {
      const { call, world } = scene;
      if (!call || !isGranted(draft, scene, ['endSession'])) return draft;
      for (const token of await tokensOf(call, world)) {
        const family = await world.store.get(families, token?.family ?? '');
        const { roles = {} } = (family && (await world.store.get(principals, family.principalId))) ?? {};
        if (family && Object.values(roles).flat().length === 0) return refusal(draft, 403, 'no role');
      }
      return draft;
    },
  },
} as const satisfies Record<string, Mutant>;

function withoutCookie(call: AnyCall): AnyCall {
  const headers = new Headers(call.headers());
  headers.delete('cookie');
  return { ...call, headers: () => headers };
}

function tokensOf({ headers, body }: AnyCall, world: World) {
  const inBody = isObject(body) ? body['refreshToken'] : undefined;
  const sent = [readRefreshCookie(headers().get('cookie'), world), inBody];
  const tokens = sent.filter((token) => typeof token === 'string');
  return Promise.all(tokens.map((token) => findRefreshToken(world.store, token)));
}
