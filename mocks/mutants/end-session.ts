import type { AnyCall } from '../engine/handler.js';
import { getPrincipal } from '../engine/principals.js';
import type { World } from '../engine/world.js';
import { readRefreshCookie } from '../identity/session-reply.js';
import { endFamily, familiesOf, findFamily, findRefreshToken } from '../identity/sessions.js';
import { isObject } from '../state/json.js';
import type { Mutant } from './mutant.js';
import { onCall } from './on-call.js';
import { isGranted, refusingReply } from './on-reply.js';
import { refusal } from './rewrite.js';

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
  'end.body-not-read': {
    breaks: 'end.revokes-body',
    mutation: 'The refreshToken of the body is not looked at.',
    call: onCall('endSession', (call) => ({ ...call, body: null })),
  },
  'end.cookie-or-body': {
    breaks: 'end.revokes-both',
    mutation: 'Where there is a cookie, the body is not looked at.',
    call: onCall('endSession', (call, world) =>
      readRefreshCookie(call.headers.get('cookie'), world) === undefined ? call : { ...call, body: null },
    ),
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
      const found = await Promise.all(
        tokensOf(call, world).map((token) => findRefreshToken(world.store, token)),
      );
      const isNewest = found.every((token) => token?.rotatedAtMs === null);
      return isNewest ? call : { ...withoutCookie(call), body: null };
    }),
  },
  'end.every-session': {
    breaks: 'end.other-session-lives',
    mutation: 'With one session all sessions of the user end.',
    answer: async (draft, { call, world, ...scene }) => {
      if (!call || !isGranted(draft, { ...scene, call, world }, ['endSession'])) return draft;
      const { store } = world;
      for (const { principalId } of await familiesBehind(call, world)) {
        for (const family of await familiesOf(store, principalId)) await endFamily(family, store, world);
      }
      return draft;
    },
  },
  'end.cookie-stays': {
    breaks: 'end.clears-cookie',
    mutation: 'The cookie of an ended session is not taken away.',
    answer: (draft, { operation }) => (operation === 'endSession' ? { ...draft, cookies: [] } : draft),
  },
  'end.cookie-of-other-path': {
    breaks: 'end.clears-cookie',
    mutation: 'A cookie is taken away, but at another path than the one that it was set for.',
    answer: (draft, { operation }) =>
      operation === 'endSession'
        ? {
            ...draft,
            cookies: draft.cookies.map((cookie) => cookie.replace(/Path=[^;]*/, 'Path=/elsewhere')),
          }
        : draft,
  },
  'end.role-needed': {
    breaks: 'end.role-none',
    mutation: 'A session of a user without a role on any organization cannot be ended.',
    answer: async (draft, { call, world, ...scene }) => {
      if (!call || !isGranted(draft, { ...scene, call, world }, ['endSession'])) return draft;
      for (const { principalId } of await familiesBehind(call, world)) {
        const roles = Object.values((await getPrincipal(world.store, principalId))?.roles ?? {});
        if (roles.every((held) => held.length === 0)) return refusal(draft, 403, 'no role');
      }
      return draft;
    },
  },
} as const satisfies Record<string, Mutant>;

function withoutCookie(call: AnyCall): AnyCall {
  const headers = new Headers(call.headers);
  headers.delete('cookie');
  return { ...call, headers };
}

/** Returns the refresh tokens that a call carries. */
function tokensOf({ headers, body }: AnyCall, world: World): readonly string[] {
  const inBody = isObject(body) ? body['refreshToken'] : undefined;
  return [readRefreshCookie(headers.get('cookie'), world), inBody].filter(
    (token) => typeof token === 'string',
  );
}

async function familiesBehind(call: AnyCall, world: World) {
  const tokens = await Promise.all(
    tokensOf(call, world).map((token) => findRefreshToken(world.store, token)),
  );
  const families = await Promise.all(tokens.map((token) => findFamily(world.store, token?.family ?? '')));
  return families.filter((family) => family !== undefined);
}
