import type { OperationId } from '../../../generated/operations.js';
import { nobodysEmail } from '../../checks/kinds/invitations/invitations.js';
import { alteredAt } from '../../checks/scenarios/altered.js';
import { recordId } from '../../resources/kinds.js';
import { isLong } from '../../resources/near-ids.js';
import { unlessEnded } from '../../target/end-scenario.js';
import { isSuccess } from '../../target/exchange.js';
import { isObject } from '../../target/json.js';
import type { CallInput } from '../../target/wire/call-input.js';
import { itemsOf, textIn } from '../../target/wire/members.js';
import { answered, bodyOf, decided, demand, refusals, undecided } from '../answers.js';
import { asks } from '../probe.js';

/** Objects that can be listed, and read one by one. */
const kinds = [
  { kind: 'api-key', list: 'listApiKeys', get: 'getApiKey', path: (keyId: string) => ({ keyId }) },
  { kind: 'ledger', list: 'getLedgers', get: 'getLedger', path: (ledger_id: string) => ({ ledger_id }) },
  {
    kind: 'invitation',
    list: 'getInvitations',
    get: 'getInvitationDetails',
    path: (invitationId: string) => ({ invitationId }),
  },
] as const;

/**
 * A valid call and an invalid variant, in order of cost. A target may not have all of these operations, or in another
 * form.
 */
const invalid: readonly {
  readonly operation: OperationId;
  readonly sent: string;
  readonly good: CallInput;
  readonly bad: CallInput;
}[] = [
  {
    operation: 'getUsage',
    sent: 'usage by another group than org or principal',
    good: { query: { group_by: 'org' } },
    bad: { query: { group_by: 'colour' } },
  },
  {
    operation: 'search',
    sent: 'a search whose filters are no array',
    good: { body: { filters: [], size: 1 } },
    bad: { body: { filters: 7, size: 1 } },
  },
];

/** Probes of refusals that no find shows: each follows a valid call, which it is compared with. */
export const otherCalls = {
  'errors.not-found': asks('errors.not-found', {
    needs: ['token'],
    requests: 3 * kinds.length,
    async ask(t) {
      for (const { kind, list, get, path } of kinds) {
        const listed = await unlessEnded(t.call(list));
        if (!listed || !isSuccess(decided(listed))) continue;
        const ids = itemsOf(listed.response.json).flatMap((item) => recordId(kind, item) ?? []);
        const id = ids.find(isLong);
        if (id === undefined) continue;
        const of = (named: string): CallInput => ({ path: path(named) });
        // A success shows that the target has the operation in this form, and that the caller may use it.
        if (!isSuccess(decided(await t.call(get, of(id))))) continue;
        const answer = await t.call(get, of(unlike(id, ids)));
        if (isSuccess(answer)) continue;
        return answered(answer, `an id of nothing to ${get}`, refusals('errors.not-found'));
      }
      throw undecided('nothing was found that has an id, and can be got by it');
    },
  }),
  'errors.request-invalid': asks('errors.request-invalid', {
    requests: 2 * invalid.length,
    async ask(t) {
      let ignored: string | undefined;
      for (const { operation, sent, good, bad } of invalid) {
        const control = await unlessEnded(t.call(operation, good));
        if (!control || !isSuccess(decided(control)) || !isObject(control.response.json)) continue;
        const answer = decided(await t.call(operation, bad));
        // A call that is not validated shows no status: another one may be.
        if (!isSuccess(answer)) return answered(answer, sent, refusals('errors.request-invalid'));
        ignored = sent;
      }
      throw undecided(
        ignored === undefined ? 'no call was found that is answered' : `${ignored} is answered`,
      );
    },
  }),
  'errors.no-role': asks('errors.no-role', {
    needs: ['own-resources', 'identity', 'token'],
    requests: 6,
    async ask(t) {
      bodyOf(await t.call('listApiKeys'));
      const viewer = await t.callers.withRole('viewer');
      // A caller who may read the organization holds a role on it: it is too low, and not missing.
      bodyOf(await t.call('getOrganization', {}, viewer));
      const answer = await t.call('listApiKeys', {}, viewer);
      demand(!isSuccess(answer), 'an account of the role viewer may list API keys');
      return answered(answer, 'an account of the role viewer lists API keys', refusals('errors.no-role'));
    },
  }),
  'errors.conflict': asks('errors.conflict', {
    hiddenBy: { 'invite.revoked-form': ['deleted'] },
    needs: ['own-resources', 'identity', 'token'],
    requests: 5,
    once: true,
    async ask(t) {
      const invitation = { email: nobodysEmail(t), role: 'viewer' };
      const id = recordId('invitation', bodyOf(await t.call('createInvitation', { body: invitation })));
      demand(id !== undefined, 'the answer to a created invitation shows no id');
      const path = { invitationId: id };
      bodyOf(await t.call('revokeInvitation', { path }));
      const answer = await t.call('revokeInvitation', { path });
      // An invitation that is gone has no state that could conflict.
      if (!isSuccess(await t.call('getInvitationDetails', { path }))) {
        const { status } = answer.response;
        throw undecided(`a revoked invitation is not there any more: revoked again → status ${status}`);
      }
      return answered(answer, 'an invitation revoked again', refusals('errors.conflict'));
    },
  }),
  // Regenerating a secret returns something new each time, and leaves one thing to clean up.
  'errors.idempotency-key': asks('errors.idempotency-key', {
    needs: ['own-resources', 'identity', 'token'],
    requests: 4,
    once: true,
    async ask(t) {
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
    },
  }),
};

/** Returns an id of the same form that is none of these. */
function unlike(id: string, others: readonly string[]): string {
  let made = id;
  for (let at = id.length - 1; at >= id.length - 4; at -= 1) made = alteredAt(made, at);
  return others.includes(made) ? alteredAt(made, id.length - 1) : made;
}
