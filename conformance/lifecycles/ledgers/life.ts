import { lifecycle, type Scene } from '../../scenarios/lifecycle.js';
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
  begin: async (context, recorder) => ({
    held: [{ ...(await createLedger(context, recorder)), label: 'ledger 1', imports: 0 }],
    deleted: new Map(),
    isBroken: false,
  }),
  commands: {
    create: {
      when: ({ held, isBroken }) => held.length < heldAtMost && !isBroken,
      async run(model, { context, recorder }) {
        const label = `ledger ${model.held.length + model.deleted.size + 1}`;
        model.held = [...model.held, { ...(await createLedger(context, recorder)), label, imports: 0 }];
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
      async run(model, { context, recorder, pick }) {
        const ledger = pick(model.held.filter(mayGrow));
        if (!ledger) return;
        recorder.step(`in ${ledger.label}`);
        const importId = await addContacts(context, recorder, ledger.id, rowsFor(context, 2));
        if (importId === undefined) return;
        await completed(context, recorder, ledger.id, importId);
        change(model, ledger, { imports: ledger.imports + 1 });
        model.isBroken = !(await seeTotal(recorder, context, ledger.id));
      },
    },
    'delete a contact twice at once': {
      when: (model) => isAny(model) && model.held.some(hasGrown),
      async run(model, { context, recorder, pick }) {
        const ledger = pick(model.held.filter(hasGrown));
        if (!ledger) return;
        const contact = pick(await contactsOf(context, recorder, ledger.id));
        const contactId = textIn(contact, 'id', 'contact_id');
        if (contactId === undefined) return;
        recorder.step(`delete a contact of ${ledger.label} twice at once`);
        const path = { ledger_id: ledger.id, contact_id: contactId };
        await Promise.all([1, 2].map(() => context.call('deleteContact', { path })));
        model.isBroken = !(await seeTotal(recorder, context, ledger.id));
      },
    },
    list: {
      when: ({ isBroken }) => !isBroken,
      async run(model, { context, recorder }) {
        if (model.deleted.size > 0) {
          model.isBroken = !(await seeUnlisted(recorder, context, model.deleted));
          return;
        }
        recorder.step('list the ledgers');
        const list = await context.call('getLedgers');
        const body = recorder.body(list);
        if (isPart(body)) return;
        const missing = model.held.filter(({ id }) => !listedIn(body, id)).map(({ id }) => id);
        const seen = () => ({
          at: 'ledgers',
          expected: 'every ledger that was created',
          received: `lacks ${missing}`,
        });
        model.isBroken = !recorder.see('ledger.create', missing.length === 0, seen, list);
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
async function rename(
  model: Model,
  { context, recorder, pick }: Scene<Rule>,
  ends: readonly string[],
): Promise<void> {
  const ledger = pick(model.held);
  if (!ledger) return;
  const names = ends.map((end) => `${context.owned.name('ledger')}-${end}`);
  recorder.step(names.length === 1 ? `rename ${ledger.label}` : `rename ${ledger.label} twice at once`);
  const taken = await Promise.all(
    names.map(async (name) => (isSuccess(await updateLedger(context, ledger.id, { name })) ? [name] : [])),
  );
  const possible = taken.flat();
  if (possible.length === 0) return;
  recorder.step('get it');
  const got = await getLedger(context, ledger.id);
  const name = textIn(recorder.object(got), 'name');
  if (name === undefined) return;
  const expected = `"${possible.join('" or "')}"`;
  const holds = possible.includes(name);
  model.isBroken = !recorder.see(
    'ledger.update-name',
    holds,
    () => ({ at: 'name', expected, received: name }),
    got,
  );
  change(model, ledger, { name });
}

/** Deletes a ledger, so many times at once. In whatever order that happened, it is deleted. */
async function remove(model: Model, { context, recorder, pick }: Scene<Rule>, times: number): Promise<void> {
  const ledger = pick(model.held);
  if (!ledger) return;
  const before = listedIn(recorder.body(await context.call('getLedgers')), ledger.id);
  recorder.step(times === 1 ? `delete ${ledger.label}` : `delete ${ledger.label} twice at once`);
  const deletions = await Promise.all(Array.from({ length: times }, () => deleteLedger(context, ledger.id)));
  if (!deletions.some(isSuccess)) return;
  model.held = model.held.filter(({ id }) => id !== ledger.id);
  if (before) model.deleted = new Map([...model.deleted, [ledger.id, before]]);
}
