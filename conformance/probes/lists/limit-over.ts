import { ledgerIdIn } from '../../checks/machines/ledgers/own-ledger.js';
import { itemsOf, numberIn } from '../../target/wire/members.js';
import { answered, bodyOf, undecided } from '../answers.js';
import { asks } from '../probe.js';
import type { ProbeContext } from '../probe-context.js';

/** The highest limit of the lists of a ledger. */
const most = 100;

export const limitOver = asks('list.limit-over', {
  // Beside a bare list nothing tells which limit was applied.
  hiddenBy: { 'list.envelope': ['bare'] },
  needs: ['token', 'ledger'],
  requests: 4,
  async ask(t) {
    const ledger_id = await t.shared('some ledger', () => someLedger(t));
    const list = (limit: number) => t.call('listImports', { path: { ledger_id }, query: { limit } });
    const applied = numberIn(bodyOf(await list(most)), 'limit');
    const answer = await list(most + 1);
    return answered(answer, `limit ${most + 1}`, { 400: 'rejected', 422: 'rejected' }, ({ response }) => {
      if (applied !== most) throw undecided('the list of imports does not show which limit was applied');
      return numberIn(response.json, 'limit') === most ? 'clamped' : undefined;
    });
  },
});

/** A ledger that is there, or one of the run's own. */
async function someLedger(t: ProbeContext): Promise<string> {
  const [first] = itemsOf(bodyOf(await t.call('getLedgers'))).flatMap((ledger) => ledgerIdIn(ledger) ?? []);
  if (first !== undefined) return first;
  const made = ledgerIdIn(bodyOf(await t.call('createLedger', { body: { name: t.owned.name('ledger') } })));
  if (made === undefined) throw undecided('the answer to a ledger that was made shows no id');
  return made;
}
