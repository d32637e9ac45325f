import { machine, type Situation } from '../../../scene/machine.js';
import { isSuccess } from '../../../scene/recorder.js';
import type { Scene } from '../../../scene/scene.js';
import type { Exchange } from '../../../target/exchange.js';
import { itemsOf } from '../../../target/wire/members.js';
import { type Paged, seePages } from '../../laws/pages.js';
import { createLedger } from '../ledgers/own-ledger.js';
import {
  areSame,
  fieldsIn,
  getFields,
  heeds,
  type List,
  lacking,
  lists,
  listVersions,
  updateFields,
  versionIn,
} from './tracked.js';

const rules = [
  'tracked.update-replaces',
  'tracked.update-version',
  'tracked.update-same',
  'tracked.delete',
  'tracked.versions-default',
  'tracked.versions-deleted',
  'tracked.versions-page',
] as const;

type Rule = (typeof rules)[number];
type State = 'untracked' | 'tracked' | 'deleted' | 'tracked again';
/** Whether getting tracked fields shows a new list before it is effective; otherwise it cannot be judged. */
type World = { isShownAtOnce: boolean };
type Among = Situation<Ledger, State, World>;

/** A ledger with the tracked fields and versions that it should have. */
interface Ledger {
  readonly id: string;
  /** The lists that may be tracked: several after concurrent updates, none if nothing is tracked. */
  readonly possible: readonly List[];
  /** The current version; undefined if nothing is tracked or it is unknown. */
  readonly current: string | undefined;
  /** Every version ever listed. */
  readonly known: readonly string[];
  /** Versions that were current when deleted. It is not stated whether older ones are deleted with them. */
  readonly gone: readonly string[];
  /** The versions last listed; `all` includes the deleted ones. */
  readonly listed: readonly string[];
  readonly all: readonly string[];
}

/**
 * The tracked fields of a ledger and their versions (section 4.3). Both are read after each step.
 *
 * |               | track others  | track the same | track two lists at once, then another one | read pages | delete  |
 * | ------------- | ------------- | -------------- | ----------------------------------------- | ---------- | ------- |
 * | untracked     | tracked       |                |                                           |            |         |
 * | tracked       |               | a new version  | three new versions                        |            | deleted |
 * | deleted       | tracked again |                |                                           | all of it  |         |
 * | tracked again |               |                |                                           |            | deleted |
 */
export const trackedFieldMachine = machine<Ledger, State, World, Rule>({
  id: 'tracked-fields',
  rules,
  requests: 42,
  begin: async () => ({ isShownAtOnce: false }),
  create: {
    to: 'untracked',
    atMost: 1,
    async run(t) {
      const { id } = await createLedger(t);
      return { id, possible: [], current: undefined, known: [], gone: [], listed: [], all: [] };
    },
  },
  states: {
    untracked: { 'track others': { to: 'tracked', run: trackOthers } },
    tracked: {
      'track the same': {
        run: (t, ledger, { world }) => track(t, ledger, ledger.possible.slice(0, 1), world),
      },
      // Which of two concurrent updates is current may be unknown until another one follows.
      'track two': {
        run: async (t, ledger, all) =>
          trackOthers(t, await track(t, ledger, others(ledger).slice(0, 2), all.world), all),
      },
      delete: { to: 'deleted', run: remove },
    },
    deleted: {
      // By now there are more than two pages.
      'read pages': { run: readPages },
      'track others': { to: 'tracked again', run: trackOthers },
    },
    'tracked again': { delete: { to: 'deleted', run: remove } },
  },
  reads: {},
});

/** Returns lists that differ from any that may be tracked, as sending the same again is a rule of its own. */
function others({ possible }: Ledger): readonly List[] {
  return Object.values(lists).filter((list) => !possible.some((each) => areSame(each, list)));
}

async function trackOthers(t: Scene<Rule>, ledger: Ledger, { world }: Among): Promise<Ledger> {
  return track(t, ledger, others(ledger).slice(0, 1), world);
}

/** Replaces the list by one or by several at once. Each must create a version, and the last one wins. */
async function track(t: Scene<Rule>, ledger: Ledger, news: readonly List[], world: World): Promise<Ledger> {
  const { id, possible, known } = ledger;
  const isSame = possible.length === 1 && news.every((list) => areSame(list, possible[0]));
  t.step(`track ${news.map((list) => list.join(' and ')).join(', and at the same time ')}`);
  const answers = await Promise.all(
    news.map(async (list) => ({ list, answer: await updateFields(t, id, list) })),
  );
  for (const { answer } of answers) {
    if (isSame) t.expect('tracked.update-same', answer).accepted('an update may send the same list again');
    else if (news.length === 1) t.body(answer);
  }
  const taken = answers.flatMap(({ list, answer }) => (isSuccess(answer) ? [list] : []));
  t.step('list their versions');
  const { versions: listed, exchange } = await listVersions(t, id);
  const fresh = lacking(listed, known);
  const version = taken.length === 1 ? fresh[0] : undefined;
  t.expect(isSame ? 'tracked.update-same' : 'tracked.update-version', exchange).holds(
    fresh.length === taken.length,
    {
      at: 'versions',
      expected: `${taken.length} more than ${known.join(', ') || 'none'}`,
      received: [...listed],
    },
  );
  const updated = {
    ...ledger,
    known: [...known, ...fresh],
    listed,
    ...(taken.length === 0 ? {} : { possible: taken, current: version }),
  };
  const shown = await get(t, updated, world);
  return seeVersions(t, { ...updated, possible: shown }, exchange);
}

