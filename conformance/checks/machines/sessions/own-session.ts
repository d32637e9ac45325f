import type { RuleId } from '../../../../generated/rules.js';
import type { CheckContext } from '../../../scene/check-context.js';
import type { Carrier, Carriers } from '../../../scene/learnt.js';
import { isSuccess } from '../../../scene/recorder.js';
import type { Scene } from '../../../scene/scene.js';
import { EndScenario } from '../../../target/end-scenario.js';
import type { Exchange } from '../../../target/exchange.js';
import { signInUser, tokenIn } from '../../scenarios/session/sign-in.js';
import { exchange, type Tokens, tokensIn } from './carriers.js';

/** A session of the user that the run has started. */
export interface OwnSession {
  readonly tokens: Tokens;
  readonly accessToken: string | undefined;
  readonly answer: Exchange;
}

/** Starts a session. Ends the scenario where the user cannot sign in. */
export async function signIn(context: CheckContext, carriers: Carriers): Promise<OwnSession> {
  const answer = await signInUser(context);
  if (!answer) throw new EndScenario('inconclusive', 'the user cannot sign in');
  return { tokens: tokensIn(answer, carriers), accessToken: tokenIn(answer), answer };
}

/** Exchanges the refresh token of a session, in the carrier that is known to be taken. */
export function renew(context: CheckContext, { first }: Carriers, tokens: Tokens): Promise<Exchange> {
  return exchange(context, first, tokens[first] ?? '');
}

/** Ends the sessions behind a cookie and behind a body. @param caller @default nobody: an access token is not needed */
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

/** The refresh token in one carrier alone. */
export function onlyIn(carrier: Carrier, tokens: Tokens): Tokens {
  const token = tokens[carrier];
  return token === undefined ? {} : { [carrier]: token };
}

/** A session that must be over. */
export interface Over<Rule extends RuleId> {
  readonly rule: Rule;
  /** A refresh token of it, and what a step calls it. */
  readonly tokens: Tokens;
  readonly called: string;
  readonly why: string;
  /** What must end a session of its own, for this to say anything about the rule. */
  readonly providedThat?: readonly Carrier[];
}

/** Sees that a refresh token is no longer exchanged for a session. Answers whether the rule holds. */
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

/** Whether a fresh session is over after it was ended in the simplest way there is. */
async function endsAlone(context: CheckContext, carriers: Carriers, carrier: Carrier): Promise<boolean> {
  const { tokens } = await signIn(context, carriers);
  await end(context, onlyIn(carrier, tokens));
  return !isSuccess(await renew(context, carriers, tokens));
}
