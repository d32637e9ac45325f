import { roundsOf } from '../../../scene/both-at-once.js';
import type { CheckContext } from '../../../scene/check-context.js';
import { isSuccess } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import type { Scene } from '../../../scene/scene.js';
import { EndScenario } from '../../../target/end-scenario.js';
import type { CallInput, Exchange } from '../../../target/exchange.js';
import type { Json } from '../../../target/json.js';
import { itemsOf, listIn, numberIn, textIn } from '../../../target/wire/members.js';
import { refuses } from '../../laws/filters.js';
import { type Paged, seePages } from '../../laws/pages.js';
import { isSameSet, lostAndSurplus } from '../../laws/same-set.js';
import { createLedger } from '../ledgers/own.js';

export const lists = { two: ['title', 'location'], one: ['name'], other: ['country', 'title'] } as const;

export type List = readonly string[];

export const updateFields = (context: CheckContext, ledgerId: string, fields: List): Promise<Exchange> =>
  context.call('updateTrackedFields', { path: { ledger_id: ledgerId }, body: { fields } });

/** Replaces the tracked fields of a ledger. Ends the scenario if that is refused. */
export async function track(t: Scene, ledgerId: string, fields: List): Promise<void> {
  t.step(`track ${fields.join(' and ')}`);
  t.body(await updateFields(t, ledgerId, fields));
}

export const getFields = (context: CheckContext, ledgerId: string): Promise<Exchange> =>
  context.call('getTrackedFields', { path: { ledger_id: ledgerId } });

/** Returns the tracked fields in an answer, or undefined if it shows none in a known form. */
export function fieldsIn(body: Json | undefined): List | undefined {
  const listed = listIn(body);
  const fields = listed?.filter((field) => typeof field === 'string');
  return fields?.length === listed?.length ? fields : undefined;
}

export const areSame = (a: List | undefined, b: List | undefined): boolean =>
  a !== undefined && b !== undefined && isSameSet(a, b);

const rules = [
  'tracked.update-replaces',
  'tracked.update-version',
  'tracked.update-same',
  'tracked.delete',
  'tracked.versions-default',
  'tracked.versions-deleted',
  'tracked.versions-page',
  'resource.by-id',
] as const;
type Rule = (typeof rules)[number];

/** More fields than a careless service keeps. A target need not know all of them. */
const manyFields = [
  ...['name', 'linkedin', 'country', 'location', 'employment_status', 'title', 'level', 'function'],
  ...['company.id', 'company.name', 'company.domain', 'email_address', 'email_status'],
] as const;

/**
 * The tracked fields of a ledger and their versions (section 4.3), beside those of another one: they are updated, updated to the same,
 * updated twice at once, deleted, updated again and deleted again. Both are read after each step, and in the end the versions by pages.
 */
export const trackedLife = scenario({
  id: 'tracked-fields/life',
  rules,
  requests: 86,
  async record(t) {
    const [other, own] = [await newTracked(t), await newTracked(t)];
    await own.track(lists.one);
    await own.track(lists.one);
    await other.track(lists.two);
    await own.track(lists.two, lists.other);
    // Which of two concurrent updates is current may be unknown until another one follows.
    await own.track(lists.one);
    for (let round = Math.min(3, roundsOf(t)); round > 0; round -= 1) {
      t.step('get those of both ledgers and list their versions, at once');
      await Promise.all([own.seeStill(), other.seeStill()]);
    }
    await own.remove();
    await other.seeStill();
    await own.track(lists.other);
    await own.remove();
    await own.seeVersionPages();
    await own.track(lists.one);
    await other.trackMany(manyFields);
    await own.seeStill();
    // With the deletions before, enough to show a service that ignores one call in five.
    t.step('delete those of both ledgers at once');
    const deletions = await Promise.all([own.untrack(), other.untrack()]);
    for (const deletion of deletions) t.body(deletion);
    for (const each of [own, other]) await each.seeNone();
    await other.remove();
  },
});

