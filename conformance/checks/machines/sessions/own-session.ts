import type { RuleId } from '../../../../generated/rules.js';
import type { CheckContext } from '../../../scene/check-context.js';
import type { Carrier, Carriers } from '../../../scene/learnt.js';
import { isSuccess } from '../../../scene/recorder.js';
import type { Scene } from '../../../scene/scene.js';
import { EndScenario } from '../../../target/end-scenario.js';
import type { Exchange } from '../../../target/exchange.js';
import { signInUser, tokenIn } from '../../scenarios/session/sign-in.js';
import { exchange, type Tokens, tokensIn } from './carriers.js';

/** A session of the user, started by the run. */
export interface OwnSession {
  readonly tokens: Tokens;
  readonly accessToken: string | undefined;
  readonly answer: Exchange;
}

/** Starts a session. Ends the scenario if the user cannot sign in. */
export async function signIn(context: CheckContext, carriers: Carriers): Promise<OwnSession> {
  const answer = await signInUser(context);
  if (!answer) throw new EndScenario('inconclusive', 'the user cannot sign in');
  return { tokens: tokensIn(answer, carriers), accessToken: tokenIn(answer), answer };
}

/** Exchanges the refresh token of a session, in the carrier that the target is known to accept. */
export function renew(context: CheckContext, { first }: Carriers, tokens: Tokens): Promise<Exchange> {
  return exchange(context, first, tokens[first] ?? '');
}

/** Ends the sessions of the tokens in a cookie and in a body. @param caller @default anonymous: no access token is needed */
export function end(
  context: CheckContext,
  { cookie, body }: Tokens,
  caller = context.callers.anonymous,
): Promise<Exchange> {
  return context.call(
    'endSession',
    {
      ...(cookie === undefined ? {} : { headers: { cookie } }),
      ...(body === undefined ? {} : { body: { refreshToken: body } }),
    },
    caller,
  );
}

/** Returns the refresh token in one carrier only. */
export function onlyIn(carrier: Carrier, tokens: Tokens): Tokens {
  const token = tokens[carrier];
  return token === undefined ? {} : { [carrier]: token };
}

/** A session that must be over. */
export interface Over<Rule extends RuleId> {
  readonly rule: Rule;
  /** A refresh token of it, and its name in the steps of a report. */
  readonly tokens: Tokens;
  readonly called: string;
  readonly why: string;
  /** Carriers each of which must end a session alone; otherwise a failure says nothing about the rule. */
  readonly providedThat?: readonly Carrier[];
}

/** Checks that a refresh token is no longer exchanged for a session. Returns whether the rule holds. */
export async function seeOver<Rule extends RuleId>(
  t: Scene<Rule>,
  carriers: Carriers,
  { rule, tokens, called, why, providedThat = [] }: Over<Rule>,
): Promise<boolean> {
  t.step(`exchange ${called}`);
  const answer = await renew(t, carriers, tokens);
  if (isSuccess(answer)) {
    for (const carrier of providedThat) {
      if (await endsAlone(t, carriers, carrier)) continue;
      t.cannot(rule, `a session is not even ended by the ${carrier} alone`);
      return false;
    }
  }
  return t.soft(rule, answer).refused(why);
}

/** Whether ending a new session in the simplest way, by one carrier, has an effect. */
async function endsAlone(context: CheckContext, carriers: Carriers, carrier: Carrier): Promise<boolean> {
  const { tokens } = await signIn(context, carriers);
  await end(context, onlyIn(carrier, tokens));
  return !isSuccess(await renew(context, carriers, tokens));
}
