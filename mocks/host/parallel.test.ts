import { expect, test } from 'vitest';
import { type Called, type Caller, startService } from '../../fixtures/calls.js';
import type { OperationId } from '../../generated/operations.js';

/** What all clients observed. */
interface Log {
  readonly answers: { readonly operation: OperationId; readonly status: number }[];
  readonly people: Set<string>;
  readonly invited: string[];
}

/** A client that records what it observes. */
function logged(caller: Caller, log: Log): Caller {
  return {
    call: async (operation, parts) => {
      const answer = await caller.call(operation, parts);
      log.answers.push({ operation, status: answer.status });
      return answer;
    },
  };
}

test('100 clients that mix all operations concurrently lose no update, and the counts add up afterwards', async () => {
  const service = await startService({ port: 0, people: 300 });
  const owner = service.as.owner;
  await owner.call('getOrganization');
  const shared = await owner.call('createLedger', { body: { name: 'shared' } });
  const path = { ledger_id: shared.body.id };
  const { people } = service.mock;
  const log: Log = { answers: [], people: new Set(), invited: [] };

  const clients = Array.from({ length: 100 }, async (_, n) => {
    const { call } = logged(owner, log);
    const seen = (found: readonly { readonly id?: string }[] | undefined) => {
      for (const { id = '' } of found ?? []) log.people.add(id);
    };
    const person = people[(n * 7) % people.length];
    const lookup = { fields: [{ field_name: 'linkedin', search_term: person?.linkedin ?? '' }] };

    const steps: readonly (() => Promise<unknown>)[] = [
      async () => seen((await call('find', { body: { matches: [lookup] } })).body.matches[0]?.people),
      async () => seen((await call('search', { body: { size: 3 } })).body.people),
      async () => call('previewFind', { body: { matches: [lookup] } }),
      async () => call('previewSearch', { body: { size: 3 } }),
      async () => call('verify', { body: { queries: [{ linkedin: person?.linkedin, company_name: 'x' }] } }),
      async () => {
        await call('getPerson', { path: { person_id: person?.id ?? '' } });
        log.people.add(person?.id ?? '');
      },
      async () => seen((await call('lookupPeople', { body: { ids: [person?.id, 'per_none'] } })).body.people),
      // A key of the client itself, which is used, renamed and deleted by every second client.
      async () => {
        const made = await call('createApiKey', { body: { name: `key ${n}` } });
        const key = { keyId: made.body.id };
        seen(
          (await service.withToken(made.body.key).call('find', { body: { matches: [lookup] } })).body
            .matches[0]?.people,
        );
        await call('updateApiKey', { path: key, body: { description: `of client ${n}` } });
        expect((await call('getApiKey', { path: key })).body.description).toBe(`of client ${n}`);
        if (n % 2 === 0) await call('deleteApiKey', { path: key });
      },
      async () => {
        const made = await call('createInvitation', {
          body: { email: `guest${n}@example.com`, role: 'viewer' },
        });
        log.invited.push(made.body.id);
        await call('resendInvitation', { path: { invitationId: made.body.id } });
        if (n % 2 === 0) await call('revokeInvitation', { path: { invitationId: made.body.id } });
      },
      async () => {
        const made = await call('createServiceAccount', { body: { name: `sa ${n}`, roles: ['viewer'] } });
        const account = { clientId: made.body.clientId };
        await call('updateServiceAccountRoles', { path: account, body: { roles: ['editor'] } });
        await call('regenerateSecret', { path: account });
        if (n % 2 === 0) await call('deleteServiceAccount', { path: account });
      },
      // All clients add to the same ledger, and one row is the same for all.
      async () => {
        const rows = [0, 1, 2].map((row) => ({ reference_id: `c${n}-${row}`, name: `Contact ${n} ${row}` }));
        const added = await call('addContacts', {
          path,
          body: { contacts: [...rows, { reference_id: 'everybody', name: 'One' }, { title: 'bad row' }] },
        });
        await call('getImport', { path: { ...path, import_id: added.body.import_id } });
        await call('listImports', { path });
        await call('getContacts', { path, query: { size: 5 } });
      },
      // And a ledger of the client itself, which it deletes again.
      async () => {
        const own = await call('createLedger', { body: { name: `own ${n}` } });
        const mine = { ledger_id: own.body.id };
        await call('updateLedger', { path: mine, body: { description: `of ${n}` } });
        await call('updateTrackedFields', { path: mine, body: { fields: ['title'] } });
        await call('listTrackedVersions', { path: mine });
        await call('deleteLedger', { path: mine });
      },
      async () => call('getUsage'),
      async () => call('getSubscriptions'),
      async () => call('getOrgUsers'),
      async () => call('getServiceAccounts'),
      async () => call('listApiKeys'),
    ];
    // Each client begins at another step, so that every operation runs beside every other one.
    for (let at = 0; at < steps.length; at += 1) await steps[(at + n) % steps.length]?.();
  });
  await Promise.all(clients);

  const failed = log.answers.filter(({ status }) => status >= 400);
  expect(failed).toEqual([]);

  service.clock.advance(60_000);
  const total = 3 * 100 + 1;
  const ledger = await owner.call('getLedger', { path });
  expect(ledger.body.counts?.total).toBe(total);
  expect((await owner.call('getContacts', { path, query: { view: 'count' } })).body.count).toBe(total);
  const imports = await everyPage((offset) =>
    owner.call('listImports', { path, query: { limit: 50, offset } }),
  );
  expect(imports.length).toBe(100);
  const sum = (read: (one: (typeof imports)[number]) => number) =>
    imports.reduce((all, one) => all + read(one), 0);
  expect(sum(({ counts }) => counts.total)).toBe(500);
  expect([
    sum(({ counts }) => counts.succeeded),
    sum(({ counts }) => counts.skipped),
    sum(({ counts }) => counts.failed),
  ]).toEqual([total, 99, 100]);
  expect((await owner.call('getLedgers')).body.ledgers.map(({ name }) => name)).toEqual(['shared']);

  const keys = await owner.call('listApiKeys');
  expect(keys.body.apiKeys.filter(({ name }) => name.startsWith('key ')).length).toBe(50);
  const accounts = await owner.call('getServiceAccounts');
  const made = accounts.body.serviceAccounts.filter(({ name }) => name.startsWith('sa '));
  expect(made.map(({ roles }) => roles)).toEqual(Array.from({ length: 50 }, () => ['editor']));
  const pending = await owner.call('getInvitations', { query: { status: 'pending' } });
  expect(pending.body.invitations.length).toBe(50);

  // The usage counts every call, and each person was charged once.
  const usage = await owner.call('getUsage');
  const counted = (operation: OperationId) =>
    (usage.body.records ?? [])
      .filter((record) => record.operation === operation)
      .reduce((all, { requests = 0 }) => all + requests, 0);
  const called = (operation: OperationId) =>
    log.answers.filter((answer) => answer.operation === operation).length;
  for (const operation of [
    'search',
    'verify',
    'getPerson',
    'lookupPeople',
    'addContacts',
    'deleteLedger',
  ] as const) {
    expect([operation, counted(operation)]).toEqual([operation, called(operation)]);
  }
  expect(counted('find')).toBe(called('find') + 100);
  const credits = (usage.body.records ?? []).reduce((all, { credits_used = 0 }) => all + credits_used, 0);
  expect(credits).toBe(log.people.size);
  await service.mock.close();
});

async function everyPage(read: (offset: number) => Promise<Called<'listImports'>>) {
  const first = await read(0);
  const all = [...first.body.imports];
  while (all.length < first.body.total) all.push(...(await read(all.length)).body.imports);
  return all;
}
