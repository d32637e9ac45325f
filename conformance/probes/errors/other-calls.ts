import { nobodysEmail } from '../../checks/kinds/invitations/invitations.js';
import { alteredAt } from '../../checks/scenarios/altered.js';
import { recordId } from '../../resources/kinds.js';
import { isLong } from '../../resources/near-ids.js';
import { unlessEnded } from '../../target/end-scenario.js';
import { isSuccess } from '../../target/exchange.js';
import { itemsOf, textIn } from '../../target/wire/members.js';
import { answered, bodyOf, decided, demand, undecided } from '../answers.js';
import { asks } from '../probe.js';

/** Objects that can be listed, and read one by one. */
const kinds = [
  ['api-key', 'listApiKeys', 'getApiKey', 'keyId'],
  ['ledger', 'getLedgers', 'getLedger', 'ledger_id'],
  ['invitation', 'getInvitations', 'getInvitationDetails', 'invitationId'],
] as const;

const needs = ['own-resources', 'identity', 'token'] as const;

/** Probes of refusals that no find shows: each follows a valid call, which it is compared with. */
export const otherCalls = {
  'errors.not-found': asks({ needs: ['token'], requests: 9 }, async (t) => {
    for (const [kind, list, get, parameter] of kinds) {
      const listed = await unlessEnded(t.call(list));
      if (!listed || !isSuccess(decided(listed))) continue;
      const ids = itemsOf(listed.response.json).flatMap((item) => recordId(kind, item) ?? []);
      const id = ids.find(isLong);
      if (id === undefined) continue;
      // A success shows that the target has the operation in this form, and that the caller may use it.
      if (!isSuccess(decided(await t.call(get, { path: { [parameter]: id } })))) continue;
      const answer = await t.call(get, { path: { [parameter]: unlike(id, ids) } });
      if (!isSuccess(answer)) return answered(answer, `an id of nothing to ${get}`, 'errors.not-found');
    }
    throw undecided('nothing was found that has an id, and can be got by it');
  }),
  'errors.request-invalid': asks({}, async (t) => {
    bodyOf(await t.call('search', { body: { filters: [], size: 1 } }));
    const answer = await t.call('search', { body: { filters: 7, size: 1 } });
    demand(!isSuccess(answer), 'a search whose filters are no array is answered');
    return answered(answer, 'a search whose filters are no array', 'errors.request-invalid');
  }),
  'errors.no-role': asks({ needs, requests: 6 }, async (t) => {
    bodyOf(await t.call('listApiKeys'));
    const viewer = await t.callers.withRole('viewer');
    // A caller who may read the organization holds a role on it: it is too low, and not missing.
    bodyOf(await t.call('getOrganization', {}, viewer));
    const answer = await t.call('listApiKeys', {}, viewer);
    demand(!isSuccess(answer), 'an account of the role viewer may list API keys');
    return answered(answer, 'an account of the role viewer lists API keys', 'errors.no-role');
  }),
  'errors.conflict': asks({ needs, once: true }, async (t) => {
    const invitation = { email: nobodysEmail(t), role: 'viewer' };
    const id = recordId('invitation', bodyOf(await t.call('createInvitation', { body: invitation })));
    demand(id !== undefined, 'the answer to a created invitation shows no id');
    const path = { invitationId: id };
    bodyOf(await t.call('revokeInvitation', { path }));
    const answer = await t.call('revokeInvitation', { path });
    // An invitation that is gone has no state that could conflict.
    const isThere = isSuccess(await t.call('getInvitationDetails', { path }));
    demand(isThere, 'a revoked invitation is not there any more');
    return answered(answer, 'an invitation revoked again', 'errors.conflict');
  }),
  // Regenerating a secret returns something new each time, and leaves one thing to clean up.
  'errors.idempotency-key': asks({ needs, once: true }, async (t) => {
    const body = { name: t.owned.name('account'), roles: ['viewer'] };
    const clientId = recordId('service-account', bodyOf(await t.call('createServiceAccount', { body })));
    demand(clientId !== undefined, 'the answer to a service account that was made shows no id');
    const regenerate = async (key: string): Promise<string> => {
      const headers = { 'idempotency-key': key };
      const answer = await t.call('regenerateSecret', { path: { clientId }, headers });
      const secret = textIn(bodyOf(answer), 'clientSecret');
      demand(secret !== undefined, 'the answer to a secret that was made anew does not show it');
      return secret;
    };
    const first = await regenerate(body.name);
    // If another key makes no difference either, the key is not the reason.
    demand((await regenerate(`${body.name}-2`)) !== first, 'a new secret is the one that was there');
    return (await regenerate(body.name)) === first ? 'replayed' : 'ignored';
  }),
};

/** Returns an id of the same form that is none of these. */
function unlike(id: string, others: readonly string[]): string {
  let made = id;
  for (let at = id.length - 1; at >= id.length - 4; at -= 1) made = alteredAt(made, at);
  return others.includes(made) ? alteredAt(made, id.length - 1) : made;
}
