import type { Carrier, Carriers, CheckContext } from '../../../check/check-context.js';
import { EndScenario, type RuleId, type Steps, scenario } from '../../../check/scenario.js';
import { type Exchange, isSuccess } from '../../../target/exchange.js';
import * as auth from '../../scenarios/session/sign-in.js';

export interface CreatedSession {
  readonly answer: Exchange;
  readonly accessToken: string | undefined;
  /** Its refresh token, the newest if it is replaced when it is exchanged. */
  readonly tokens: auth.Tokens;
}

/** Starts a session. Ends the scenario if the user cannot sign in. */
export async function signIn(context: CheckContext): Promise<CreatedSession> {
  const answer = await auth.signInUser(context);
  return { answer, accessToken: auth.tokenIn(answer), tokens: auth.tokensIn(answer) };
}

/** Exchanges the refresh token of a session, in the carrier that the target is known to accept. */
export function renew(context: CheckContext, { first }: Carriers, tokens: auth.Tokens): Promise<Exchange> {
  return auth.exchange(context, first, tokens[first] ?? '');
}

/** Ends the sessions of the tokens in a cookie and in a body. @param caller @default anonymous: no access token is needed */
export function end(
  context: CheckContext,
  tokens: auth.Tokens,
  caller = context.callers.anonymous,
): Promise<Exchange> {
  return context.call('endSession', auth.inputToEnd(tokens), caller);
}

/** How sessions are ended in one call: as many sessions as carriers. */
interface Ending {
  readonly rule: RuleId & `end.revokes-${string}`;
  readonly renewals: number;
  /** @default the one in which the target takes refresh tokens */
  readonly by?: readonly Carrier[];
  /** Whether the refresh token of the sign-in ends it, not the newest one. */
  readonly isByOldest?: true;
}

const endings = [
  { rule: 'end.revokes-cookie', renewals: 0, by: ['cookie'] },
  { rule: 'end.revokes-body', renewals: 0, by: ['body'] },
  { rule: 'end.revokes-cookie', renewals: 1, by: ['cookie'] },
  { rule: 'end.revokes-body', renewals: 1, by: ['body'] },
  { rule: 'end.revokes-rotated', renewals: 2, isByOldest: true },
  { rule: 'end.revokes-both', renewals: 0, by: ['cookie', 'body'] },
] as const satisfies readonly Ending[];

interface Life {
  readonly t: Steps;
  readonly carriers: Carriers;
  /** Carriers each of which has ended a session alone: otherwise nothing is shown by what they do not end together. */
  readonly proven: Set<Carrier>;
  other: auth.Tokens;
}

/** Sessions of one user are renewed and ended (section 4.3). An exchanged refresh token is sent again only when its session is over. */
export const sessionLife = scenario({
  id: 'sessions/life',
  rules: [
    ...new Set(endings.map(({ rule }) => rule)),
    'end.no-token-needed',
    'end.clears-cookie',
    'end.other-session-lives',
  ],
  needs: ['identity', 'user'],
  requests: 60,
  async record(t) {
    const carriers = await auth.carriersOf(t);
    t.step('sign in');
    const { tokens } = await signIn(t);
    const life: Life = { t, carriers, proven: new Set(), other: tokens };
    for (const ending of endings) await expectEnding(life, ending);
  },
});

