import { type Called, startService } from '../../fixtures/calls.js';
import type { OperationId } from '../../generated/operations.js';

// Part of `npm run bench`: imports, enriches, counts, searches, pages, exports and deletes 100,000 contacts, and looks up 50,000
// people at once, with the same handlers that answer over HTTP. `--contacts` sets another number.

const asked = process.argv.indexOf('--contacts');
const contacts = asked < 0 ? 100_000 : Number(process.argv[asked + 1]);
const perImport = 1000;
const perPage = 100;
const lookedUp = 50_000;

const service = await startService({ people: 60_000, selfCheck: false });
const { owner } = service.as;
const { people } = service.mock;

/** Makes a call and throws if it fails. */
async function call<Op extends OperationId>(
  operation: Op,
  parts: Parameters<typeof owner.call>[1],
): Promise<Called<Op>> {
  const answer = await owner.call(operation, parts);
  if (answer.status >= 300) throw new Error(`${operation}: ${answer.status} ${answer.text.slice(0, 300)}`);
  return answer;
}

/** Runs a step and prints its duration, the number of items, and the memory of the process afterwards, as a line of JSON. */
async function measured(name: string, work: () => Promise<number>): Promise<void> {
  const start = performance.now();
  const count = await work();
  const seconds = (performance.now() - start) / 1000;
  const heldMb = Math.round(process.memoryUsage().rss / 1_048_576);
  console.error(`${name}: ${count.toLocaleString('en')} in ${seconds.toFixed(1)} s, ${heldMb} MB`);
  console.log(JSON.stringify({ name, count, seconds, heldMb }));
}

const ledger = await call('createLedger', { body: { name: 'Bench' } });
const path = { ledger_id: ledger.body.id };

function rowOf(at: number) {
  const person = people[at % people.length];
  return {
    reference_id: `row-${at}`,
    name: person?.name ?? '',
    linkedin: person?.linkedin ?? '',
    company_name: person?.position?.company?.name ?? '',
  };
}

await measured('add contacts', async () => {
  for (let start = 0; start < contacts; start += perImport) {
    const size = Math.min(perImport, contacts - start);
    await call('addContacts', {
      path,
      body: { contacts: Array.from({ length: size }, (_, at) => rowOf(start + at)) },
    });
  }
  return contacts;
});
await measured('import and enrich them', async () => {
  service.clock.advance(60_000);
  const { body } = await call('getLedger', { path });
  return body.counts?.total ?? 0;
});
await measured('search (exact name)', async () => {
  const filters = [{ field: 'name', string_values: [people[5]?.name ?? ''] }];
  await call('searchLedgerContacts', { path, body: { filters, size: 100 } });
  return contacts;
});
/** Pages through all contacts in the given order, or in that of the store. */
async function pages(sort_by?: string): Promise<number> {
  const seen = new Set<string>();
  let token: string | undefined;
  do {
    const query = { size: perPage, sort_by, pagination_token: token };
    const { body } = await call('getContacts', { path, query });
    for (const { id = '' } of body.contacts ?? []) seen.add(id);
    token = body.pagination_token ?? undefined;
  } while (token !== undefined);
  if (seen.size !== contacts) throw new Error(`${seen.size} of ${contacts} contacts were paged`);
  return seen.size;
}
await measured(`page, ${perPage} at a time`, () => pages());
await measured('page, by company', () => pages('-current_position.company.name'));
await measured('export as CSV', async () => {
  const { text } = await call('downloadLedgerContacts', { path, body: {} });
  return text.trimEnd().split('\n').length - 1;
});
await measured('run an enrichment cycle', async () => (await service.mock.control.enrich()).contacts);
await measured('delete by reference id', async () => {
  let removed = 0;
  for (let start = 0; start < contacts; start += lookedUp) {
    const size = Math.min(lookedUp, contacts - start);
    const ids = Array.from({ length: size }, (_, at) => `row-${start + at}`);
    removed += (await call('bulkDeleteContacts', { path, body: { reference_ids: ids } })).body.rows_removed;
  }
  return removed;
});
await measured('look up people by id', async () => {
  const { mock } = service;
  const response = await mock.fetch(
    new Request(`${mock.urls.people}/${mock.org}/persons/lookup_by_ids`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${mock.apiKey}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ ids: people.slice(0, lookedUp).map(({ id }) => id) }),
    }),
  );
  // Discards the data as it is read, so that memory in use is that of the mock.
  let bytes = 0;
  for await (const chunk of response.body ?? []) bytes += chunk.length;
  console.error(`${Math.round(bytes / 1_048_576)} MB of JSON`);
  return lookedUp;
});
await service.mock.close();
