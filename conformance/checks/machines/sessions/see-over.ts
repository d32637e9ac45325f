import type { RuleId } from '../../../../generated/rules.js';
import type { CheckContext } from '../../../scene/check-context.js';
import type { Carrier, Carriers } from '../../../scene/learnt.js';
import { isSuccess } from '../../../scene/recorder.js';
import type { Scene } from '../../../scene/scene.js';
import type { Tokens } from './carriers.js';
import { end, onlyIn, renew, signIn } from './own-session.js';

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
