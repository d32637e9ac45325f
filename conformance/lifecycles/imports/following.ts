import type { RuleId } from '../../../generated/rules.js';
import type { Recorder } from '../../scenarios/recorder.js';
import { scenario } from '../../scenarios/scenario.js';
import type { Exchange } from '../../target/exchange.js';
import type { Json, JsonObject } from '../../target/json.js';

import { leavesOf } from '../../wire/leaves.js';
import { numberIn, objectIn, textIn } from '../../wire/members.js';
import { addContacts, completed, createLedger } from '../ledgers/own-ledger.js';
import { exampleContact } from './example-contact.js';
import { ask, wholeList } from './listing.js';
import { getImport, named, statusOf } from './own-import.js';

/** What an import shows while it is processed, and afterwards (sections 3 and 4.3). */
export const importFollowed = scenario({
  id: 'imports/followed',
  rules: ['imports.get', 'imports.counts-add-up', 'imports.status-values', 'imports.status-monotone'],
  needs: ['ledger', 'token', 'own-resources'],
  requests: 8,
  async record(recorder, context) {
    const { id: ledgerId, name } = await createLedger(context, recorder);
    // One of them is a duplicate: whether it counts as skipped or as failed, it was sent.
    const references = [`${name}-1`, `${name}-2`, `${name}-1`];
    const id = named(await addContacts(context, recorder, ledgerId, references.map(exampleContact)));

    recorder.step('get the import');
    const first = await getImport(context, ledgerId, id);
    seeSpelling(recorder, first, recorder.object(first));
    const batch = await completed(context, recorder, ledgerId, id);
    recorder.step('wait until it is completed');
    seeShown(recorder, batch);
    seeCounts(recorder, batch, references.length);

    const list = await ask({ context, recorder, ledgerId }, 'imports.status-values', { limit: wholeList });
    for (const one of list?.imports ?? []) seeSpelling(recorder, list?.exchange, one);

    await context.wait(1000);
    recorder.step('get it a second later');
    const later = await getImport(context, ledgerId, id);
    const record = recorder.object(later);
    seeSpelling(recorder, later, record);
    recorder.see(
      'imports.status-monotone',
      statusOf(record) !== 'processing',
      () => ({ at: 'status', expected: 'not `processing` again', received: textIn(record, 'status') }),
      later,
    );
  },
});

/**
 * An import shows its status and contact counts (section 4.3). Under which names is open, so an import breaks this only
 * where none of its members can be a status or a count.
 */
function seeShown(recorder: Pick<Recorder<'imports.get'>, 'see'>, record: JsonObject): void {
  const values = leavesOf(record).map(({ value }) => value);
  const missing = [
    ...(values.some((value) => typeof value === 'string' && value !== '') ? [] : ['its status']),
    ...(values.some(isCount) ? [] : ['a contact count']),
  ];
  const seen = { at: '', expected: missing.join(' and '), received: record };
  recorder.see('imports.get', missing.length === 0, () => seen);
}

const isCount = (value: string | number | boolean): boolean => /^\d+$/.test(String(value));

/** Rows by what became of them add up to those that were sent, once an import is completed (question import.counts). */
export function seeCounts(
  recorder: Pick<Recorder<'imports.counts-add-up'>, 'see' | 'skip'>,
  batch: JsonObject,
  sent: number,
): void {
  const counts = objectIn(batch, 'counts');
  const parts = ['succeeded', 'skipped', 'failed'].flatMap(
    (part) => numberIn(counts, part) ?? numberIn(batch, part) ?? [],
  );
  if (parts.length < 3) {
    recorder.skip(
      'imports.counts-add-up',
      'the answer to getImport does not count rows as `succeeded`, `skipped` and `failed`: map it with --overlay',
    );
    return;
  }
  const sum = parts.reduce((total, count) => total + count, 0);
  recorder.see('imports.counts-add-up', sum === sent, () => ({
    at: 'counts',
    expected: `counts that add up to the ${sent} rows sent`,
    received: counts,
  }));
}

const stated = ['processing', 'completed'];

/** A status that means one of the stated ones is spelled like it (section 3). Others are open (question import.states). */
function seeSpelling<Rule extends RuleId>(
  recorder: Recorder<Rule | 'imports.status-values'>,
  exchange: Exchange | undefined,
  record: Json,
): void {
  const status = textIn(record, 'status');
  const plain = status?.toLowerCase().replaceAll(/[^a-z]/g, '');
  if (status === undefined || !stated.some((one) => plain === one)) return;
  recorder.see(
    'imports.status-values',
    stated.includes(status),
    () => ({ at: 'status', expected: `"${plain}"`, received: status }),
    exchange,
  );
}
