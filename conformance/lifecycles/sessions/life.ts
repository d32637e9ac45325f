import type { RuleId } from '../../../generated/rules.js';
import { type LifeScene, lifecycle } from '../../scenarios/lifecycle.js';
import { isSuccess } from '../../scenarios/recorder.js';
import type { Scene } from '../../scenarios/scene.js';
import { type Carrier, type Carriers, carriersOf, type Tokens, tokensIn } from './carriers.js';
import { end, onlyIn, renew, signIn } from './own-session.js';
import { seeOver } from './see-over.js';

const rules = [
  'end.revokes-cookie',
  'end.revokes-body',
  'end.revokes-both',
  'end.revokes-rotated',
  'end.other-session-lives',
] as const satisfies readonly RuleId[];

type Rule = (typeof rules)[number];
type SessionScene = LifeScene<Rule>;

interface Living {
  readonly name: string;
  /** Its refresh tokens, the newest first. */
  readonly tokens: readonly [Tokens, ...Tokens[]];
  /** What happened since it was last seen to go on. */
  readonly since: ReadonlySet<'sign-in' | 'end'>;
}

/** A session that was ended: the refresh token that it was ended by, and those rotated from it. */
interface Ended {
  readonly name: string;
  readonly tokens: readonly Tokens[];
  readonly rule: Rule;
  readonly providedThat: readonly Carrier[];
}

interface Sessions {
  readonly carriers: Carriers;
  started: number;
  living: readonly Living[];
  ended: readonly Ended[];
}

const livingMax = 3;

/**
 * Sessions of one user that begin, go on and end in any order (section 4.3). A refresh token that was exchanged is
 * presented only once its session is over: before, that alone may end the session.
 */
export const sessionLife = lifecycle<Sessions, Rule>({
  id: 'sessions/life',
  rules,
  needs: ['identity', 'user', 'own-resources'],
  runs: 2,
  requestsPerRun: 25,
  length: 10,
  shortest: 6,
  async begin(t) {
    const carriers = await carriersOf(t);
    const sessions: Sessions = { carriers, started: 0, living: [], ended: [] };
    for (let count = 0; count < livingMax; count += 1) await begin(sessions, t);
    return sessions;
  },
  commands: {
    'sign in': {
      when: ({ living }) => living.length < livingMax,
      run: (sessions, { t }) => begin(sessions, t),
    },
    'go on': { when: ({ living }) => living.length > 0, run: goOn },
    'end by the cookie': {
      when: (sessions) => sessions.living.length > 0 && takes(sessions, 'cookie'),
      run: (sessions, scene) => endBy('cookie', sessions, scene),
    },
    'end by the body': {
      when: (sessions) => sessions.living.length > 0 && takes(sessions, 'body'),
      run: (sessions, scene) => endBy('body', sessions, scene),
    },
    'end by an earlier refresh token': {
      when: ({ living }) => living.some(isRotated),
      async run(sessions, scene) {
        const { first } = sessions.carriers;
        const chosen = scene.pick(sessions.living.filter(isRotated));
        const sent = chosen?.tokens.at(-1);
        if (!chosen || !sent) return;
        scene.t.step(`end ${chosen.name} by its first refresh token`);
        await seeEnded(sessions, scene, onlyIn(first, sent), [
          { name: chosen.name, tokens: chosen.tokens, rule: 'end.revokes-rotated', providedThat: [first] },
        ]);
      },
    },
    'end two': {
      when: (sessions) => sessions.living.length > 1 && takes(sessions, 'cookie') && takes(sessions, 'body'),
      async run(sessions, scene) {
        const one = scene.pick(sessions.living);
        const other = scene.pick(sessions.living.filter((each) => each !== one));
        if (!one || !other) return;
        scene.t.step(`end ${one.name} by the cookie and ${other.name} by the body, in one call`);
        const rule = 'end.revokes-both';
        const sent = { ...onlyIn('cookie', one.tokens[0]), ...onlyIn('body', other.tokens[0]) };
        await seeEnded(sessions, scene, sent, [
          { name: one.name, tokens: one.tokens.slice(0, 1), rule, providedThat: ['cookie'] },
          { name: other.name, tokens: other.tokens.slice(0, 1), rule, providedThat: ['body'] },
        ]);
      },
    },
    'use an ended session': {
      when: ({ ended }) => ended.length > 0,
      async run(sessions, scene) {
        const chosen = scene.pick(sessions.ended);
        const tokens = scene.pick(chosen?.tokens ?? []);
        if (!chosen || !tokens) return;
        if (!(await seeGone(sessions, scene, chosen, tokens))) forget(sessions, [chosen.name]);
      },
    },
  },
});