/** Gets the tracked fields and judges them. Returns the lists that may be tracked. */
async function get(t: Scene<Rule>, { id, possible, current, listed }: Ledger, world: World) {
  t.step('get them');
  const got = await getFields(t, id);
  const fields = fieldsIn(t.body(got));
  const found = possible.find((list) => areSame(fields, list));
  // A field without a name is invalid at any time.
  if (!found && !world.isShownAtOnce && !fields?.includes('')) {
    const because = 'getting the tracked fields does not show a new list at once';
    for (const rule of ['tracked.update-replaces', 'tracked.delete'] as const) t.skip(rule, because);
    return possible;
  }
  world.isShownAtOnce = true;
  t.expect('tracked.update-replaces', got).holds(found !== undefined, {
    at: 'fields',
    expected: `${possible.join(' or ')}, and nothing else`,
    received: [...(fields ?? [])],
  });
  // The version may have another form here than in the list of versions.
  const version = versionIn(got.response.json);
  if (current !== undefined && version !== undefined && listed.includes(version)) {
    const seen = { at: 'version', expected: `${current}, the new version`, received: version };
    t.expect('tracked.update-version', got).holds(version === current, seen);
  }
  return found ? [found] : possible;
}

async function remove(t: Scene<Rule>, ledger: Ledger, { world }: Among): Promise<Ledger> {
  const { id, current, gone } = ledger;
  t.step('delete them');
  t.body(await t.call('deleteTrackedFields', { path: { ledger_id: id } }));
  t.step('get them');
  const got = await getFields(t, id);
  // An empty list or a 404: which one is open (question tracked.none).
  const left = isSuccess(got) ? (fieldsIn(got.response.json) ?? []) : [];
  if (world.isShownAtOnce) {
    const seen = { at: 'fields', expected: 'none, they were deleted', received: [...left] };
    t.expect('tracked.delete', got).holds(left.length === 0, seen);
  }
  t.step('list their versions');
  const { versions: listed, exchange } = await listVersions(t, id);
  const deleted = current === undefined ? gone : [...gone, current];
  return seeVersions(t, { ...ledger, possible: [], current: undefined, listed, gone: deleted }, exchange);
}

/** Expects deleted versions to be missing by default, and all versions to be listed on request. */
async function seeVersions(t: Scene<Rule>, ledger: Ledger, exchange: Exchange): Promise<Ledger> {
  const { id, known, gone, listed } = ledger;
  if (gone.length > 0) {
    const expected = `not ${gone.join(' or ')}, which were deleted`;
    const seen = { at: 'versions', expected, received: [...listed] };
    t.expect('tracked.versions-default', exchange).holds(lacking(gone, listed).length === gone.length, seen);
  }
  if (lacking(known, listed).length === 0) return { ...ledger, all: listed };
  t.step('list them, the deleted ones included');
  const { versions: all, exchange: whole } = await listVersions(t, id, { include_deleted: true });
  if (areSame(all, listed) && !(await heeds(t, id, { include_deleted: 'perhaps' }))) {
    const because = 'listing versions does not know `include_deleted`: map it with --overlay';
    t.skip('tracked.versions-deleted', because);
    return { ...ledger, all };
  }
  const seen = { at: 'versions', expected: known.join(', '), received: [...all] };
  t.expect('tracked.versions-deleted', whole).holds(lacking(known, all).length === 0, seen);
  return { ...ledger, all };
}

async function readPages(t: Scene<Rule>, { id, listed, all }: Ledger): Promise<void> {
  const query = areSame(all, listed) ? {} : ({ include_deleted: true } as const);
  const list: Paged<Rule> = {
    t,
    by: 'offset',
    up: '',
    most: 100,
    ask: ({ size, from }) =>
      t.call('listTrackedVersions', {
        path: { ledger_id: id },
        query: { ...query, limit: size, offset: from },
      }),
    items: ({ response: { json } }) =>
      itemsOf(json).map((record) => ({ id: versionIn(record) ?? '', record })),
  };
  // Twice the size is still less than the whole list, which a service without pages returns.
  const sizes = [Math.ceil(all.length / 2) - 1 || 1, all.length];
  if (all.length > 1) await seePages(list, { rule: 'tracked.versions-page', ids: all, sizes });
}
