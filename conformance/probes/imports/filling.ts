import { statusOf } from '../../checks/kinds/ledgers/own-imports.js';
import type { JsonObject } from '../../target/json.js';
import { itemsOf, textIn } from '../../target/wire/members.js';
import { agrees, answered, bodyOf, demand, otherwise, undecided } from '../answers.js';
import { asksOf, type ProbeContext } from '../probe.js';
import { countsOf, isOpen, neverEnds } from './ended.js';
import { errorsOf, filled, isListed } from './filled.js';

/** What becomes of a row that repeats an earlier one. Ends the probe if the import does not show that. */
const duplicate = {
  ...filled,
  requests: filled.requests + 1,
  hiddenBy: { 'import.duration': ['stuck'] } as const,
  async result(t: ProbeContext) {
    const ledger = await filled.result(t);
    const { good, twice, bad, references, shown, imports } = ledger;
    const record = imports.get(twice.importId);
    const counts = countsOf(record);
    demand(!isOpen(record), neverEnds);
    if (counts === undefined)
      throw undecided(
        'an import does not count rows as `succeeded`, `skipped` and `failed`: map it with --overlay',
      );
    if (shown.filter((each) => each === references.twice).length !== 1)
      throw undecided('of two contacts with one `reference_id` not just one is there');
    // Several calls may become one import (question import.merge).
    const joined = [good, twice, bad].filter(({ importId }) => importId === twice.importId);
    const errors = counts.failed > 0 ? await errorsOf(t, ledger, twice.importId) : undefined;
    return {
      /** The number of rows that were sent. */
      rows: joined.reduce((sum, { rows }) => sum + rows, 0),
      counts,
      /** Rows counted as failed for no other known reason. */
      failed: counts.failed - (bad.importId === twice.importId ? 1 : 0),
      isListed: errors !== undefined && isListed(errors, references.twice),
    };
  },
};

const dayMs = 86_400_000;

/** Probes of filling a ledger: the answer, the imports, and rows that are not valid contacts. */
export const fillingProbes = {
  'import.status-code': asksOf('import.status-code', filled, {
    ask: ({ good }) =>
      answered(good.answer, 'contacts added', {
        200: 'answered-200',
        201: 'answered-201',
        202: 'answered-202',
      }),
  }),
  'import.states': asksOf('import.states', filled, {
    hiddenBy: { 'import.duration': ['immediate'] },
    ask({ good, early }) {
      // A later look may show another status than the initial one.
      const first = statusOf(good.answer.response.json);
      const statuses = [first, statusOf(early)];
      if (statuses.includes('pending')) return agrees('with-pending', 'an import begins as `pending`');
      if (first === 'processing') return agrees('without-pending', 'an import begins as `processing`');
      demand(first !== undefined, 'the answer to addContacts shows no `status`: map it with --overlay');
      if (isOpen({ status: first })) return otherwise('an import begins with another status');
      throw undecided('an import is completed as soon as contacts are added');
    },
  }),
  'import.merge': asksOf('import.merge', filled, {
    hiddenBy: { 'import.duration': ['immediate'] },
    ask({ good, twice, bad, early, imports }) {
      const apart = 'two calls, the second before the first was processed → two imports';
      if (isOpen(early) && good.importId !== twice.importId) return agrees('off', apart);
      for (const [earlier, later] of [
        [good, twice],
        [twice, bad],
      ] as const) {
        const record = imports.get(earlier.importId);
        if (earlier.importId === later.importId) {
          if ((countsOf(record)?.total ?? 0) > earlier.rows)
            return agrees('on', 'two calls → one import with the rows of both');
        } else if (later.importId !== undefined && isWithin(imports.get(later.importId), record)) {
          return agrees('off', apart);
        }
      }
      throw undecided('an import was completed before the next call');
    },
  }),
  'import.bad-row': asksOf('import.bad-row', filled, {
    requests: 1,
    async ask(ledger, t) {
      const { bad, references, shown } = ledger;
      const { status } = bad.answer.response;
      const saw = `a contact that nothing identifies, beside a good one → status ${status}`;
      if (bad.importId === undefined) {
        if (shown.includes(references.besideBad)) return otherwise(`${saw}, and the good one is there`);
        return status === 400 ? agrees('whole-400', saw) : otherwise(saw);
      }
      if (shown.includes(references.bad)) return otherwise(`${saw}, and it is there`);
      const errors = await errorsOf(t, ledger, bad.importId);
      bodyOf(errors);
      if (isListed(errors, references.bad)) return agrees('row-error', `${saw}, and it is among the errors`);
      throw undecided(
        'a contact that nothing identifies is neither shown nor among the errors of its import',
      );
    },
  }),
  'import.duplicate': asksOf('import.duplicate', duplicate, {
    ask({ counts: { skipped }, failed, isListed }) {
      const saw = `a row twice → ${skipped} skipped, ${failed} failed, ${isListed ? '' : 'not '}among the errors`;
      if (failed === 1 && skipped === 0 && isListed) return agrees('error-row', saw);
      // The duplicate may be in no count at all (question import.counts).
      return failed === 0 && !isListed && skipped <= 1 ? agrees('skipped', saw) : otherwise(saw);
    },
  }),
  'import.counts': asksOf('import.counts', duplicate, {
    // Failed rows are counted under both readings.
    hiddenBy: { 'import.duplicate': ['error-row'] },
    ask({ rows, counts, failed }) {
      const { total, succeeded, skipped } = counts;
      const sum = succeeded + skipped + counts.failed;
      const saw = `${rows} rows with a duplicate → ${skipped} skipped, ${sum} counted in all`;
      if (total !== undefined && total !== sum) return otherwise(`${saw}, with a total of ${total}`);
      if (failed === 1 && sum === rows) return agrees(['every-row', 'without-duplicates'], saw);
      if (skipped === 1 && sum === rows) return agrees('every-row', saw);
      return skipped === 0 && sum === rows - 1 ? agrees('without-duplicates', saw) : otherwise(saw);
    },
  }),
  'import.range': asksOf('import.range', filled, {
    requests: 4,
    async ask({ ledgerId, good, imports }, t) {
      const createdAt = textIn(imports.get(good.importId), 'created_at') ?? '';
      const createdMs = Date.parse(createdAt);
      if (!/(Z|\+00:00)$/.test(createdAt) || Number.isNaN(createdMs))
        throw undecided('an import does not show when it was created, in UTC');
      /** Whether the import is found in a range of days, relative to the day of its creation. */
      const isFound = async (from: number, to: number) => {
        const day = (days: number) => new Date(createdMs + days * dayMs).toISOString().slice(0, 10);
        const query = { from: day(from), to: day(to) };
        const found = await t.call('searchImportHistory', { path: { ledger_id: ledgerId }, query });
        return itemsOf(bodyOf(found)).some((one) => textIn(one, 'id') === good.importId);
      };
      // In another zone than UTC, the day may differ.
      if (!(await isFound(0, 1)) || (await isFound(1, 3)))
        throw undecided('the history of imports does not begin on the day that it is asked for');
      if (!(await isFound(-1, 0)))
        return agrees('half-open', 'an import of the last day of a range → not found');
      demand(!(await isFound(-2, -1)), 'the history of imports does not end on the day that it is asked for');
      return agrees('inclusive', 'an import of the last day of a range → found');
    },
  }),
};

/** Whether an import was created before an earlier one was completed, as far as they show. */
function isWithin(later: JsonObject | undefined, earlier: JsonObject | undefined): boolean {
  const created = Date.parse(textIn(later, 'created_at') ?? '');
  return created < Date.parse(textIn(earlier, 'completed_at') ?? '');
}
