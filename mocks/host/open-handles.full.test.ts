import { expect, test } from 'vitest';
import { printedBy } from '../../spec/contract/printed.js';

// A process of its own, as only that shows whether a handle is left that keeps it running.
const program = `
import { createServer } from 'node:http';
import { once } from 'node:events';
import { createMock } from './mocks/host/mock.js';
import { createClient } from './spec/client/client.js';

const received = [];
const receiver = createServer((request, response) => {
  received.push(request.url);
  request.resume().on('end', () => response.end());
}).listen(0, '127.0.0.1');
await once(receiver, 'listening');
const url = 'http://127.0.0.1:' + receiver.address().port + '/hooks';

const { fetch: undiciFetch } = await import('undici');
const mock = await createMock({ port: 0, controlPort: 0, people: 100, webhooks: [{ url, secret: 'shared' }] });
const world = await mock.worlds.create();
const person = mock.people.find(({ linkedin, position }) => linkedin && position);
const add = async ({ org, credentials }, fetch) => {
  const { clientId, clientSecret } = credentials;
  const { ledger } = createClient({ urls: mock.urls, org, credentials: { clientId, clientSecret }, fetch });
  const { data } = await ledger.createLedger({ body: { name: 'Customers' } });
  const path = { ledger_id: data.id };
  await ledger.updateTrackedFields({ path, body: { fields: ['title'] } });
  const { name, linkedin } = person;
  await ledger.addContacts({ path, body: { contacts: [{ name, linkedin }] } });
};
await add(mock, fetch);
await add(world, world.fetch);
mock.intercept({ origin: 'https://api.example' });
const answers = await Promise.all([fetch, undiciFetch].map((client) => client('https://api.example/health')));
for (const answer of answers) await answer.text();
world.intercept({ origin: 'https://other.example' });
void fetch('https://other.example/people/v1/' + world.org + '/find').catch(() => undefined);
await world.control.faults.add({ latency: { ms: 60_000 } });
void world.fetch('/people/v1/' + world.org + '/find').catch(() => undefined);
await mock.control.clock.advance('P1D');
await mock.control.enrich();
await mock.control.editPerson(person.id, { title: 'Chief Data Officer' });
await mock.control.enrich();
await mock.control.clock.advance('P2D');
await mock.close();
receiver.close();
receiver.closeAllConnections();
console.log(JSON.stringify({ received: received.length, statuses: answers.map(({ status }) => status) }));
`;

test('a process exits by itself once its mock is closed, after webhooks, worlds, interceptions and a delayed call', async () => {
  const { code, output } = await printedBy(
    ['--import', 'tsx', '--input-type=module', '--eval', program],
    process.cwd(),
  );
  expect(JSON.parse(output)).toMatchObject({ statuses: [200, 200] });
  expect(JSON.parse(output).received).toBeGreaterThan(0);
  expect(code).toBe(0);
});
