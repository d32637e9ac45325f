import { bodyRecords, recordForms } from '../../generated/forms.js';
import * as own from '../checks/kinds/ledgers/own.js';
import { areSame, fieldsIn, getFields, lists, updateFields } from '../checks/kinds/tracked-fields/tracked.js';
import { isSameSet } from '../checks/laws/pages.js';
import { getUsage, linesOf, risen, totalsOf } from '../checks/scenarios/billing/usage.js';
import { ownedKind, recordId, resourceOf } from '../resources/kinds.js';
import { emptyLedger, endedImport, filled, referencesWhen } from './imports.js';
import * as p from './probe.js';

const hasCounts = (record: p.Json | undefined): boolean =>
  p.isObject(record) && ['total', 'verified', 'new_jobs'].every((name) => typeof record[name] === 'number');

const tracked = p.experiment({ needs: p.ledgerNeeds, requests: 12 }, async (t) => {
  const { id: ledgerId } = await own.createLedger(t);
  const before = await getFields(t, ledgerId);
  const updates = [await updateFields(t, ledgerId, lists.two), await updateFields(t, ledgerId, lists.one)];
  const isShown = areSame(fieldsIn(p.bodyOf(await getFields(t, ledgerId))), lists.one);
  p.demand(isShown, 'the tracked fields of a ledger are not those that it was sent');
  const versions = updates
    .map(p.bodyOf)
    .map((each) => (p.isObject(each) ? String(each['version'] ?? '') : ''));
  return { ledgerId, before, versions };
});

function noneIn(answer: p.Exchange): 'rejected-404' | 'empty-200' | undefined {
  const { status, json } = answer.response;
  if (status === 404) return 'rejected-404';
  // An empty list may be left out (section 2).
  const isEmpty = p.isObject(json) && (fieldsIn(json) ?? []).length === 0;
  return p.isSuccess(answer) && isEmpty ? 'empty-200' : undefined;
}

const versionForms = [
  ['integer', /^[12]$/],
  ['uuid', /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i],
  ['timestamp', /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/],
] as const;

const limitMost = 100;

/** Deletes contacts by references that look like contact ids, in lower and in upper case, and by one that does not. */
const deleted = p.experiment({ ...filled, requests: 60 }, async (t) => {
  const { ledgerId, references, shown } = await filled.result(t);
  const [reference = ''] = references.plain;
  const all = [references.small, references.capital, reference];
  const areShown = all.every((each) => shown.includes(each));
  p.demand(areShown, 'contacts that were added are not shown');
  // The plain one last: once it is gone, earlier deletions have taken effect as well.
  const answers = [];
  for (const each of all) answers.push(await own.deleteOne(t, ledgerId, each));
  const left = await referencesWhen(t, ledgerId, (each) => !each.includes(reference));
  p.demand(!left.includes(reference), 'a contact that was deleted is shown');
  return { ledgerId, references, reference, answers, left };
});

const bulk = p.experiment({ ...filled, requests: 50 }, async (t) => {
  const { ledgerId, references, shown } = await filled.result(t);
  const two = references.plain.slice(1);
  const thereIn = (all: readonly string[]) => two.filter((each) => all.includes(each)).length;
  const body = p.bodyOf(await own.deleteMany(t, ledgerId, { reference_ids: two }));
  const left = await referencesWhen(t, ledgerId, (all) => thereIn(all) === 0);
  p.demand(thereIn(shown) === 2 && thereIn(left) === 0, 'a bulk deletion by `reference_ids` removes nothing');
  return { ledgerId, body, references: two, left };
});

const unlimited: Readonly<Record<string, p.Readings['usage.unlimited']>> = {
  '': 'omitted',
  null: 'as-null',
  '-1': 'minus-1',
};

/** Waits between a call and looks at usage: longer than the 5 seconds by which it may lag. */
const usageMs = [1000, 1000, 1000, 1000, 1000, 1000] as const;

