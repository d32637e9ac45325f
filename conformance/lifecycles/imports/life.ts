import { lifecycle } from '../../scenarios/lifecycle.js';
import { createLedger } from '../ledgers/own-ledger.js';
import { type LifeRule, lifeCommands, lifeRules, noteCompletion } from './life-commands.js';
import { type ImportsModel, newReference, noteRows } from './life-model.js';
import { importContacts } from './own-import.js';

/** Imports into one ledger, and what they made deleted again, in any order (sections 3 and 4.3). */
export const importLife = lifecycle<ImportsModel, LifeRule>({
  id: 'imports/life',
  rules: lifeRules,
  needs: ['token'],
  runs: 5,
  requestsPerRun: 22,
  length: 14,
  async begin(t) {
    const { id: ledgerId, name } = await createLedger(t);
    const model: ImportsModel = { ledgerId, name, imports: [], named: 0, isBroken: false };
    // Without it, most of what can happen could not.
    const own = [newReference(model), newReference(model)];
    const { id, record } = await importContacts(t, ledgerId, own);
    noteRows(model, id, { own, skipped: [] });
    for (const batch of model.imports) noteCompletion(batch, record, t);
    return model;
  },
  commands: lifeCommands,
});
