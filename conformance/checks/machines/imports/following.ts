import type { RuleId } from '../../../../generated/rules.js';
import type { Recorder } from '../../../scene/recorder.js';
import type { Exchange } from '../../../target/exchange.js';
import type { Json, JsonObject } from '../../../target/json.js';
import { leavesOf } from '../../../target/wire/leaves.js';
import { numberIn, objectIn, textIn } from '../../../target/wire/members.js';

/**
 * An import shows its status and contact counts (section 4.3). Under which names is open, so an import breaks this only
 * where none of its members can be a status or a count.
 */
export function seeShown(t: Recorder<'imports.get'>, record: JsonObject): void {
  const values = leavesOf(record).map(({ value }) => value);
  const missing = [
    ...(values.some((value) => typeof value === 'string' && value !== '') ? [] : ['its status']),
    ...(values.some(isCount) ? [] : ['a contact count']),
  ];
  const seen = { at: '', expected: missing.join(' and '), received: record };
  t.soft('imports.get').holds(missing.length === 0, seen);
}

const isCount = (value: string | number | boolean): boolean => /^\d+$/.test(String(value));

/** Rows by what became of them add up to those that were sent, once an import is completed (question import.counts). */
export function seeCounts(t: Recorder<'imports.counts-add-up'>, batch: JsonObject, sent: number): void {
  const counts = objectIn(batch, 'counts');
  const parts = ['succeeded', 'skipped', 'failed'].flatMap(
    (part) => numberIn(counts, part) ?? numberIn(batch, part) ?? [],
  );
  if (parts.length < 3) {
    t.skip(
      'imports.counts-add-up',
      'the answer to getImport does not count rows as `succeeded`, `skipped` and `failed`: map it with --overlay',
    );
    return;
  }
  const sum = parts.reduce((total, count) => total + count, 0);
  const expected = `counts that add up to the ${sent} rows sent`;
  t.soft('imports.counts-add-up').holds(sum === sent, { at: 'counts', expected, received: counts });
}

const stated = ['processing', 'completed'];

/** A status that means one of the stated ones is spelled like it (section 3). Others are open (question import.states). */
export function seeSpelling<Rule extends RuleId>(
  t: Recorder<Rule | 'imports.status-values'>,
  exchange: Exchange | undefined,
  record: Json,
): void {
  const status = textIn(record, 'status');
  const plain = status?.toLowerCase().replaceAll(/[^a-z]/g, '');
  if (status === undefined || !stated.some((one) => plain === one)) return;
  t.soft('imports.status-values', exchange).holds(stated.includes(status), {
    at: 'status',
    expected: `"${plain}"`,
    received: status,
  });
}