export const ledgersProbes = {
  'usage.unlimited': p.asks({ needs: ['billing'] }, async (t) => {
    const shown = p.itemsOf(p.bodyOf(await getUsage(t)));
    const records = shown.filter((each) => p.numberIn(each, 'requests') !== undefined);
    const [limit = '0', ...others] = new Set(records.map((each) => JSON.stringify(each['limit']) ?? ''));
    p.demand(!/^\d/.test(limit), 'no usage record of an organization without a limit is shown');
    return others.length > 0 ? undefined : unlimited[limit];
  }),
  'usage.lag': p.asks({ needs: ['billing'], requests: 20 }, async (t) => {
    const totals = async () => totalsOf(linesOf(p.bodyOf(await getUsage(t))));
    const find = async () => p.succeeded(await t.find({ matches: [t.someone().lookup], size: 1 }));
    let isAtOnce = true;
    // Periodic updates may happen to follow once, but not twice in a moment.
    for (let call = 0; call < 2 && isAtOnce; call += 1) {
      const before = await totals();
      await find();
      isAtOnce = risen(before, await totals()).length > 0;
    }
    if (isAtOnce) return 'none';
    const before = await totals();
    await find();
    const after = await p.eventually(t, usageMs, totals, (each) => risen(before, each).length > 0);
    p.demand(risen(before, after).length > 0, 'usage has not shown a call after six seconds');
    return '5-seconds';
  }),
  'ledger.counts': p.asksOf(emptyLedger, async ({ id }, t) => {
    // As it is received: the parsed body has the form of the contract.
    const record = p.parseJson(p.succeeded(await own.getLedger(t, id)).response.text);
    const isNested = p.isObject(record) && hasCounts(record['counts']);
    p.demand(isNested || hasCounts(record), 'a ledger shows no `total`, `verified` and `new_jobs`');
    if (isNested && hasCounts(record)) return undefined;
    return isNested ? 'nested' : 'flat';
  }),
  'ledger.delete': p.asks({ needs: p.ledgerNeeds, requests: 12 }, async (t) => {
    const { id } = await own.createLedger(t);
    p.bodyOf(await own.deleteLedger(t, id));
    const isMarked = ({ response }: p.Exchange) => p.textIn(response.json, 'deleted_at') !== undefined;
    const isGone = (answer: p.Exchange) => !p.isSuccess(answer) || isMarked(answer);
    const got = await p.eventually(t, p.laggingMs, () => own.getLedger(t, id), isGone);
    // How a target answers requests for objects that do not exist is question errors.not-found.
    if (got.response.status === 404 || got.response.status === 403) return 'hard';
    const isSoft = p.isSuccess(got) && isMarked(got);
    const isListed = own.listedIn(p.bodyOf(await t.call('getLedgers')), id) !== undefined;
    return isSoft && !isListed ? 'soft' : undefined;
  }),
  'tracked.none': p.asksOf({ ...tracked, once: true }, async ({ ledgerId, before }, t) => {
    p.bodyOf(await t.call('deleteTrackedFields', { path: { ledger_id: ledgerId } }));
    return p.agreed(noneIn(before), noneIn(await getFields(t, ledgerId)));
  }),
  'tracked.version': p.asksOf(tracked, async ({ versions }) => {
    p.demand(!versions.includes(''), 'an update of tracked fields shows no `version`');
    if (versions[0] === versions[1]) return undefined;
    return versionForms.find(([, form]) => versions.every((version) => form.test(version)))?.[0];
  }),
  'list.limit-over': p.asksOf(emptyLedger, async ({ id }, t) => {
    const list = (limit: number) => t.call('listImports', { path: { ledger_id: id }, query: { limit } });
    const applied = p.numberIn(p.bodyOf(await list(limitMost)), 'limit');
    const answer = await list(limitMost + 1);
    if (p.refusesInput(answer)) return 'rejected';
    p.demand(applied === limitMost, 'the list of imports does not show which limit was applied');
    return p.numberIn(p.bodyOf(answer), 'limit') === limitMost ? 'clamped' : undefined;
  }),
  'list.envelope': p.watches(
    {
      needs: ['token'],
      async send(t) {
        for (const operation of ['getServiceAccounts', 'listApiKeys', 'getLedgers'] as const) {
          const answer = await p.unlessEnded(t.call(operation));
          if (p.itemsOf(answer?.response.json).length > 0) return;
        }
      },
    },
    function* ({ exchange }) {
      const { operation, response } = exchange;
      const { kind, action } = resourceOf(operation);
      if (action !== 'list' || ownedKind(kind) === undefined || !p.isSuccess(exchange)) return;
      if (!p.itemsOf(response.json).some((record) => recordId(kind, record) !== undefined)) return;
      // As it is received: the parsed body has the form of the contract.
      const json = p.parseJson(response.text);
      if (p.isArray(json)) yield 'bare';
      if (!p.isObject(json)) return;
      const [list, ...others] = Object.keys(json).filter((each) => p.isArray(json[each]));
      // With several lists it is unclear which one was asked for.
      if (list === undefined || others.length > 0) return;
      if (list === 'items' || list === 'data') yield list;
      else yield list === recordForms[bodyRecords[operation] ?? '']?.list ? 'named' : undefined;
    },
  ),
  'events.form': p.unseen('only who receives a webhook sees its body, and the kit receives none'),
  'events.authenticity': p.unseen('only who receives a webhook sees its headers, and the kit receives none'),
  'events.delivery': p.unseen(
    'only who receives webhooks sees how often each is sent, and the kit receives none',
  ),
  'contacts.view-names': p.asksOf(filled, async ({ ledgerId, shown }, t) => {
    const view = async (name: string) => {
      const query = { view: name, size: 20 };
      const answer = await t.call('getContacts', { path: { ledger_id: ledgerId }, query });
      if (p.refusesInput(answer)) return 'refused';
      const isWhole = isSameSet(own.referencesOf(p.itemsOf(answer.response.json)), shown);
      return p.isSuccess(answer) && isWhole ? 'whole' : 'otherwise';
    };
    const views = `${await view('data')} ${await view('full')} ${await view('no-such-view')}`;
    if (views === 'whole refused refused') return 'data-count';
    return views === 'refused whole refused' ? 'full-count' : undefined;
  }),
  'contacts.prefixes': p.asksOf(deleted, async ({ references, answers, left }) => {
    // A reference with this prefix in lower case is taken for a contact id under both readings.
    if (!left.includes(references.small)) return undefined;
    const areAnswered = answers.every((answer) => p.isSuccess(answer) || answer.response.status === 404);
    p.demand(areAnswered, 'a deletion by what begins with lc_ is refused');
    return left.includes(references.capital) ? 'lc-ldc-any-case' : 'lc-ldc';
  }),
  'contacts.delete-missing': p.asksOf(
    deleted,
    async ({ ledgerId }, t): Promise<p.Answer<never>> => own.deleteOne(t, ledgerId, t.owned.name('nobody')),
  ),
  'contacts.reference-again': p.asksOf(deleted, async ({ ledgerId, reference }, t) => {
    const beside = t.owned.name('contact');
    const { record } = await endedImport(t, ledgerId, [reference, beside].map(own.exampleContact));
    const left = await referencesWhen(t, ledgerId, (all) => all.includes(reference));
    if (left.includes(reference)) return 'free';
    const isOther = left.includes(beside) && p.objectIn(record, 'counts')['succeeded'] === 1;
    p.demand(isOther, 'contacts that were added are not shown');
    return 'kept';
  }),
  'contacts.bulk-empty': p.asksOf(bulk, async ({ ledgerId, left }, t) => {
    const send = async (body: Parameters<typeof own.deleteMany>[2]) => {
      const answer = await own.deleteMany(t, ledgerId, body);
      if (p.refusesInput(answer)) return 'rejected';
      return p.isSuccess(answer) && own.rowsRemoved(answer.response.json) === 0 ? 'answered-0' : undefined;
    };
    const reading = p.agreed(await send({ contact_ids: [], reference_ids: [] }), await send({}));
    const areLeft = (all: readonly string[]) => left.every((each) => all.includes(each));
    return areLeft(await referencesWhen(t, ledgerId, areLeft)) ? reading : undefined;
  }),
  'contacts.rows-removed': p.asksOf(bulk, async ({ body, references }) => {
    const rows = p.isObject(body) ? body['rows_removed'] : undefined;
    if (rows === references.length) return 'number';
    const isNone = rows === undefined || rows === 0 || (p.isArray(rows) && rows.length === 0);
    p.demand(!isNone, 'a bulk deletion returns no `rows_removed`');
    const isOfThem = p.isArray(rows) && isSameSet(own.referencesOf(rows.filter(p.isObject)), references);
    return isOfThem ? 'contacts' : p.otherwise('rows removed are neither a number nor contacts');
  }),
};
