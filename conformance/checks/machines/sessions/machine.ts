import type { Carrier, Carriers } from '../../../scene/learnt.js';
import { type Cell, machine, type Situation } from '../../../scene/machine.js';
import { isSuccess } from '../../../scene/recorder.js';
import type { Scene } from '../../../scene/scene.js';
import { EndScenario } from '../../../target/end-scenario.js';
import type { Exchange } from '../../../target/exchange.js';
import { carriersOf, type Tokens, tokensIn } from './carriers.js';
import { clearsCookie } from './cleared-cookie.js';
import { end, onlyIn, renew, seeOver, signIn } from './own-session.js';

const rules = [
  'end.no-token-needed',
  'end.revokes-cookie',
  'end.revokes-body',
  'end.revokes-rotated',
  'end.clears-cookie',
  'end.other-session-lives',
] as const;

type Rule = (typeof rules)[number];
type State = 'fresh' | 'renewed' | 'twice renewed' | 'ended';

interface Session {
  readonly answer: Exchange;
  readonly accessToken: string | undefined;
  /** Its refresh tokens, the newest first. */
  tokens: readonly [Tokens, ...Tokens[]];
  /** The rule by which it must be over, and the tokens that ended it. */
  over?: { readonly rule: Rule; readonly sent: Tokens; readonly providedThat: readonly Carrier[] };
}

type Sessions = Situation<Session, State, Carriers>;

/**
 * Sessions of one user (section 4.3). A refresh token that was exchanged is presented again only when its session is over:
 * before that, presenting it may itself end the session.
 *
 * |               | renew         | end by the cookie, by the body | end by the first refresh token | end again, renew again |
 * | ------------- | ------------- | ------------------------------ | ------------------------------ | ---------------------- |
 * | fresh         | renewed       | ended                          |                                |                        |
 * | renewed       | twice renewed | ended                          |                                |                        |
 * | twice renewed | twice renewed |                                | ended                          |                        |
 * | ended         |               |                                |                                | accepted, refused      |
 */
export const sessionMachine = machine<Session, State, Carriers, Rule>({
  id: 'sessions',
  rules,
  needs: ['identity', 'user'],
  requests: 75,
  begin: carriersOf,
  create: {
    to: 'fresh',
    atMost: 2,
    async run(t, carriers) {
      t.step('sign in');
      const { tokens, ...session } = await signIn(t, carriers);
      return { ...session, tokens: [tokens] };
    },
  },
  states: {
    fresh: { renew: { to: 'renewed', run: goOn }, ...ending() },
    renewed: { renew: { to: 'twice renewed', run: goOn }, ...ending() },
    'twice renewed': {
      renew: { run: goOn },
      'end by the first refresh token': { to: 'ended', run: endByFirst },
    },
    ended: {
      'renew again': {
        async run(t, session, { world }) {
          // The newest one was refused when the session was ended.
          for (const tokens of session.tokens.slice(1)) await seeEnded(t, session, tokens, world);
        },
      },
    },
  },
  reads: {},
});

function ending() {
  const cell = (carrier: Carrier): Cell<Session, State, Carriers, Rule> => ({
    to: 'ended',
    run: (t, session, all) => endBy(carrier, t, session, all),
  });
  return { 'end by the cookie': cell('cookie'), 'end by the body': cell('body') };
}

/** Exchanges the refresh token of a session that was not ended. */
async function goOn(t: Scene<Rule>, session: Session, { world }: Sessions): Promise<void> {
  t.step('exchange its refresh token');
  const [newest] = session.tokens;
  const answer = await renew(t, world, newest);
  if (!isSuccess(answer)) {
    const { status } = answer.response;
    throw new EndScenario('inconclusive', `a refresh token was answered with status ${status}`);
  }
  const tokens = tokensIn(answer, world, newest);
  if (tokens[world.first] !== newest[world.first]) session.tokens = [tokens, ...session.tokens];
}

