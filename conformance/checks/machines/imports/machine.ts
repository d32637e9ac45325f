import { machine, type Situation, type Standing } from '../../../scene/machine.js';
import type { Scene } from '../../../scene/scene.js';
import { EndScenario } from '../../../target/end-scenario.js';
import { createLedger } from '../ledgers/own-ledger.js';
import { askOrLeave } from './listing.js';
import { deleteImportContacts, getImport, importContacts, isDeletable, statusOf } from './own-import.js';
import { type References, referencesWith, seeDeletion } from './references.js';

const rules = [
  'imports.list',
  'imports.delete-completed',
  'imports.delete-only-own',
  'imports.delete-other-state',
] as const;

type Rule = (typeof rules)[number];
type State = 'completed' | 'undone';

interface Batch {
  readonly id: string;
  /** Reference ids in it that the ledger already had. */
  readonly skipped: readonly string[];
  /** Its status after its contacts were deleted. */
  readonly status?: string | undefined;
}

/** The ledger and its contacts, by reference id. */
interface Ledger {
  readonly ledgerId: string;
  /** Prefix of every reference id. */
  readonly name: string;
  named: number;
  /** The import that created each contact. */
  readonly creators: Map<string, string>;
  /** Reference ids of deleted contacts. */
  lost: readonly string[];
  shown: References;
}

/**
 * Imports into one ledger (sections 3 and 4.3). Each has duplicates of present contacts and, if any, a deleted contact.
 *
 * |           | delete a contact | delete its contacts    | list |
 * | --------- | ---------------- | ---------------------- | ---- |
 * | completed | completed        | undone: just its own   | there |
 * | undone    |                  | refused                | there |
 */
export const importMachine = machine<Batch, State, Ledger, Rule>({
  id: 'imports',
  rules,
  requests: 30,
  async begin(t) {
    const { id: ledgerId, name } = await createLedger(t);
    const world = { ledgerId, name, named: 0, creators: new Map(), lost: [], shown: new Map() };
    // So that each following import has duplicates to skip.
    await create(t, world);
    return world;
  },
  create: { to: 'completed', atMost: 2, run: create },
  states: {
    completed: {
      'delete a contact': { run: deleteContact },
      'delete its contacts': { to: 'undone', run: undo },
    },
    undone: {
      'delete its contacts': {
        async run(t, { id, status }, { world }) {
          if (status === undefined || isDeletable(status)) {
            const because = `an import stays ${status} when its contacts are deleted`;
            return t.skip('imports.delete-other-state', because);
          }
          t.step('delete the contacts of an import again');
          const again = await deleteImportContacts(t, world.ledgerId, id);
          t.expect('imports.delete-other-state', again).refused(`the import is ${status}`);
        },
      },
    },
  },
  reads: { list },
});

const createdBy = ({ creators }: Ledger, id: string): readonly string[] =>
  [...creators].flatMap(([reference, creator]) => (creator === id ? [reference] : []));

async function create(t: Scene<Rule>, world: Ledger): Promise<Batch> {
  const { ledgerId, name, creators, lost } = world;
  const known = [...creators.keys()];
  const skipped = [...new Set([...known.slice(0, 1), ...known.slice(-1)])];
  const own = [...lost.slice(0, 1), ...[1, 2, 3].map(() => `${name}-${++world.named}`)];
  const { id } = await importContacts(t, ledgerId, [...skipped, ...own]);
  const shown = await referencesWith([...skipped, ...own], t, ledgerId);
  if (skipped.some((reference) => shown.get(reference) !== world.shown.get(reference)))
    throw new EndScenario('inconclusive', 'a duplicate was not skipped: it became another contact');
  for (const reference of own) creators.set(reference, id);
  Object.assign(world, { shown, lost: lost.slice(1) });
  return { id, skipped };
}

async function deleteContact(
  t: Scene<Rule>,
  { id }: Batch,
  { world }: Situation<Batch, State, Ledger>,
): Promise<void> {
  const [reference] = createdBy(world, id);
  const contactId = world.shown.get(reference ?? '');
  if (reference === undefined || !contactId) return;
  t.step('delete a contact of an import');
  const path = { ledger_id: world.ledgerId, contact_id: contactId };
  t.body(await t.call('deleteContact', { path }));
  world.creators.delete(reference);
  world.lost = [...world.lost, reference];
}

async function undo(
  t: Scene<Rule>,
  batch: Batch,
  { world }: Situation<Batch, State, Ledger>,
): Promise<Batch> {
  const { ledgerId, creators } = world;
  const own = createdBy(world, batch.id);
  const skipped = batch.skipped.filter((each) => creators.has(each) && !own.includes(each));
  t.step(`delete the ${own.length} contacts of a completed import`);
  const deletion = await deleteImportContacts(t, ledgerId, batch.id);
  t.expect('imports.delete-completed', deletion).accepted(
    'the contacts of a completed import can be deleted',
  );
  await seeDeletion(t, ledgerId, { before: [...creators.keys()], own, skipped });
  for (const reference of own) creators.delete(reference);
  world.lost = [...world.lost, ...own];
  return { ...batch, status: statusOf(t.object(await getImport(t, ledgerId, batch.id))) };
}

async function list(
  t: Scene<Rule>,
  batches: readonly Standing<Batch, State>[],
  { ledgerId }: Ledger,
): Promise<void> {
  const listing = await askOrLeave({ t, ledgerId });
  const missing = batches.filter(({ thing }) => !listing.ids.includes(thing.id)).length;
  t.expect('imports.list', listing.exchange).holds(missing === 0, {
    at: 'imports',
    expected: `all ${batches.length} imports`,
    received: `${listing.ids.length} imports, and ${missing} are missing`,
  });
}
