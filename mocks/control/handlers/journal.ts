import { deny } from '../../engine/refusal.js';
import { type Filter, matches } from '../../journal/filter.js';
import { waited } from '../../journal/journal.js';
import type { Recorded } from '../../journal/recording.js';
import { type Hider, hiderOf, secretsIn } from '../../journal/secrets.js';
import { explainerFor, harOf, type JournalEntry, shownEntry } from '../../journal/shown.js';
import { faultInExpectation, nearestTo, verify } from '../../journal/verify.js';
import type { ControlHandlers, Controlled } from '../handler.js';

const usualWaitMs = 5000;
const inProcess = 'http://people-data.test';

export const journalHandlers = {
  getJournal: async (_, mock) => ({
    entries: await shownOf(await callsOf({}, mock), mock),
    dropped: mock.journal.dropped,
  }),
  searchJournal: async ({ body: { filter = {}, most } }, mock) => {
    const found = await callsOf(filter, mock);
    const newest = most === undefined ? found : found.slice(-most);
    return { entries: await shownOf(newest, mock), dropped: mock.journal.dropped };
  },
  countJournal: async ({ body: filter = {} }, mock) => ({
    count: (await callsOf(filter, mock)).length,
    dropped: mock.journal.dropped,
  }),
  waitForJournal: async ({ body: { filter = {}, count = 1, timeoutMs = usualWaitMs }, signal }, mock) => {
    const come = await waited(mock.journal, { filter, count, timeoutMs, signal });
    if (come >= count) return { isMet: true, count: come };
    const entries = mock.journal.entries();
    const near = nearestTo(filter, entries, hiderFor(mock).text);
    const lines = near.map(({ id, differs }) => `\n  call ${id}: ${differs.join('; ')}`);
    const calls = count === 1 ? 'The call did not come' : `${come} of ${count} calls came`;
    return { isMet: false, count: come, message: `${calls} within ${timeoutMs} ms.${lines.join('')}` };
  },
  verifyJournal: async ({ body: { expectations, inOrder = false } }, mock) => {
    for (const [at, expectation] of expectations.entries()) {
      const fault = faultInExpectation(expectation);
      if (fault === undefined) continue;
      const field = `expectations[${at}]`;
      deny('request-invalid', `\`${field}\` ${fault}: say one of them.`, { field });
    }
    const entries = await callsOf({}, mock);
    return verify(expectations, inOrder, entries, hiderFor(mock).text);
  },
  exportJournal: async ({ body: filter = {} }, mock) =>
    harOf(await shownOf(await callsOf(filter, mock), mock), inProcess),
  clearJournal: async (_, { journal }) => {
    journal.clear();
  },
} satisfies Partial<ControlHandlers>;

/** Returns the calls that match a filter, after their bodies have arrived. */
async function callsOf(filter: Filter, { journal }: Controlled): Promise<readonly Recorded[]> {
  await journal.settled();
  return journal.entries().filter((entry) => matches(filter, entry));
}

async function shownOf(found: readonly Recorded[], mock: Controlled): Promise<JournalEntry[]> {
  const explain = await explainerFor(mock.world());
  // A secret that one call shows may appear in other calls, so collect them from all calls.
  const hider = hiderFor(mock);
  return found.map((entry) => shownEntry(entry, hider, explain));
}

function hiderFor({ journal, names }: Controlled): Hider {
  const { clientSecret, password, apiKey, accounts, other } = names;
  const given = [clientSecret, password, apiKey, ...[...accounts, other].map((each) => each.clientSecret)];
  return hiderOf([...given, ...journal.entries().flatMap(secretsIn)]);
}
