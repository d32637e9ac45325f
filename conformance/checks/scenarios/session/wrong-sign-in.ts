import type { CheckContext } from '../../../check/check-context.js';
import { type Exchange, type RuleId, type Steps, trial } from '../../../check/scenario.js';
import type { Json, JsonObject } from '../../../target/json.js';
import type { SessionRequest } from '../../../target/session.js';
import type { Capability } from '../../../target/target.js';
import { inOtherCase } from '../../../target/wire/text-key.js';
import { alteredAt, type Drawn, drawn, indexWithin } from '../altered.js';
import { areAlike, type Guessed, guessedAccount, guessedUser, ofNobody, tokenIn } from './sign-in.js';

/** Sign-ins that are wrong in one way, each of which must fail (section 7). */
interface Wrong {
  /** @default that of the rule */
  readonly id?: string;
  readonly rule: RuleId;
  readonly why: string;
  readonly hows: readonly string[];
  /** @default nothing */
  readonly needs?: readonly Capability[];
  /** Whose right sign-in is made wrong. @default nobody's */
  readonly whose?: (context: CheckContext) => Promise<Guessed | undefined>;
  /** Only the grant is wrong: a service that ignores it would sign the caller in. */
  readonly ofGrant?: true;
  sent(drawn: Drawn, right: JsonObject, context: CheckContext): SessionRequest;
}

const nearest = 'other case';
const spaced = 'with a space';
/** The most telling ones first: after some of them an account may be locked. */
const wrongTexts = [nearest, spaced, 'altered', 'cut', 'with a tail', 'shorter', 'longer'];
const accountOrUser = async (context: CheckContext) =>
  (await guessedAccount(context)) ?? (await guessedUser(context));

const ofPassword = {
  rule: 'session.password-wrong',
  why: 'the password is wrong',
  needs: ['user'],
  sent(drawn, right) {
    const json = { ...right, password: wrongTextOf(right['password'], drawn) };
    return drawn.place % 2 === 0 ? { json } : { form: `${new URLSearchParams(json)}` };
  },
} as const satisfies Omit<Wrong, 'hows'>;

/** Wrong secrets come before wrong grants, as an account that existed before the run is given few of either. */
const wrongs = [
  {
    rule: 'session.refresh-bogus',
    why: 'nobody issued this refresh token',
    hows: ['in the body', 'in the cookie', 'in both'],
    sent: ({ how, text }) => ({
      json: { grantType: 'refreshToken', ...(how !== 'in the cookie' && { refreshToken: text }) },
      ...(how !== 'in the body' && { cookie: `refreshToken=${text}; refresh_token=${text}` }),
    }),
  },
  {
    rule: 'session.cc-wrong-secret',
    why: 'the secret is wrong',
    hows: wrongTexts,
    needs: ['service-account'],
    whose: guessedAccount,
    sent: (drawn, right) => ({ json: { ...right, clientSecret: wrongTextOf(right['clientSecret'], drawn) } }),
  },
  {
    rule: 'session.cc-unknown-client',
    why: 'nobody has this client id',
    hows: ['made-up', 'longer', 'prefixed', 'altered'],
    // Enough of the id is made up that it is not that of another account, which might be locked out.
    sent({ how, text }, _, { target: { clientId = '', clientSecret = text } }) {
      const ids: Readonly<Record<string, string>> = {
        longer: `${clientId}${text}`,
        prefixed: `${text}${clientId}`,
        altered: clientId.slice(0, Math.ceil(clientId.length / 2)) + text,
      };
      return { json: { grantType: 'clientCredentials', clientId: ids[how] ?? text, clientSecret } };
    },
  },
  {
    rule: 'session.cc-missing-secret',
    why: 'there is no secret',
    // The ways in which a member is absent (section 2).
    hows: ['left out', 'empty', 'null'],
    needs: ['service-account'],
    whose: guessedAccount,
    sent({ how }, { clientSecret: _, ...without }) {
      if (how === 'left out') return { json: without };
      return { json: { ...without, clientSecret: how === 'null' ? null : '' } };
    },
  },
  { ...ofPassword, hows: wrongTexts, whose: guessedUser },
  {
    rule: 'session.grant-case',
    why: 'grantType is misspelt',
    hows: ['_', '-', 'Pascal', 'UPPER', 'UPPER_', 'lower'],
    whose: accountOrUser,
    ofGrant: true,
    sent: ({ how }, right) => ({ json: { ...right, grantType: misspelt(right, how) } }),
  },
  {
    rule: 'session.grant-unknown',
    why: 'grantType is none of the three',
    hows: ['foo', 'implicit', 'authorizationCode', 'apiKey', 'clientCredentials2', 'none'],
    whose: accountOrUser,
    ofGrant: true,
    sent: ({ how }, right) => ({ json: { ...right, grantType: how } }),
  },
  {
    ...ofPassword,
    id: 'session/password-spaced',
    hows: [spaced],
    // One that the run has made was given it with the others.
    async whose(context) {
      const guessed = await guessedUser(context);
      return guessed?.isReal ? guessed : undefined;
    },
  },
] as const satisfies readonly Wrong[];