async function endBy(carrier: Carrier, t: Scene<Rule>, session: Session, all: Sessions): Promise<void> {
  const rule = carrier === 'cookie' ? 'end.revokes-cookie' : 'end.revokes-body';
  const [newest] = session.tokens;
  const sent = onlyIn(carrier, newest);
  if (sent[carrier] === undefined) {
    const because = `no refresh token is exchanged for a session in the ${carrier}`;
    t.skip(rule, because);
    if (carrier === 'cookie') t.skip('end.clears-cookie', because);
    throw new EndScenario('skipped', because);
  }
  await seeEnd(t, session, all, { rule, sent, providedThat: [] });
}

async function endByFirst(t: Scene<Rule>, session: Session, all: Sessions): Promise<void> {
  const { first } = all.world;
  const oldest = session.tokens.at(-1) ?? session.tokens[0];
  if (oldest[first] === session.tokens[0][first]) {
    throw new EndScenario('skipped', 'a refresh token is not rotated: it stays the same');
  }
  const sent = onlyIn(first, oldest);
  await seeEnd(t, session, all, { rule: 'end.revokes-rotated', sent, providedThat: [first] });
}

/** Ends a session, and checks that it is over and the others are not. */
async function seeEnd(
  t: Scene<Rule>,
  session: Session,
  { world, others }: Sessions,
  over: NonNullable<Session['over']>,
): Promise<void> {
  const { sent } = over;
  // Only sessions that are still alive count: some services keep one session per user.
  const alive = [];
  for (const { thing, state } of others) {
    if (state !== 'ended' && (await isRenewed(t, thing, world))) alive.push(thing);
  }
  t.step(`end a session by ${sent.body === undefined ? 'its cookie' : 'the refreshToken of the body'}`);
  const ended = await end(t, sent);
  if (!isSuccess(ended)) await seeTokenNeeded(t, session, sent, ended);
  t.soft('end.no-token-needed', ended).accepted('it needs no access token');
  if (over.rule === 'end.revokes-cookie') {
    t.soft('end.clears-cookie', ended).holds(clearsCookie(session.answer, ended), {
      at: 'header set-cookie',
      expected: 'the cookie of the sign-in, emptied or with a past expiry',
      received: 'no such cookie',
    });
  }
  session.over = over;
  await seeEnded(t, session, session.tokens[0], world);
  for (const other of alive) {
    t.step('exchange the refresh token of another session');
    const answer = await renew(t, world, other.tokens[0]);
    t.expect('end.other-session-lives', answer).accepted('it is another session, which goes on');
    other.tokens = [tokensIn(answer, world, other.tokens[0]), ...other.tokens];
  }
}

async function isRenewed(t: Scene<Rule>, session: Session, carriers: Carriers): Promise<boolean> {
  const answer = await renew(t, carriers, session.tokens[0]);
  if (isSuccess(answer)) session.tokens = [tokensIn(answer, carriers, session.tokens[0]), ...session.tokens];
  return isSuccess(answer);
}

async function seeEnded(
  t: Scene<Rule>,
  { over }: Session,
  tokens: Tokens,
  carriers: Carriers,
): Promise<void> {
  if (!over) return;
  const { rule, providedThat } = over;
  const called = 'a refresh token of it';
  const isOver = await seeOver(t, carriers, {
    rule,
    tokens,
    called,
    why: 'its session was ended',
    providedThat,
  });
  if (!isOver) throw new EndScenario('unmet', 'the session is not over');
}

/** Reports that ending a session needs an access token if the same call succeeds with one. Ends the scenario. */
async function seeTokenNeeded(
  t: Scene<Rule>,
  { accessToken }: Session,
  sent: Tokens,
  refused: Exchange,
): Promise<never> {
  const holder = accessToken === undefined ? undefined : t.callers.bearer('the user', accessToken);
  const isNeeded = holder !== undefined && isSuccess(await end(t, sent, holder));
  // A refusal for another reason says nothing about access tokens.
  if (!isNeeded) t.body(refused);
  const expected = 'a 2xx, as with an access token: it needs none';
  const seen = { at: 'status', expected, received: refused.response.status };
  t.expect('end.no-token-needed', refused).holds(false, seen);
  throw new EndScenario('inconclusive', 'a session cannot be ended without an access token');
}
