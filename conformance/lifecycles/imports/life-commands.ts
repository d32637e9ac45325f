import type { LifeCommand, LifeScene } from '../../scenarios/lifecycle.js';
import type { Recorder } from '../../scenarios/recorder.js';
import type { JsonObject } from '../../target/json.js';
import { addContacts, completed } from '../ledgers/own-ledger.js';
import { exampleContact } from './example-contact.js';
import { seeCounts } from './following.js';
import {
  type ImportsModel,
  inState,
  type ModelImport,
  newReference,
  noteRows,
  present,
} from './life-model.js';
import { askOrLeave } from './listing.js';
import { deleteImportContacts, getImport, isDeletable, named, statusOf } from './own-import.js';
import { referencesOf } from './references.js';
import { seeDeletion } from './see-deletion.js';

export const lifeRules = [
  'imports.list',
  'imports.counts-add-up',
  'imports.delete-completed',
  'imports.delete-only-own',
  'imports.delete-other-state',
] as const;

export type LifeRule = (typeof lifeRules)[number];

/** Notes that an import is completed. */
export function noteCompletion(batch: ModelImport, record: JsonObject, t: Recorder<LifeRule>): void {
  batch.state = 'completed';
  seeCounts(t, record, batch.rows);
}

async function complete(model: ImportsModel, batch: ModelImport, { t }: LifeScene<LifeRule>): Promise<void> {
  t.step('wait for the import');
  noteCompletion(batch, await completed(t, model.ledgerId, batch.id), t);
}

/** Adds rows of these references, of which the skipped ones are there already. */
async function add(
  model: ImportsModel,
  { t }: LifeScene<LifeRule>,
  rows: Pick<ModelImport, 'own' | 'skipped'>,
): Promise<void> {
  const contacts = [...rows.skipped, ...rows.own].map(exampleContact);
  noteRows(model, named(await addContacts(t, model.ledgerId, contacts)), rows);
}

/** What can happen to the imports of a ledger. */
export const lifeCommands: Readonly<Record<string, LifeCommand<ImportsModel, LifeRule>>> = {
  'begin an import': {
    when: ({ isBroken }) => !isBroken,
    run: (model, scene) =>
      add(model, scene, { own: [newReference(model), newReference(model)], skipped: [] }),
  },
  'wait for an import': {
    when: (model) => inState(model, 'open').length > 0,
    async run(model, scene) {
      const batch = scene.pick(inState(model, 'open'));
      if (batch) await complete(model, batch, scene);
    },
  },
  'import a contact again, and another one': {
    when: (model) => present(model).length > 0,
    async run(model, scene) {
      const again = scene.pick(present(model));
      if (again === undefined) return;
      await add(model, scene, { own: [newReference(model)], skipped: [again] });
      const batch = inState(model, 'open').find(({ skipped }) => skipped.includes(again));
      if (batch) await complete(model, batch, scene);
    },
  },
  'delete the contacts of an import': {
    when: (model) => inState(model, 'completed').length > 0,
    async run(model, { t, pick }) {
      const batch = pick(inState(model, 'completed'));
      if (batch === undefined) return;
      const { ledgerId } = model;
      const [before, there] = [await referencesOf(t, ledgerId), present(model)];
      const skipped = batch.skipped.filter((each) => before.has(each) && there.includes(each));
      t.step(`delete the ${batch.own.length} contacts of a completed import`);
      const deletion = await deleteImportContacts(t, ledgerId, batch.id);
      const why = 'the contacts of a completed import can be deleted';
      model.isBroken =
        !t.soft('imports.delete-completed', deletion).accepted(why) ||
        !(await seeDeletion({ t, ledgerId }, { before, own: batch.own, skipped }));
      const status = statusOf(t.object(await getImport(t, ledgerId, batch.id)));
      // Where it stays as it was, nothing forbids to delete again what is not there.
      if (isDeletable(status)) model.imports.splice(model.imports.indexOf(batch), 1);
      else batch.state = 'undone';
    },
  },
  'delete them again': {
    when: (model) => inState(model, 'undone').length > 0,
    async run(model, { t, pick }) {
      const batch = pick(inState(model, 'undone'));
      if (batch === undefined) return;
      t.step('delete the contacts of an import once more');
      const deletion = await deleteImportContacts(t, model.ledgerId, batch.id);
      const why = 'its contacts were deleted before';
      model.isBroken = !t.soft('imports.delete-other-state', deletion).refused(why);
    },
  },
  'list the imports': {
    when: (model) => inState(model, 'open', 'completed', 'undone').length > 0,
    async run(model, { t }) {
      const { ids, exchange } = await askOrLeave({ t, ledgerId: model.ledgerId });
      const missing = model.imports.filter(({ id }) => !ids.includes(id)).length;
      model.isBroken = !t.soft('imports.list', exchange).holds(missing === 0, {
        at: 'imports',
        expected: `all ${model.imports.length} imports`,
        received: `${ids.length} imports, and ${missing} are missing`,
      });
    },
  },
};