/** Creates a ledger, and knows what its tracked fields and their versions should be. */
async function newTracked(t: Scene<Rule>) {
  const { id } = await createLedger(t);
  const path = { ledger_id: id };
  /** The lists that may be tracked: several after concurrent updates, none if nothing is tracked. */
  let possible: readonly List[] = [];
  /** The current version; undefined if nothing is tracked or it is unknown. */
  let current: string | undefined;
  /** The versions that were listed last, and every version ever listed. */
  let listed: List = [];
  let known: List = [];
  /** Versions that were current when deleted. It is not stated whether older ones are deleted with them. */
  const gone: string[] = [];
  /** Whether getting tracked fields shows a new list before it is effective; otherwise it cannot be judged. */
  let isShownAtOnce = false;

  const untrack = () => t.call('deleteTrackedFields', { path });
  const lostFrom = (some: List) => lostAndSurplus(some, known).lost;

  async function listVersions(): Promise<Exchange> {
    t.step('list the versions');
    const exchange = await t.call('listTrackedVersions', { path });
    listed = versionsIn(t, exchange);
    return exchange;
  }

  async function listAll(): Promise<Exchange> {
    t.step('list all versions, with those that were deleted');
    return t.call('listTrackedVersions', { path, query: all });
  }

  /** Replaces the list by one or by several at once. Each must create a version, and the last one wins. */
  async function track(...news: readonly List[]): Promise<void> {
    const isSame = possible.length === 1 && news.every((list) => areSame(list, possible[0]));
    t.step(`track ${news.map((list) => list.join(' and ')).join(', and at the same time ')}`);
    const answers = await Promise.all(news.map((list) => updateFields(t, id, list)));
    for (const answer of answers) {
      if (isSame) t.expect('tracked.update-same', answer).accepted('an update may send the same list again');
      else if (news.length === 1) t.body(answer);
    }
    const taken = news.filter((_, nth) => answers[nth] && isSuccess(answers[nth]));
    const versions = await listVersions();
    const fresh = listed.filter((each) => !known.includes(each));
    const expected = `${taken.length} more than ${known.join(', ') || 'none'}`;
    const seen = { at: 'versions', expected, received: listed };
    const rule = isSame ? 'tracked.update-same' : 'tracked.update-version';
    t.expect(rule, versions).holds(fresh.length === taken.length, seen);
    known = [...known, ...fresh];
    if (taken.length > 0) {
      possible = taken;
      current = taken.length === 1 ? fresh[0] : undefined;
    }
    await seeShown();
    await seeVersions(versions);
  }

  async function seeShown(): Promise<void> {
    t.step('get them');
    const got = await getFields(t, id);
    const received = fieldsIn(t.body(got)) ?? [];
    const found = possible.find((list) => areSame(received, list));
    // A field without a name is invalid at any time.
    if (!found && !isShownAtOnce && !received.includes('')) {
      const because = 'getting the tracked fields does not show a new list at once';
      for (const rule of ['tracked.update-replaces', 'tracked.delete'] as const) t.skip(rule, because);
      return;
    }
    isShownAtOnce = true;
    const expected = `${possible.join(' or ')}, and nothing else`;
    t.expect('tracked.update-replaces', got).holds(found !== undefined, { at: 'fields', expected, received });
    if (found) possible = [found];
    // The version may have another form here than in the list of versions.
    const version = versionIn(got.response.json);
    if (current === undefined || version === undefined || !listed.includes(version)) return;
    const shown = { at: 'version', expected: `${current}, the new version`, received: version };
    t.expect('tracked.update-version', got).holds(version === current, shown);
  }

  /** Expects the tracked fields and their versions to be as before, whatever was done to another ledger. */
  async function seeStill(): Promise<void> {
    if (!isShownAtOnce) return;
    const before = listed;
    const [got, versions] = [await getFields(t, id), await listVersions()];
    const [list = []] = possible;
    // A 404 means that none are tracked; any other refusal shows nothing about them.
    const received = got.response.status === 404 ? [] : (fieldsIn(t.body(got)) ?? []);
    const expected = `${list.join(', ')}, as nothing was done to this ledger`;
    t.expect('resource.by-id', got).holds(areSame(received, list), { at: 'fields', expected, received });
    const seen = { at: 'versions', expected: before.join(', '), received: listed };
    t.expect('tracked.update-version', versions).holds(isSameSet(listed, before), seen);
  }

  /** Tracks many fields, and expects each that the target knows to be tracked: such a field can be tracked alone. */
  async function trackMany(fields: List): Promise<void> {
    t.step(`track ${fields.join(' and ')}`);
    const taken = await updateFields(t, id, fields);
    if (isShownAtOnce && isSuccess(taken)) {
      const got = await getFields(t, id);
      const received = fieldsIn(t.body(got)) ?? [];
      const [lost] = lostAndSurplus(received, fields).lost;
      const isKnown =
        lost !== undefined &&
        isSuccess(await updateFields(t, id, [lost])) &&
        areSame(fieldsIn(t.body(await getFields(t, id))), [lost]);
      const seen = { at: 'fields', expected: `${lost} among them`, received };
      if (lost === undefined || isKnown) t.soft('tracked.update-replaces', got).holds(!isKnown, seen);
    } else t.fails(taken);
    await listVersions();
    known = [...new Set([...known, ...listed])];
    [possible, current] = [[], undefined];
  }

  async function remove(): Promise<void> {
    t.step('delete them');
    t.body(await untrack());
    await seeNone();
  }

  /** Expects nothing to be tracked, as it was deleted. */
  async function seeNone(): Promise<void> {
    t.step('get them');
    const got = await getFields(t, id);
    // An empty list or a 404: which one is open (question tracked.none).
    const left = isSuccess(got) ? (fieldsIn(got.response.json) ?? []) : [];
    const seen = { at: 'fields', expected: 'none, they were deleted', received: left };
    if (isShownAtOnce) t.expect('tracked.delete', got).holds(left.length === 0, seen);
    const versions = await listVersions();
    if (current !== undefined) gone.push(current);
    [possible, current] = [[], undefined];
    await seeVersions(versions);
  }

  /** Expects deleted versions to be missing by default, and all versions to be listed on request. */
  async function seeVersions(exchange: Exchange): Promise<void> {
    const shown = listed;
    if (gone.length > 0) {
      const expected = `not ${gone.join(' or ')}, which were deleted`;
      const isSo = !gone.some((each) => shown.includes(each));
      t.expect('tracked.versions-default', exchange).holds(isSo, {
        at: 'versions',
        expected,
        received: shown,
      });
    }
    if (lostFrom(shown).length === 0) return;
    const whole = await listAll();
    const received = versionsIn(t, whole);
    if (isSameSet(received, shown) && !(await refuses(paged({ include_deleted: 'perhaps' })))) {
      const because = 'listing versions does not know `include_deleted`: map it with --overlay';
      return t.skip('tracked.versions-deleted', because);
    }
    const seen = { at: 'versions', expected: known.join(', '), received };
    t.expect('tracked.versions-deleted', whole).holds(lostFrom(received).length === 0, seen);
  }

  async function seeVersionPages(): Promise<void> {
    await listVersions();
    const whole = versionsIn(t, await listAll());
    const list = paged(isSameSet(listed, whole) ? {} : all);
    // Twice the size is still less than the whole list, which a service without pages returns.
    const sizes = [Math.ceil(whole.length / 2) - 1 || 1, whole.length];
    if (whole.length > 1) await seePages(list, { rule: 'tracked.versions-page', ids: whole, sizes });
  }

  const paged = (query: CallInput['query']): Paged<Rule> => ({
    t,
    by: 'offset',
    up: '',
    most: 100,
    ask: ({ size, from }) =>
      t.call('listTrackedVersions', { path, query: { ...query, limit: size, offset: from } }),
    items: ({ response: { json } }) =>
      itemsOf(json).map((record) => ({ id: versionIn(record) ?? '', record })),
  });

  return { track, trackMany, seeStill, remove, untrack, seeNone, seeVersionPages };
}

const all = { include_deleted: true };

/** Returns what identifies a version, as a string: an integer, a UUID or a time (question tracked.version). */
const versionIn = (record: Json | undefined): string | undefined =>
  numberIn(record, 'version')?.toString() ?? textIn(record, 'version');

/** Returns listed versions. Ends the scenario if one shows no identifier. */
function versionsIn(t: Scene, exchange: Exchange): List {
  const records = itemsOf(t.body(exchange));
  const versions = records.flatMap((record) => versionIn(record) ?? []);
  if (versions.length === records.length) return versions;
  const because = 'a listed version of tracked fields shows no `version`: map it with --overlay';
  throw new EndScenario('skipped', because);
}
