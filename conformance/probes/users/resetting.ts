import type { Caller } from '../../target/caller.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { decided, undecided } from '../answers.js';
import { asks } from '../probe.js';
import type { ProbeContext } from '../probe-context.js';
import { agrees, otherwise } from '../sighting.js';

/** The answers to a caller without a credential: of nobody, and where a control plane makes users of one of these. */
const withoutCredential = (t: ProbeContext) =>
  t.shared('resets without a credential', () => resets(t, t.callers.anonymous));

const withCredential = (t: ProbeContext) =>
  t.shared('resets with a credential', () => resets(t, t.callers.main));

/** Initiates resets of passwords: only of those who are not, or whom a control plane made. */
async function resets(t: ProbeContext, caller: Caller) {
  const initiated = async (body: { readonly email?: string }) =>
    decided(await t.call('initiatePasswordReset', { body }, caller));
  const ofNobody = await initiated({ email: `${t.owned.name('nobody')}@example.com` });
  // What is not even looked at is taken as well.
  if (isSuccess(await initiated({})))
    throw undecided('the reset of a password is initiated for no email, too');
  const user = t.control && (await t.callers.lasting('a user without a role', []));
  return { ofNobody, ofUser: user && (await initiated({ email: user.email })) };
}

/** Whether a call was refused for its caller. */
const isForCaller = ({ response }: Exchange): boolean => [401, 403].includes(response.status);

const terms = { needs: ['identity', 'token', 'own-resources'], once: true } as const;

export const resettingProbes = {
  'user.reset-credential': asks('user.reset-credential', {
    ...terms,
    requests: 9,
    async ask(t) {
      const bare = await withoutCredential(t);
      const answer = bare.ofUser ?? bare.ofNobody;
      const saw = `a reset without a credential → status ${answer.response.status}`;
      if (isSuccess(answer)) {
        const guarded = decided(await t.call('getOrganization', {}, t.callers.anonymous));
        if (isSuccess(guarded)) throw undecided('other calls go without a credential, too');
        return agrees('none', saw);
      }
      if (!isForCaller(answer)) throw undecided(`${saw}: it may have another form`);
      const signed = await withCredential(t);
      const other = signed.ofUser ?? signed.ofNobody;
      if (isSuccess(other)) return agrees('bearer', `${saw}, with one → status ${other.response.status}`);
      throw undecided(`${saw}, and with one → status ${other.response.status}`);
    },
  }),
  'user.reset-unknown': asks('user.reset-unknown', {
    ...terms,
    requests: 7,
    async ask(t) {
      const bare = await withoutCredential(t);
      const { ofNobody, ofUser } = isForCaller(bare.ofNobody) ? await withCredential(t) : bare;
      const { status } = ofNobody.response;
      if (ofUser && !isSuccess(ofUser))
        throw undecided(`a reset of a user → status ${ofUser.response.status}`);
      if (!ofUser && !isSuccess(ofNobody))
        throw undecided('whether the reset of a user goes otherwise is not known');
      const saw = `a reset of an email that nobody has → status ${status}`;
      if (status === 202) return agrees('accepted-202', saw);
      return status === 404 ? agrees('rejected-404', saw) : otherwise(saw);
    },
  }),
};
