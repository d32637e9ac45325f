import { alteredAt } from '../../checks/scenarios/altered.js';
import { recordId } from '../../resources/kinds.js';
import { isLong } from '../../resources/near-ids.js';
import { unlessEnded } from '../../target/end-scenario.js';
import { isSuccess } from '../../target/exchange.js';
import type { CallInput } from '../../target/wire/call-input.js';
import { itemsOf } from '../../target/wire/members.js';
import { answered, decided, undecided } from '../answers.js';
import { asks } from '../probe.js';

/** Objects that can be listed, and got one by one. */
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

export const notFound = asks('errors.not-found', {
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
      // That it is found shows that the target has the operation, in this form, and that the caller may call it.
      if (!isSuccess(decided(await t.call(get, of(id))))) continue;
      const answer = await t.call(get, of(unlike(id, ids)));
      if (isSuccess(answer)) continue;
      return answered(answer, `an id of nothing to ${get}`, { 404: 'rejected-404', 403: 'rejected-403' });
    }
    throw undecided('nothing was found that has an id, and can be got by it');
  },
});

/** An id of the same form that none of these is. */
function unlike(id: string, others: readonly string[]): string {
  let made = id;
  for (let at = id.length - 1; at >= id.length - 4; at -= 1) made = alteredAt(made, at);
  return others.includes(made) ? alteredAt(made, id.length - 1) : made;
}
