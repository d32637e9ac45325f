import { exampleContact, importMade, named, statusOf } from '../../checks/kinds/ledgers/own-imports.js';
import type { JsonObject } from '../../target/json.js';
import { itemsOf, textIn } from '../../target/wire/members.js';
import { agrees, answered, bodyOf, demand, otherwise, type Sighting, undecided } from '../answers.js';
import {
  countsOf,
  ended,
  errorsOf,
  filled,
  isListed,
  isOpen,
  ledgerNeeds,
  ledgerRequests,
  look,
  looks,
  neverEnds,
  ownLedger,
} from '../ledgers/filled.js';
import { asks, asksOf, type ProbeContext, type Probes } from '../probe.js';
import { requiredRole } from '../roles.js';
import { csvProbes } from './csv.js';
import { undoneProbes } from './undone.js';

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
    demand(counts !== undefined, 'an import shows no `succeeded`, `skipped` and `failed`');
    demand(
      shown.filter((each) => each === references.twice).length === 1,
      'of two contacts with one `reference_id` not just one is there',
    );
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
      if (statuses.includes('pending')) return 'with-pending';
      if (first === 'processing') return 'without-pending';
      demand(first !== undefined, 'the answer to addContacts shows no `status`: map it with --overlay');
      if (isOpen({ status: first })) return otherwise('an import begins with another status');
      throw undecided('an import is completed as soon as contacts are added');
    },
  }),
  'import.merge': asksOf('import.merge', filled, {
    hiddenBy: { 'import.duration': ['immediate'] },
    ask({ good, twice, bad, early, imports }) {
      if (isOpen(early) && good.importId !== twice.importId) return 'off';
      for (const [earlier, later] of [
        [good, twice],
        [twice, bad],
      ] as const) {
        const record = imports.get(earlier.importId);
        if (earlier.importId === later.importId) {
          if ((countsOf(record)?.total ?? 0) > earlier.rows) return 'on';
        } else if (later.importId !== undefined && isWithin(imports.get(later.importId), record)) {
          return 'off';
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
      if (bad.importId === undefined) {
        if (shown.includes(references.besideBad)) return undefined;
        return status === 400 ? 'whole-400' : undefined;
      }
      if (shown.includes(references.bad)) return undefined;
      const errors = await errorsOf(t, ledger, bad.importId);
      bodyOf(errors);
      if (isListed(errors, references.bad)) return 'row-error';
      throw undecided(
        'a contact that nothing identifies is neither shown nor among the errors of its import',
      );
    },
  }),
  'import.duplicate': asksOf('import.duplicate', duplicate, {
    ask({ counts: { skipped }, failed, isListed }) {
      if (failed === 1 && skipped === 0 && isListed) return 'error-row';
      // The duplicate may be in no count at all (question import.counts).
      return failed === 0 && !isListed && skipped <= 1 ? 'skipped' : undefined;
    },
  }),
  'import.counts': asksOf('import.counts', duplicate, {
    // Failed rows are counted under both readings.
    hiddenBy: { 'import.duplicate': ['error-row'] },
    ask({ rows, counts, failed }) {
      const { total, succeeded, skipped } = counts;
      const sum = succeeded + skipped + counts.failed;
      if (total !== undefined && total !== sum) return undefined;
      if (failed === 1 && sum === rows) return ['every-row', 'without-duplicates'];
      if (skipped === 1 && sum === rows) return 'every-row';
      return skipped === 0 && sum === rows - 1 ? 'without-duplicates' : undefined;
    },
  }),
  'import.range': asksOf('import.range', filled, {
    requests: 4,
    async ask({ ledgerId, good, imports }, t) {
      const createdAt = textIn(imports.get(good.importId), 'created_at') ?? '';
      const createdMs = Date.parse(createdAt);
      demand(
        /(Z|\+00:00)$/.test(createdAt) && !Number.isNaN(createdMs),
        'an import does not show when it was created, in UTC',
      );
      /** Whether the import is found in a range of days, relative to the day of its creation. */
      const isFound = async (from: number, to: number) => {
        const day = (days: number) => new Date(createdMs + days * dayMs).toISOString().slice(0, 10);
        const query = { from: day(from), to: day(to) };
        const found = await t.call('searchImportHistory', { path: { ledger_id: ledgerId }, query });
        return itemsOf(bodyOf(found)).some((one) => textIn(one, 'id') === good.importId);
      };
      // In another zone than UTC, the day may differ.
      demand((await isFound(0, 1)) && !(await isFound(1, 3)), 'the history of imports begins on another day');
      if (!(await isFound(-1, 0))) return 'half-open';
      demand(!(await isFound(-2, -1)), 'the history of imports does not end on the day that it is asked for');
      return 'inclusive';
    },
  }),
};

/** Whether an import was created before an earlier one was completed, as far as they show. */
function isWithin(later: JsonObject | undefined, earlier: JsonObject | undefined): boolean {
  const created = Date.parse(textIn(later, 'created_at') ?? '');
  return created < Date.parse(textIn(earlier, 'completed_at') ?? '');
}

/** Longer than any service takes for one contact. */
const forEver = 'P1D';

/** Concludes from the times of creation and completion. */
function byTimes(record: JsonObject): Sighting<'immediate' | '200-ms' | '1-minute'> {
  const at = (name: string) => Date.parse(textIn(record, name) ?? '');
  const ms = at('completed_at') - at('created_at');
  demand(!Number.isNaN(ms), 'an import does not show when it was created and completed');
  const within = (least: number, most: number) => ms >= least && ms <= most;
  if (within(100, 400)) return agrees('200-ms', 'an import of a contact → completed after some 200 ms');
  if (within(50_000, 70_000)) return agrees('1-minute', 'an import of a contact → completed after a minute');
  const duration = ms < 1000 ? 'less than a second' : `${Math.round(ms / 1000)} s`;
  return otherwise(`an import of a contact → completed after ${duration}`);
}

/** Moves time to see whether an import stays open; the caller puts the time back. */
async function stillOpen(t: ProbeContext, ledgerId: string, importId: string): Promise<Sighting<'stuck'>> {
  const { control } = t;
  demand(control !== undefined, neverEnds);
  await control.advance(forEver);
  t.callers.forgetTokens();
  const record = await look(t, ledgerId, importId);
  if (statusOf(record) === 'processing') return agrees('stuck', 'an import → processing after a day');
  return otherwise('an import → not completed after more than a minute');
}

export const importsProbes: Probes<'import'> = {
  'import.add-role': requiredRole(
    'import.add-role',
    [
      {
        operation: 'addContacts',
        input: async (t) => ({
          path: { ledger_id: (await t.shared('ledger to add to', () => ownLedger(t))).id },
          body: { contacts: [exampleContact(t.owned.name('contact'))] },
        }),
      },
    ],
    { needs: ledgerNeeds, requests: ledgerRequests },
  ),
  ...fillingProbes,
  'import.duration': asks('import.duration', {
    needs: ledgerNeeds,
    requests: ledgerRequests + 1 + looks + 2,
    movesTime: true,
    async ask(t) {
      const { id: ledgerId, name } = await ownLedger(t);
      const body = { contacts: [exampleContact(`${name}-1`)] };
      const added = await t.call('addContacts', { path: { ledger_id: ledgerId }, body });
      const answer = bodyOf(added);
      const importId = named(await importMade(t, ledgerId, added));
      const record = (await ended(t, ledgerId, [importId])).get(importId) ?? {};
      if (isOpen(record)) return stillOpen(t, ledgerId, importId);
      if (statusOf(answer) === 'completed') return 'immediate';
      return byTimes(record);
    },
  }),
  ...undoneProbes,
  ...csvProbes,
};
