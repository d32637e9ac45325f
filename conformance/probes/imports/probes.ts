import { exampleContact, importMade, named, statusOf } from '../../checks/kinds/ledgers/own-imports.js';
import type { JsonObject } from '../../target/json.js';
import { textIn } from '../../target/wire/members.js';
import { agrees, bodyOf, demand, otherwise, type Sighting } from '../answers.js';
import { ledgerNeeds, ledgerRequests, ownLedger } from '../ledgers/own-ledger.js';
import { asks, type ProbeContext, type Probes } from '../probe.js';
import { requiredRole } from '../roles.js';
import { csvProbes } from './csv.js';
import { ended, isOpen, look, looks, neverEnds } from './ended.js';
import { fillingProbes } from './filling.js';
import { undoneProbes } from './undone.js';

/** Longer than any service takes for one contact. */
const forEver = 'P1D';

/** Concludes from the times of creation and completion. */
function byTimes(record: JsonObject): Sighting<'immediate' | '200-ms' | '1-minute'> {
  const at = (name: string) => Date.parse(textIn(record, name) ?? '');
  const ms = at('completed_at') - at('created_at');
  demand(!Number.isNaN(ms), 'an import does not show when it was created and completed');
  const within = (least: number, most: number) => ms >= least && ms <= most;
  if (within(100, 400)) return agrees('200-ms', 'an import of a contact → completed after some 200 ms');
  if (within(50_000, 70_000)) return agrees('1-minute', 'an import of a contact → completed after a minute');
  const duration = ms < 1000 ? 'less than a second' : `${Math.round(ms / 1000)} s`;
  return otherwise(`an import of a contact → completed after ${duration}`);
}

/** Moves time to see whether an import stays open; the caller puts the time back. */
async function stillOpen(t: ProbeContext, ledgerId: string, importId: string): Promise<Sighting<'stuck'>> {
  const { control } = t;
  demand(control !== undefined, neverEnds);
  await control.advance(forEver);
  t.callers.forgetTokens();
  const record = await look(t, ledgerId, importId);
  if (statusOf(record) === 'processing') return agrees('stuck', 'an import → processing after a day');
  return otherwise('an import → not completed after more than a minute');
}

export const importsProbes: Probes<'import'> = {
  'import.add-role': requiredRole(
    'import.add-role',
    [
      {
        operation: 'addContacts',
        input: async (t) => ({
          path: { ledger_id: (await t.shared('ledger to add to', () => ownLedger(t))).id },
          body: { contacts: [exampleContact(t.owned.name('contact'))] },
        }),
      },
    ],
    { needs: ledgerNeeds, requests: ledgerRequests },
  ),
  ...fillingProbes,
  'import.duration': asks('import.duration', {
    needs: ledgerNeeds,
    requests: ledgerRequests + 1 + looks + 2,
    movesTime: true,
    async ask(t) {
      const { id: ledgerId, name } = await ownLedger(t);
      const body = { contacts: [exampleContact(`${name}-1`)] };
      const added = await t.call('addContacts', { path: { ledger_id: ledgerId }, body });
      const answer = bodyOf(added);
      const importId = named(await importMade(t, ledgerId, added));
      const record = (await ended(t, ledgerId, [importId])).get(importId) ?? {};
      if (isOpen(record)) return stillOpen(t, ledgerId, importId);
      if (statusOf(answer) === 'completed') return 'immediate';
      return byTimes(record);
    },
  }),
  ...undoneProbes,
  ...csvProbes,
};
