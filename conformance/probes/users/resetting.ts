import type { Caller } from '../../target/caller.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { decided, undecided } from '../answers.js';
import type { ProbeContext } from '../probe-context.js';

/** Initiates the reset of a password: only of those who are not, or whom a control plane made. */
export async function initiated(t: ProbeContext, email: string, caller: Caller): Promise<Exchange> {
  return decided(await t.call('initiatePasswordReset', { body: { email } }, caller));
}

/** The answers to a caller without a credential: of nobody, and where a control plane makes users of one of these. */
export const withoutCredential = (t: ProbeContext) =>
  t.shared('resets without a credential', () => resets(t, t.callers.anonymous));

export const withCredential = (t: ProbeContext) =>
  t.shared('resets with a credential', () => resets(t, t.callers.main));

async function resets(t: ProbeContext, caller: Caller) {
  const ofNobody = await initiated(t, `${t.owned.name('nobody')}@example.com`, caller);
  // What is not even looked at is taken as well.
  const ofNothing = decided(await t.call('initiatePasswordReset', { body: {} }, caller));
  if (isSuccess(ofNothing)) throw undecided('the reset of a password is initiated for no email, too');
  const user = t.control && (await t.callers.lasting('a user without a role', []));
  return { ofNobody, ofUser: user && (await initiated(t, user.email, caller)) };
}

/** Whether a call was refused for its caller. */
export const isForCaller = ({ response }: Exchange): boolean => [401, 403].includes(response.status);