/** Some hashes use only the first 72 bytes, so the difference lies well before. */
const telling = 40;
/** The longest text whose end such a hash certainly uses. */
const wholeMax = 64;

/** Derives a wrong text. A very short one could be right by accident, so it is replaced. */
function wrongTextOf(rightText: Json | undefined, { how, text, place }: Drawn): string {
  const right = String(rightText);
  if (how === 'made-up' || right.length < 6) return text;
  if (how === nearest) return inOtherCase(right) === right ? text : inOtherCase(right);
  if (how === 'altered') return alteredAt(right, indexWithin(0, Math.min(right.length, telling), place));
  const others: Readonly<Record<string, string>> = {
    ...{ longer: `x${right}`, shorter: right.slice(1) },
    ...(right.length <= wholeMax && {
      cut: right.slice(0, -1),
      'with a tail': `${right}x`,
      [spaced]: `${right} `,
    }),
  };
  return others[how] ?? text;
}

/** Returns the grant that fits the credentials, misspelt. `password` is split in two, as it is a single word in lower case. */
function misspelt({ clientId }: JsonObject, how: string): string {
  const words = clientId === undefined ? ['pass', 'word'] : ['client', 'credentials'];
  const pascal = words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
  if (how === 'Pascal') return pascal.join('');
  if (how === 'lower') return words.join(clientId === undefined ? ' ' : '');
  return how.startsWith('UPPER') ? words.join(how.slice(5)).toUpperCase() : words.join(how);
}

export const wrongSignIns = wrongs.map((wrong: Wrong & { rule: (typeof wrongs)[number]['rule'] }) => {
  const { rule, id = rule.replace('.', '/'), why, hows, needs = [], whose, ofGrant, sent } = wrong;
  // All wrong texts are tried in one case, as each shows another fault.
  const isEach = hows.includes(spaced);
  return trial({
    id,
    rules: [rule],
    needs,
    // Each way to be wrong at least once, where these are few.
    runs: isEach ? 1 : Math.max(4, hows.length),
    requests: isEach ? hows.length : ofGrant ? 2 : 1,
    cases: () => drawn(hows),
    async record(t, value) {
      const guessed = await whose?.(t);
      if (whose && !guessed) return;
      const { right, isReal } = guessed ?? { right: {}, isReal: false };
      // An account from before the run is given so few wrong texts that the nearest one goes first.
      const ways = isReal && hows.includes(nearest) ? [nearest] : isEach ? hows : [value.how];
      for (const [nth, how] of ways.entries()) {
        if (isEach) t.step(`sign in, ${how}`);
        const request = sent({ ...value, how, place: (value.place + nth) % 1000 }, right, t);
        if (ofGrant && isReal) {
          // It is risked only if the service looks at the credentials before the grant.
          const [known, answer] = await ofNobody(t, right, { ...right, ...Object(request.json) });
          if (!areAlike(known, answer)) return expectFailed(t, rule, answer, why);
        }
        expectFailed(t, rule, await t.session({ ...request, mustFail: true }), why);
      }
    },
  });
});

/** Section 7: a failed login is not answered with 200, and returns no token. */
function expectFailed<Rule extends RuleId>(t: Steps<Rule>, rule: Rule, answer: Exchange, why: string) {
  const { status } = answer.response;
  if (status === 429 || status === 423)
    return t.cannot(rule, `status ${status}: the sign-in was throttled, or the account is locked`);
  const token = tokenIn(answer) !== undefined;
  t.soft(rule, answer).holds(status !== 200 && !token, {
    at: status === 200 ? 'status' : 'body',
    expected: `a failed login, not status 200 and no token: ${why}`,
    received: `${status} ${token ? 'with' : 'without'} an access token`,
  });
}