function takes({ carriers }: Readonly<Sessions>, carrier: Carrier): boolean {
  return carriers.places[carrier] !== undefined;
}

const isRotated = ({ tokens }: Living): boolean => tokens.length > 1;

async function begin(sessions: Sessions, t: Scene<Rule>): Promise<void> {
  sessions.started += 1;
  const name = `session ${sessions.started}`;
  t.step(`sign in (${name})`);
  const { tokens } = await signIn(t, sessions.carriers);
  doubt(sessions, 'sign-in');
  sessions.living = [...sessions.living, { name, tokens: [tokens], since: new Set() }];
}

/** From now on a session that does not go on may have been ended by this. */
function doubt(sessions: Sessions, what: 'sign-in' | 'end'): void {
  sessions.living = sessions.living.map((each) => ({ ...each, since: new Set([...each.since, what]) }));
}

/** Exchanges the refresh token of a session that nobody has ended. */
async function goOn(sessions: Sessions, { t, pick }: SessionScene): Promise<void> {
  const chosen = pick(sessions.living);
  if (!chosen) return;
  const { carriers } = sessions;
  const [newest] = chosen.tokens;
  t.step(`exchange the refresh token of ${chosen.name}`);
  const answer = await renew(t, carriers, newest);
  // Where a session was started since, too, nobody can tell which of the two it did not outlive.
  const isTelling = chosen.since.has('end') && !chosen.since.has('sign-in');
  if (isTelling) t.soft('end.other-session-lives', answer).accepted('only other sessions were ended');
  if (!isSuccess(answer)) return forget(sessions, [chosen.name]);
  const tokens = tokensIn(answer, carriers, newest);
  const isNew = tokens[carriers.first] !== newest[carriers.first];
  replace(sessions, {
    ...chosen,
    tokens: isNew ? [tokens, ...chosen.tokens] : chosen.tokens,
    since: new Set(),
  });
}

async function endBy(carrier: Carrier, sessions: Sessions, scene: SessionScene): Promise<void> {
  const chosen = scene.pick(sessions.living);
  if (!chosen) return;
  const [newest] = chosen.tokens;
  const rule = carrier === 'cookie' ? 'end.revokes-cookie' : 'end.revokes-body';
  scene.t.step(`end ${chosen.name} by the ${carrier}`);
  await seeEnded(sessions, scene, onlyIn(carrier, newest), [
    { name: chosen.name, tokens: [newest], rule, providedThat: [] },
  ]);
}

/** Ends sessions in one call, and sees that each of them is over. */
async function seeEnded(
  sessions: Sessions,
  scene: SessionScene,
  sent: Tokens,
  ended: readonly Ended[],
): Promise<void> {
  scene.t.body(await end(scene.t, sent));
  forget(
    sessions,
    ended.map(({ name }) => name),
  );
  doubt(sessions, 'end');
  for (const each of ended) {
    // The newest one first: another one may be refused for having been exchanged.
    const [newest = {}] = each.tokens;
    if (!(await seeGone(sessions, scene, each, newest))) return;
    sessions.ended = [...sessions.ended, each];
  }
}

function seeGone(
  { carriers }: Sessions,
  { t }: SessionScene,
  { name, rule, providedThat }: Ended,
  tokens: Tokens,
): Promise<boolean> {
  const called = `a refresh token of ${name}`;
  return seeOver(t, carriers, {
    rule,
    tokens,
    called,
    why: `${name} was ended`,
    providedThat,
  });
}

function replace(sessions: Sessions, changed: Living): void {
  sessions.living = sessions.living.map((each) => (each.name === changed.name ? changed : each));
}

function forget(sessions: Sessions, names: readonly string[]): void {
  sessions.living = sessions.living.filter(({ name }) => !names.includes(name));
  sessions.ended = sessions.ended.filter(({ name }) => !names.includes(name));
}
