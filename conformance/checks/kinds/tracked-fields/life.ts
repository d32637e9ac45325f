import { isSuccess } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import type { Scene } from '../../../scene/scene.js';
import { EndScenario } from '../../../target/end-scenario.js';
import type { Exchange } from '../../../target/exchange.js';
import type { Json } from '../../../target/json.js';
import type { CallInput } from '../../../target/wire/call-input.js';
import { itemsOf, numberIn, textIn } from '../../../target/wire/members.js';
import { refuses } from '../../laws/filters.js';
import { type Paged, seePages } from '../../laws/pages.js';
import { isSameSet, lostAndSurplus } from '../../laws/same-set.js';
import { createLedger } from '../ledgers/own-ledger.js';
import { areSame, fieldsIn, getFields, type List, lists, updateFields } from './tracked.js';

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

/** A ledger, and what is known of its tracked fields. */
interface Held {
  readonly t: Scene<Rule>;
  readonly id: string;
  /** The lists that may be tracked: several after concurrent updates, none if nothing is tracked. */
  possible: readonly List[];
  /** The current version; undefined if nothing is tracked or it is unknown. */
  current: string | undefined;
  /** Every version ever listed. */
  readonly known: string[];
  /** Versions that were current when deleted. It is not stated whether older ones are deleted with them. */
  readonly gone: string[];
  /** Whether getting tracked fields shows a new list before it is effective; otherwise it cannot be judged. */
  isShownAtOnce: boolean;
}

/**
 * The tracked fields of a ledger and their versions (section 4.3): they are updated, updated to the same, updated twice at once, deleted,
 * updated again and deleted again. Both are read after each step, and in the end the versions by pages.
 */
export const trackedLife = scenario({
  id: 'tracked-fields/life',
  rules,
  requests: 42,
  async record(t) {
    const { id } = await createLedger(t);
    const held: Held = { t, id, possible: [], current: undefined, known: [], gone: [], isShownAtOnce: false };
    await track(held, others(held).slice(0, 1));
    await track(held, held.possible.slice(0, 1));
    await track(held, others(held).slice(0, 2));
    // Which of two concurrent updates is current may be unknown until another one follows.
    await track(held, others(held).slice(0, 1));
    await remove(held);
    await track(held, others(held).slice(0, 1));
    await remove(held);
    await seeVersionPages(held);
  },
});

/** Lists that differ from any that may be tracked, as sending the same again is a rule of its own. */
const others = ({ possible }: Held): readonly List[] =>
  Object.values(lists).filter((list) => !possible.some((each) => areSame(each, list)));

/** Replaces the list by one or by several at once. Each must create a version, and the last one wins. */
async function track(held: Held, news: readonly List[]): Promise<void> {
  const { t, id, possible, known } = held;
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
  const { versions, exchange } = await listVersions(held);
  const fresh = versions.filter((each) => !known.includes(each));
  t.expect(isSame ? 'tracked.update-same' : 'tracked.update-version', exchange).holds(
    fresh.length === taken.length,
    {
      at: 'versions',
      expected: `${taken.length} more than ${known.join(', ') || 'none'}`,
      received: [...versions],
    },
  );
  known.push(...fresh);
  if (taken.length > 0) {
    held.possible = taken;
    held.current = taken.length === 1 ? fresh[0] : undefined;
  }
  await seeShown(held, versions);
  await seeVersions(held, versions, exchange);
}

/** Gets the tracked fields and judges them. */
async function seeShown(held: Held, versions: List): Promise<void> {
  const { t, id, possible, current } = held;
  t.step('get them');
  const got = await getFields(t, id);
  const fields = fieldsIn(t.body(got));
  const found = possible.find((list) => areSame(fields, list));
  // A field without a name is invalid at any time.
  if (!found && !held.isShownAtOnce && !fields?.includes('')) {
    const because = 'getting the tracked fields does not show a new list at once';
    for (const rule of ['tracked.update-replaces', 'tracked.delete'] as const) t.skip(rule, because);
    return;
  }
  held.isShownAtOnce = true;
  const expected = `${possible.join(' or ')}, and nothing else`;
  const seen = { at: 'fields', expected, received: [...(fields ?? [])] };
  t.expect('tracked.update-replaces', got).holds(found !== undefined, seen);
  if (found) held.possible = [found];
  // The version may have another form here than in the list of versions.
  const version = versionIn(got.response.json);
  if (current === undefined || version === undefined || !versions.includes(version)) return;
  const shown = { at: 'version', expected: `${current}, the new version`, received: version };
  t.expect('tracked.update-version', got).holds(version === current, shown);
}

