import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formsOfFiles } from '../conformance/learn/forms/forms-of-files.js';
import { harOf, type SeenEntry } from '../fixtures/har-of-others.js';
import { temporaryFolder } from '../fixtures/temporary-folder.js';
import type { Proposed } from '../spec/overlay/proposing/proposal.js';
import { overlayText } from '../spec/overlay/proposing/written.js';
import { createMock } from './mock.js';

const folder = temporaryFolder();

function written(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

/** A service with other names than our contract. */
const own = `overlay: 1.0.0
actions:
  - { target: "$.paths['/{org_id}/ledgers'].post", remove: true }
  - { target: "$.paths['/{org_id}/ledgers'].get", remove: true }
  - { target: "$.paths['/{org_id}/ledgers/{ledger_id}'].get", remove: true }
  - { target: "$.paths['/{org_id}/ledgers/{ledger_id}'].delete", remove: true }
  - { target: "$.paths", update: { "/orgs/{org_id}/ledger": { get: { operationId: getLedgers }, post: { operationId: createLedger } } } }
  - { target: "$.paths", update: { "/orgs/{org_id}/ledger/{ledger_id}": { get: { operationId: getLedger }, delete: { operationId: deleteLedger } } } }
  - { target: $.components.schemas.Ledger.properties.created_at, update: { x-wire-name: createdAt } }
  - { target: $.components.schemas.LedgerCounts.properties.new_jobs, update: { x-wire-name: newJobs } }
  - { target: $.components.schemas.LedgerList.properties.ledgers, update: { x-wire-name: data } }
`;

/** Records calls to a mock, as a browser would. */
async function recordedCalls(overlay: string) {
  const mock = await createMock({ overlay, people: 100 });
  const origin = new URL(mock.urls.people).origin;
  const entries: SeenEntry[] = [];
  let token = '';
  const send = async (method: string, path: string, sent?: object) => {
    const answer = await mock.fetch(
      new Request(origin + path, {
        method,
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
      }),
    );
    const text = await answer.text();
    const received: unknown = text === '' ? undefined : JSON.parse(text);
    const url = `https://staging.example${path}`;
    entries.push({
      method,
      url,
      status: answer.status,
      ...(sent ? { sent } : {}),
      ...(received ? { received } : {}),
    });
    return { status: answer.status, body: Object(received) };
  };
  const credentials = { clientId: mock.clientId, clientSecret: mock.clientSecret };
  const session = await send('POST', '/identity/v1/session', {
    grantType: 'clientCredentials',
    ...credentials,
  });
  token = session.body.accessToken;
  return { send, entries };
}

async function useLedgers(overlay: string) {
  const { send, entries } = await recordedCalls(overlay);
  const made = await send('POST', '/ledger/v1/orgs/org_demo/ledger', { name: 'Customers' });
  const { status, body } = await send('GET', `/ledger/v1/orgs/org_demo/ledger/${made.body.id}`);
  const listed = await send('GET', '/ledger/v1/orgs/org_demo/ledger');
  await send('DELETE', `/ledger/v1/orgs/org_demo/ledger/${made.body.id}`);
  return { entries, made, status, body, listed };
}

const sure = ({ proposals }: Proposed) =>
  Object.fromEntries(
    proposals.flatMap(({ confidence, subject, theirs }) =>
      confidence === 'sure' ? [[subject, theirs]] : [],
    ),
  );

test('a mock with the overlay proposed from recorded calls behaves like the recorded service', async () => {
  const service = await useLedgers(written('own.yaml', own));
  expect(service.made.status).toBe(201);

  const others = { method: 'GET', url: 'https://ads.example/v1/org_demo/usage', received: { clicks: 3 } };
  const proposed = await formsOfFiles([harOf([...service.entries, others])], {}, 'org_demo');
  expect(sure(proposed)).toEqual({
    getLedgers: 'GET /orgs/{org_id}/ledger',
    createLedger: 'POST /orgs/{org_id}/ledger',
    getLedger: 'GET /orgs/{org_id}/ledger/{ledger_id}',
    deleteLedger: 'DELETE /orgs/{org_id}/ledger/{ledger_id}',
    'Ledger.created_at': 'createdAt',
    'LedgerCounts.new_jobs': 'newJobs',
    'LedgerList.ledgers': 'data',
  });

  const again = await useLedgers(written('proposed.yaml', overlayText(proposed)));
  expect([again.made.status, again.status]).toEqual([201, 200]);
  expect(Object.keys(again.body)).toEqual(Object.keys(service.body));
  expect(Object.keys(again.body.counts)).toEqual(Object.keys(service.body.counts));
  expect(again.listed.body.data.length).toBe(service.listed.body.data.length);
});

test('calls that match our contract yield no proposals', async () => {
  const plain = 'overlay: 1.0.0\nactions: [{ target: $.info, update: { title: plain } }]\n';
  const { send, entries } = await recordedCalls(written('plain.yaml', plain));
  const made = await send('POST', '/ledger/v1/org_demo/ledgers', { name: 'Customers' });
  await send('GET', `/ledger/v1/org_demo/ledgers/${made.body.id}`);
  await send('GET', '/ledger/v1/org_demo/ledgers');
  await send('GET', '/identity/v1/orgs/org_demo/users');
  await send('GET', '/billing/v1/org_demo/usage?group_by=principal');
  const proposed = await formsOfFiles([harOf(entries)], {}, undefined);
  expect(proposed.proposals).toEqual([]);
  expect(proposed.differences).toEqual([]);
});

test('a proposal contains no value from requests or responses', async () => {
  const received = {
    apiKeyId: 'key_7c1',
    name: 'payroll of Ada',
    preview: 'pk…9f',
    createdAt: '2026-01-01T00:00:00Z',
  };
  const url = 'https://staging.example/v2/orgs/org_a/keys/4711?apiToken=s3cret';
  const proposed = await formsOfFiles([harOf([{ method: 'GET', url, received }])], {}, 'org_a');
  expect(JSON.stringify(proposed) + overlayText(proposed)).not.toMatch(
    /payroll|key_7c1|pk…|4711|s3cret|org_a/,
  );
});
