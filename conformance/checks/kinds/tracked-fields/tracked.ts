import { roundsOf } from '../../../check/both-at-once.js';
import type { CheckContext } from '../../../check/check-context.js';
import { isSuccess, type RuleId, type Steps, scenario, unmapped } from '../../../check/scenario.js';
import type { Exchange } from '../../../target/exchange.js';
import { itemsOf, type Json, type JsonObject, listIn } from '../../../target/json.js';
import { expectPages, isRefused, isSameSet, refuses } from '../../laws/pages.js';
import { idIn, itemsBy, listOf } from '../../laws/whole.js';
import { createLedger } from '../ledgers/own.js';

export const lists = { two: ['title', 'location'], one: ['name'], other: ['country', 'title'] } as const;

export type List = readonly string[];

export const updateFields = (context: CheckContext, ledgerId: string, fields: List): Promise<Exchange> =>
  context.call('updateTrackedFields', { path: { ledger_id: ledgerId }, body: { fields } });

/** Replaces the tracked fields of a ledger. Ends the scenario if that is refused. */
export async function track(t: Steps, ledgerId: string, fields: List): Promise<void> {
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

/** More fields than a careless service keeps. A target need not know all of them. */
const many = [
  ...['name', 'linkedin', 'country', 'location', 'employment_status', 'title', 'level', 'function'],
  ...['company.id', 'company.name', 'company.domain', 'email_address', 'email_status'],
] as const;

/** The tracked fields of a ledger and their versions (section 4.3), beside those of another one. They are read after each step. */
export const trackedLife = scenario({
  id: 'tracked-fields/life',
  rules: [
    'tracked.update-replaces',
    'tracked.update-version',
    'tracked.update-same',
    'tracked.delete',
    'tracked.versions-default',
    'tracked.versions-deleted',
    'tracked.versions-page',
    'resource.by-id',
  ],
  requests: 86,
  async record(t) {
    const [other, own] = [await newTracked(t), await newTracked(t)];
    await own.replace(lists.one);
    await own.replace(lists.one);
    await other.replace(lists.two);
    await own.replace(lists.two, lists.other);
    // Which of two concurrent updates is current may be unknown until another one follows.
    await own.replace(lists.one);
    for (let round = Math.min(3, roundsOf(t)); round > 0; round -= 1)
      await Promise.all([own, other].map(({ see }) => see('resource.by-id')));
    await own.remove();
    await other.see('resource.by-id');
    await own.replace(lists.other);
    await own.remove();
    await own.expectVersionPages();
    await own.replace(lists.one);
    await other.trackMany();
    await own.see('resource.by-id');
    // With the deletions before, enough to show a service that ignores one call in five.
    await Promise.all([own.remove(), other.remove()]);
    await other.remove();
  },
});

/** Creates a ledger, and keeps book of its tracked fields and their versions: whatever is done, it shows those of the book. */
async function newTracked(t: Steps) {
  const { id } = await createLedger(t);
  const path = { ledger_id: id };
  /** The lists that may be tracked: several after concurrent updates. */
  let possible: readonly List[] = [[]];
  /** The current version; undefined if nothing is tracked or it is unknown. */
  let current: string | undefined;
  /** The versions that were listed last, and every version ever listed. */
  let listed: List = [];
  const known = new Set<string>();
  /** Versions that were current when deleted. It is not stated whether older ones are deleted with them. */
  const gone: string[] = [];
  /** Whether getting tracked fields shows a new list before it is effective; otherwise it cannot be judged. */
  let isShownAtOnce = false;

  const paged = (asks: JsonObject) => listOf(t, id, 'listTrackedVersions', asks);

  /** Expects the fields and their versions to be those of the book, of which some may be new. @param rule what was done last */
  async function see(rule: RuleId, made = 0, versionRule: RuleId = 'tracked.update-version'): Promise<void> {
    t.step('list the versions of the tracked fields, and get these');
    const { answer: versions, shown } = await versionsOf();
    const got = await getFields(t, id);
    const before = listed;
    listed = shown;
    const fresh = [...new Set(listed)].filter((each) => !known.has(each));
    for (const each of fresh) known.add(each);
    const seen = (expected: string, received = listed) => ({ at: 'versions', expected, received });
    const isSo = fresh.length === made && isSameSet(listed, [...before, ...fresh]);
    const news = seen(`${made} more than ${before.join(', ') || 'none'}`);
    if (rule !== 'tracked.delete') t.expect(versionRule, versions).holds(isSo, news);
    if (made > 0) current = made === 1 ? fresh[0] : undefined;
    expectFields(rule, got);
    const isGone = !gone.some((each) => listed.includes(each));
    const none = seen(`not ${gone.join(' or ')}, which were deleted`);
    if (gone.length > 0) t.expect('tracked.versions-default', versions).holds(isGone, none);
    const isWhole = (some: List) => [...known].every((each) => some.includes(each));
    if (isWhole(listed)) return;
    const whole = await versionsOf(all);
    if (isSameSet(whole.shown, listed) && !(await refuses(paged({ include_deleted: 'perhaps' }))))
      return t.unmapped('tracked.versions-deleted', 'listing versions does not know `include_deleted`');
    const each = seen([...known].join(', '), whole.shown);
    t.expect('tracked.versions-deleted', whole.answer).holds(isWhole(whole.shown), each);
  }

  function expectFields(rule: RuleId, got: Exchange): void {
    // That none are tracked may be told by an empty list or a 404 (question tracked.none).
    const received = isRefused(got) ? [] : (fieldsIn(t.body(got)) ?? []);
    const found = possible.find((list) => isSameSet(received, list));
    // That nothing is tracked may be the answer of another path. A field without a name is invalid at any time.
    isShownAtOnce ||= found !== undefined && found.length > 0;
    const because = 'getting the tracked fields does not show a new list at once';
    if (!isShownAtOnce && !received.includes('')) {
      t.skip('tracked.update-replaces', because);
      t.skip('tracked.delete', because);
      return;
    }
    const expected = `${possible.map((list) => list.join(', ') || 'none').join(' or ')}, and nothing else`;
    t.expect(rule, got).holds(found !== undefined, { at: 'fields', expected, received });
    if (found) possible = [found];
    // The version may have another form here than in the list of versions.
    const version = idIn(got.response.json, 'version');
    if (current === undefined || version === undefined || !listed.includes(version)) return;
    const shown = { at: 'version', expected: `${current}, the new version`, received: version };
    t.expect('tracked.update-version', got).holds(version === current, shown);
  }

  /** Replaces the list by one or by several at once. Each must create a version, and the last one wins. */
  async function replace(...news: readonly List[]): Promise<void> {
    const isSame = possible.length === 1 && news.every((list) => isSameSet(list, possible[0] ?? []));
    t.step(`track ${news.map((list) => list.join(' and ')).join(', and at the same time ')}`);
    const answers = await Promise.all(news.map((list) => updateFields(t, id, list)));
    for (const answer of answers) {
      if (isSame) t.expect('tracked.update-same', answer).accepted('an update may send the same list again');
      else if (news.length === 1) t.body(answer);
    }
    const taken = news.filter((_, nth) => answers[nth] && isSuccess(answers[nth]));
    if (taken.length > 0) possible = taken;
    await see('tracked.update-replaces', taken.length, isSame ? 'tracked.update-same' : undefined);
  }

  /** Tracks many fields, and expects each to be among them that can be tracked alone. */
  async function trackMany(): Promise<void> {
    const tracked = async (fields: List) => {
      await track(t, id, fields);
      return fieldsIn(t.body(await getFields(t, id))) ?? [];
    };
    const received = await tracked(many);
    const [lost] = many.filter((each) => !received.includes(each));
    if (lost === undefined || !isShownAtOnce || !(await tracked([lost])).includes(lost)) return;
    const seen = { at: 'fields', expected: `${lost} among them`, received };
    t.soft('tracked.update-replaces').holds(false, seen);
  }

  async function versionsOf(query = {}) {
    const answer = await t.call('listTrackedVersions', { path, query });
    return { answer, shown: versionsIn(t, answer) };
  }

  async function remove(): Promise<void> {
    t.step('delete them');
    t.body(await t.call('deleteTrackedFields', { path }));
    if (current !== undefined) gone.push(current);
    [possible, current] = [[[]], undefined];
    await see('tracked.delete');
  }

  async function expectVersionPages(): Promise<void> {
    const { shown: ids } = await versionsOf(all);
    const list = paged(isSameSet(listed, ids) ? {} : all);
    // Twice the size is still less than the whole list, which a service without pages returns.
    const sizes = [Math.ceil(ids.length / 2) - 1 || 1, ids.length];
    if (ids.length > 1) await expectPages(list, { rule: 'tracked.versions-page', ids, sizes });
  }

  return { see, replace, trackMany, remove, expectVersionPages };
}

const all = { include_deleted: true };

/** Returns listed versions: integers, UUIDs or times (question tracked.version). Ends the scenario if one shows no identifier. */
function versionsIn(t: Steps, exchange: Exchange): List {
  const records = itemsOf(t.body(exchange));
  const versions = itemsBy('version', records).map(({ id }) => id);
  if (versions.length === records.length) return versions;
  throw unmapped('a listed version of tracked fields shows no `version`');
}
