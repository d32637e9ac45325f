import { type LifeScene, lifecycle } from '../../scenarios/lifecycle.js';
import { isSuccess } from '../../scenarios/recorder.js';
import type { JsonObject } from '../../target/json.js';
import { textIn } from '../../wire/members.js';
import { rowsFor, seeTotal } from './contents.js';
import { seeUnlisted } from './deletion.js';
import { deleteLedger, getLedger, isPart, listedIn, updateLedger } from './ledger-calls.js';
import { addContacts, completed, contactsOf, createLedger, type OwnLedger } from './own-ledger.js';

type Rule = 'ledger.create' | 'ledger.update-name' | 'ledger.total-counts-contacts' | 'ledger.delete';

/** A ledger that is there. */
interface Held extends OwnLedger {
  /** What the steps call it. */
  readonly label: string;
  /** How often contacts were added. */
  readonly imports: number;
}

/** What should be there. */
interface Model {
  held: readonly Held[];
  /** How the list of ledgers showed those that were deleted, by their ids. */
  deleted: ReadonlyMap<string, JsonObject>;
  /** Something did not hold: what follows from it says nothing. */
  isBroken: boolean;
}

const [heldAtMost, importsAtMost] = [3, 1];

/** Ledgers in whatever order they are created, renamed, filled and deleted, one by one and at once (section 4.3). */
export const ledgerLife = lifecycle<Model, Rule>({
  id: 'ledgers/life',
  rules: ['ledger.create', 'ledger.update-name', 'ledger.total-counts-contacts', 'ledger.delete'],
  needs: ['ledger', 'token', 'own-resources'],
  runs: 6,
  requestsPerRun: 30,
  length: 6,
  begin: async (t) => ({
    held: [{ ...(await createLedger(t)), label: 'ledger 1', imports: 0 }],
    deleted: new Map(),
    isBroken: false,
  }),
  commands: {
    create: {
      when: ({ held, isBroken }) => held.length < heldAtMost && !isBroken,
      async run(model, { t }) {
        const label = `ledger ${model.held.length + model.deleted.size + 1}`;
        model.held = [...model.held, { ...(await createLedger(t)), label, imports: 0 }];
      },
    },
    rename: {
      when: isAny,
      run: (model, scene) => rename(model, scene, ['renamed']),
    },
    'rename twice at once': {
      when: isAny,
      run: (model, scene) => rename(model, scene, ['one', 'two']),
    },
    'add contacts': {
      when: (model) => isAny(model) && model.held.some(mayGrow),
      async run(model, { t, pick }) {
        const ledger = pick(model.held.filter(mayGrow));
        if (!ledger) return;
        t.step(`in ${ledger.label}`);
        const importId = await addContacts(t, ledger.id, rowsFor(t, 2));
        if (importId === undefined) return;
        await completed(t, ledger.id, importId);
        change(model, ledger, { imports: ledger.imports + 1 });
        model.isBroken = !(await seeTotal(t, ledger.id));
      },
    },
    'delete a contact twice at once': {
      when: (model) => isAny(model) && model.held.some(hasGrown),
      async run(model, { t, pick }) {
        const ledger = pick(model.held.filter(hasGrown));
        if (!ledger) return;
        const contact = pick(await contactsOf(t, ledger.id));
        const contactId = textIn(contact, 'id', 'contact_id');
        if (contactId === undefined) return;
        t.step(`delete a contact of ${ledger.label} twice at once`);
        const path = { ledger_id: ledger.id, contact_id: contactId };
        await Promise.all([1, 2].map(() => t.call('deleteContact', { path })));
        model.isBroken = !(await seeTotal(t, ledger.id));
      },
    },
    list: {
      when: ({ isBroken }) => !isBroken,
      async run(model, { t }) {
        if (model.deleted.size > 0) {
          model.isBroken = !(await seeUnlisted(t, model.deleted));
          return;
        }
        t.step('list the ledgers');
        const list = await t.call('getLedgers');
        const body = t.body(list);
        if (isPart(body)) return;
        const missing = model.held.filter(({ id }) => !listedIn(body, id)).map(({ id }) => id);
        const seen = {
          at: 'ledgers',
          expected: 'every ledger that was created',
          received: `lacks ${missing}`,
        };
        model.isBroken = !t.soft('ledger.create', list).holds(missing.length === 0, seen);
      },
    },
    delete: {
      when: isAny,
      run: (model, scene) => remove(model, scene, 1),
    },
    'delete twice at once': {
      when: isAny,
      run: (model, scene) => remove(model, scene, 2),
    },
  },
});

function isAny({ held, isBroken }: Readonly<Model>): boolean {
  return held.length > 0 && !isBroken;
}

const mayGrow = ({ imports }: Held): boolean => imports < importsAtMost;
const hasGrown = ({ imports }: Held): boolean => imports > 0;

function change(model: Model, { id }: Held, to: Partial<Held>): void {
  model.held = model.held.map((each) => (each.id === id ? { ...each, ...to } : each));
}

/** Renames a ledger, to several names at once where several are given: then it has one of them in the end. */
async function rename(model: Model, { t, pick }: LifeScene<Rule>, ends: readonly string[]): Promise<void> {
  const ledger = pick(model.held);
  if (!ledger) return;
  const names = ends.map((end) => `${t.owned.name('ledger')}-${end}`);
  t.step(names.length === 1 ? `rename ${ledger.label}` : `rename ${ledger.label} twice at once`);
  const taken = await Promise.all(
    names.map(async (name) => (isSuccess(await updateLedger(t, ledger.id, { name })) ? [name] : [])),
  );
  const possible = taken.flat();
  if (possible.length === 0) return;
  t.step('get it');
  const got = await getLedger(t, ledger.id);
  const name = textIn(t.object(got), 'name');
  if (name === undefined) return;
  const expected = `"${possible.join('" or "')}"`;
  const holds = possible.includes(name);
  model.isBroken = !t.soft('ledger.update-name', got).holds(holds, { at: 'name', expected, received: name });
  change(model, ledger, { name });
}

/** Deletes a ledger, so many times at once. In whatever order that happened, it is deleted. */
async function remove(model: Model, { t, pick }: LifeScene<Rule>, times: number): Promise<void> {
  const ledger = pick(model.held);
  if (!ledger) return;
  const before = listedIn(t.body(await t.call('getLedgers')), ledger.id);
  t.step(times === 1 ? `delete ${ledger.label}` : `delete ${ledger.label} twice at once`);
  const deletions = await Promise.all(Array.from({ length: times }, () => deleteLedger(t, ledger.id)));
  if (!deletions.some(isSuccess)) return;
  model.held = model.held.filter(({ id }) => id !== ledger.id);
  if (before) model.deleted = new Map([...model.deleted, [ledger.id, before]]);
}
