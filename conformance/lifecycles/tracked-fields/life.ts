import { type LifeScene, lifecycle } from '../../scenarios/lifecycle.js';
import { isSuccess } from '../../scenarios/recorder.js';
import { createLedger } from '../ledgers/own-ledger.js';
import {
  areSame,
  fieldsIn,
  getFields,
  type List,
  lacking,
  lists,
  listVersions,
  updateFields,
} from './tracked.js';

type Rule =
  | 'tracked.update-replaces'
  | 'tracked.update-version'
  | 'tracked.update-same'
  | 'tracked.delete'
  | 'tracked.versions-default'
  | 'tracked.versions-deleted';

/** The versions that a ledger's tracked fields should have. */
interface Model {
  readonly ledgerId: string;
  /** Every version that was ever listed. */
  versions: readonly string[];
  /** The current one; undefined where nothing is tracked, or it is not known which it is. */
  current: string | undefined;
  /** The fields that are tracked: one of these lists, where several were sent at once; none where nothing is. */
  possible: readonly List[];
  /** Whether getting them shows a new list before it is effective: only then it can be judged. */
  isShownAtOnce: boolean;
  /** Something did not hold: what follows from it says nothing. */
  isBroken: boolean;
}

/** Tracked fields in whatever order they are updated, deleted and listed (section 4.3). */
export const trackedFieldLife = lifecycle<Model, Rule>({
  id: 'tracked-fields/life',
  rules: [
    'tracked.update-replaces',
    'tracked.update-version',
    'tracked.update-same',
    'tracked.delete',
    'tracked.versions-default',
    'tracked.versions-deleted',
  ],
  needs: ['ledger', 'token', 'own-resources'],
  runs: 6,
  requestsPerRun: 25,
  length: 8,
  begin: async (t) => {
    const { id } = await createLedger(t);
    const model = { ledgerId: id, versions: [], current: undefined, possible: [] };
    return { ...model, isShownAtOnce: false, isBroken: false };
  },
  commands: {
    update: {
      when: (model) => isWhole(model) && others(model).length > 0,
      async run(model, scene) {
        const list = scene.pick(others(model));
        if (list) await update(model, scene, [list]);
      },
    },
    'update with the same list': {
      when: (model) => isTracking(model) && model.possible.length === 1,
      run: (model, scene) => update(model, scene, model.possible),
    },
    'update twice at once': {
      when: (model) => isWhole(model) && others(model).length > 1,
      run: (model, scene) => update(model, scene, others(model).slice(0, 2)),
    },
    get: {
      when: isTracking,
      async run(model, { t }) {
        t.step('get them');
        const got = await getFields(t, model.ledgerId);
        const fields = fieldsIn(t.body(got));
        const found = model.possible.find((list) => areSame(fields, list));
        if (!found && !model.isShownAtOnce) return;
        const seen = {
          at: 'fields',
          expected: `${model.possible.join(' or ')}, and nothing else`,
          received: [...(fields ?? [])],
        };
        Object.assign(model, { isShownAtOnce: true, possible: found ? [found] : model.possible });
        model.isBroken = !t.soft('tracked.update-replaces', got).holds(found !== undefined, seen);
      },
    },
    delete: {
      when: isTracking,
      run: remove,
    },
    'list all': {
      when: ({ versions, isBroken }) => versions.length > 0 && !isBroken,
      async run(model, { t }) {
        const { versions: usual } = await listVersions(t, model.ledgerId);
        t.step('list the versions, the deleted ones included');
        const all = await listVersions(t, model.ledgerId, { include_deleted: true });
        if (areSame(all.versions, usual) && lacking(model.versions, usual).length > 0) return;
        const missing = lacking([...model.versions, ...usual], all.versions);
        const seen = {
          at: 'versions',
          expected: model.versions.join(', '),
          received: [...all.versions],
        };
        model.isBroken = !t.soft('tracked.versions-deleted', all.exchange).holds(missing.length === 0, seen);
      },
    },
  },
});

function isWhole({ isBroken }: Readonly<Model>): boolean {
  return !isBroken;
}

function isTracking({ possible, isBroken }: Readonly<Model>): boolean {
  return possible.length > 0 && !isBroken;
}

/** Lists that differ from the one that is tracked, whichever it is: sending the same again is a rule of its own. */
function others({ possible }: Readonly<Model>): readonly List[] {
  return Object.values(lists).filter((list) => !possible.some((each) => areSame(each, list)));
}

/** Replaces the list by one, or by several at once: each creates a version, and the last of them counts. */
async function update(model: Model, { t }: LifeScene<Rule>, news: readonly List[]): Promise<void> {
  const { ledgerId, versions, possible } = model;
  t.step(news.length === 1 ? `track ${news}` : `track ${news.join(' and, at the same time, ')}`);
  const answers = await Promise.all(
    news.map(async (list) => ({ list, answer: await updateFields(t, ledgerId, list) })),
  );
  const taken = answers.flatMap(({ list, answer }) => (isSuccess(answer) ? [list] : []));
  const listed = await listVersions(t, ledgerId);
  const fresh = lacking(listed.versions, versions);
  const isSame = possible.length === 1 && news.every((list) => areSame(list, possible[0]));
  model.versions = [...versions, ...fresh];
  if (taken.length > 0) {
    model.possible = taken;
    model.current = fresh.length === 1 ? fresh[0] : undefined;
  }
  const seen = {
    at: 'versions',
    expected: `${taken.length} more than ${versions.join(', ') || 'none'}`,
    received: [...listed.versions],
  };
  const rule = isSame ? 'tracked.update-same' : 'tracked.update-version';
  model.isBroken = !t.soft(rule, listed.exchange).holds(fresh.length === taken.length, seen);
}

async function remove(model: Model, { t }: LifeScene<Rule>): Promise<void> {
  const { ledgerId, current } = model;
  t.step('delete them');
  t.body(await t.call('deleteTrackedFields', { path: { ledger_id: ledgerId } }));
  t.step('get them');
  const got = await getFields(t, ledgerId);
  const left = isSuccess(got) ? (fieldsIn(got.response.json) ?? []) : [];
  if (model.isShownAtOnce) {
    const seen = { at: 'fields', expected: 'none, they were deleted', received: [...left] };
    model.isBroken = !t.soft('tracked.delete', got).holds(left.length === 0, seen);
  }
  Object.assign(model, { possible: [], current: undefined });
  if (current === undefined || model.isBroken) return;
  t.step('list the versions');
  const usual = await listVersions(t, ledgerId);
  const seen = () => ({
    at: 'versions',
    expected: `not ${current}, which was deleted`,
    received: [...usual.versions],
  });
  model.isBroken = !t
    .soft('tracked.versions-default', usual.exchange)
    .holds(!usual.versions.includes(current), seen());
}