async function expectEnding(life: Life, { rule, renewals, by: given, isByOldest }: Ending) {
  const { t, carriers, proven } = life;
  const by = given ?? [carriers.first];
  const untaken = by.find((carrier) => !carriers.taken.includes(carrier));
  if (untaken !== undefined) {
    const because = `no refresh token is exchanged for a session in the ${untaken}`;
    if (rule === 'end.revokes-cookie') t.skip('end.clears-cookie', because);
    return t.skip(rule, because);
  }
  const sessions: (CreatedSession & { readonly all: readonly [auth.Tokens, ...auth.Tokens[]] })[] = [];
  for (const carrier of by) {
    t.step(`sign in${renewals > 0 ? `, and exchange the refresh token ${renewals} times` : ''}: ${carrier}`);
    const session = await signIn(t);
    const all: [auth.Tokens, ...auth.Tokens[]] = [session.tokens];
    for (let nth = 0; nth < renewals; nth += 1) {
      const newer = await goOn(life, all[0]);
      if (newer === undefined) throw new EndScenario('inconclusive', 'a new refresh token is refused');
      if (newer[carriers.first] !== all[0][carriers.first]) all.unshift(newer);
    }
    sessions.push({ ...session, all });
  }
  if (isByOldest && sessions.some(({ all }) => all.length === 1))
    return t.skip(rule, 'a refresh token is not rotated: it stays the same');
  // Only a session that is still alive counts: some services keep one session per user.
  const other = await goOn(life, life.other);
  life.other = other ?? life.other;
  const sent: auth.Tokens = Object.fromEntries(
    by.map((carrier, nth) => [carrier, sessions[nth]?.all.at(isByOldest ? -1 : 0)?.[carrier]]),
  );
  t.step(`end it by the ${by.join(', and another one by the ')}${isByOldest ? ' of the sign-in' : ''}`);
  const ended = await end(t, sent);
  const [first] = sessions;
  if (!first) return;
  if (!isSuccess(ended)) {
    // A refusal for another reason says nothing about access tokens.
    const holder = t.callers.bearer('the user', first.accessToken ?? '');
    if (!isSuccess(await end(t, sent, holder))) t.body(ended);
  }
  t.expect('end.no-token-needed', ended).accepted('it needs no access token');
  const expected = 'the cookie of the sign-in, emptied or with a past expiry';
  const emptied = { at: 'header set-cookie', expected, received: 'no such cookie' };
  if (rule === 'end.revokes-cookie')
    t.soft('end.clears-cookie', ended).holds(auth.clearsCookie(first.answer, ended), emptied);
  for (const tokens of sessions.flatMap(({ all }) => all)) {
    t.step('exchange a refresh token of it');
    const answer = await renew(t, carriers, tokens);
    const isTelling = by.length === 1 && !isByOldest;
    const unproven = isTelling ? undefined : by.find((carrier) => !proven.has(carrier));
    if (isSuccess(answer) && unproven !== undefined)
      return t.cannot(rule, `a session is not even ended by the ${unproven} alone`);
    if (!t.soft(rule, answer).refused('its session was ended')) return;
    if (isTelling) for (const carrier of by) proven.add(carrier);
  }
  if (!other) return;
  t.step('exchange the refresh token of another session');
  const answer = await renew(t, carriers, other);
  t.soft('end.other-session-lives', answer).accepted('it is another session, which goes on');
  life.other = auth.tokensIn(answer, other);
}

/** Renews a session, and returns its refresh token then; undefined if it is over. */
async function goOn({ t, carriers }: Life, tokens: auth.Tokens): Promise<auth.Tokens | undefined> {
  const answer = await renew(t, carriers, tokens);
  return isSuccess(answer) ? auth.tokensIn(answer, tokens) : undefined;
}

/** A user without a role on the organization may end a session (section 4.3). */
export const withoutRole = scenario({
  id: 'sessions/without-role',
  rules: ['end.role-none'],
  needs: ['identity', 'user', 'second-user'],
  requests: 5,
  async record(t) {
    const carriers = await auth.carriersOf(t);
    const { email, password } = await t.callers.stranger();
    t.step('a user without a role signs in');
    const json = auth.user({ username: email, password }) ?? null;
    const signedIn = await t.session({ json, isGood: true });
    const ownToken = (answer: Exchange): auth.Tokens => ({
      [carriers.first]: auth.tokensIn(answer)[carriers.first],
    });
    const tokens = ownToken(signedIn);
    if (!isSuccess(signedIn) || tokens[carriers.first] === undefined)
      throw new EndScenario('inconclusive', 'a user without a role gets no refresh token');
    t.step('and ends the session');
    const answer = await end(t, tokens);
    // If no user can end a session in this way, the reason is not a missing role.
    if (!isSuccess(answer)) t.body(await end(t, ownToken((await signIn(t)).answer)));
    t.expect('end.role-none', answer).accepted('it needs no role on an organization');
  },
});