async function remove(held: Held): Promise<void> {
  const { t, id, current } = held;
  t.step('delete them');
  t.body(await t.call('deleteTrackedFields', { path: { ledger_id: id } }));
  t.step('get them');
  const got = await getFields(t, id);
  // An empty list or a 404: which one is open (question tracked.none).
  const left = isSuccess(got) ? (fieldsIn(got.response.json) ?? []) : [];
  const seen = { at: 'fields', expected: 'none, they were deleted', received: [...left] };
  if (held.isShownAtOnce) t.expect('tracked.delete', got).holds(left.length === 0, seen);
  t.step('list their versions');
  const { versions, exchange } = await listVersions(held);
  if (current !== undefined) held.gone.push(current);
  Object.assign(held, { possible: [], current: undefined });
  await seeVersions(held, versions, exchange);
}

const all = { include_deleted: true };

/** Expects deleted versions to be missing by default, and all versions to be listed on request. */
async function seeVersions(held: Held, versions: List, exchange: Exchange): Promise<void> {
  const { t, known, gone } = held;
  if (gone.length > 0) {
    const expected = `not ${gone.join(' or ')}, which were deleted`;
    const seen = { at: 'versions', expected, received: [...versions] };
    t.expect('tracked.versions-default', exchange).holds(!gone.some((each) => versions.includes(each)), seen);
  }
  if (lostAndSurplus(versions, known).lost.length === 0) return;
  t.step('list them, the deleted ones included');
  const { versions: listed, exchange: whole } = await listVersions(held, all);
  if (isSameSet(listed, versions) && !(await refuses(versionList(held, { include_deleted: 'perhaps' })))) {
    const because = 'listing versions does not know `include_deleted`: map it with --overlay';
    return t.skip('tracked.versions-deleted', because);
  }
  const seen = { at: 'versions', expected: known.join(', '), received: [...listed] };
  const { lost } = lostAndSurplus(listed, known);
  t.expect('tracked.versions-deleted', whole).holds(lost.length === 0, seen);
}

async function seeVersionPages(held: Held): Promise<void> {
  const { versions: listed } = await listVersions(held);
  const { versions: whole } = await listVersions(held, all);
  const list = versionList(held, isSameSet(listed, whole) ? {} : all);
  // Twice the size is still less than the whole list, which a service without pages returns.
  const sizes = [Math.ceil(whole.length / 2) - 1 || 1, whole.length];
  if (whole.length > 1) await seePages(list, { rule: 'tracked.versions-page', ids: whole, sizes });
}

/** Returns what identifies a version, as a string: an integer, a UUID or a time (question tracked.version). */
const versionIn = (record: Json | undefined): string | undefined =>
  numberIn(record, 'version')?.toString() ?? textIn(record, 'version');

const versionList = ({ t, id }: Held, query: CallInput['query']): Paged<Rule> => ({
  t,
  by: 'offset',
  up: '',
  most: 100,
  ask: ({ size, from }) =>
    t.call('listTrackedVersions', {
      path: { ledger_id: id },
      query: { ...query, limit: size, offset: from },
    }),
  items: ({ response: { json } }) => itemsOf(json).map((record) => ({ id: versionIn(record) ?? '', record })),
});

/** Lists versions of tracked fields. Ends the scenario if one shows no identifier. */
export async function listVersions(
  { t, id }: { readonly t: Scene; readonly id: string },
  query: CallInput['query'] = {},
) {
  const exchange = await t.call('listTrackedVersions', { path: { ledger_id: id }, query });
  const records = itemsOf(t.body(exchange));
  const versions = records.flatMap((record) => versionIn(record) ?? []);
  if (versions.length === records.length) return { versions, exchange };
  const because = 'a listed version of tracked fields shows no `version`: map it with --overlay';
  throw new EndScenario('skipped', because);
}
