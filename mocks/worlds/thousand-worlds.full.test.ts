import { expect, test } from 'vitest';
import { printedBy } from '../../spec/contract/printed.js';

// Runs the built package in its own process, so that nothing else counts for the memory.
const program = `
import { createMock } from 'people-data-kit';

const mock = await createMock({ port: 0, controlPort: 0 });
const lanes = 50;
const worlds = 1000;
const wrong = [];
const asJson = { 'Content-Type': 'application/json' };

async function use(at) {
  const world = await mock.worlds.create({ id: 'w' + at });
  const { clientId, clientSecret, org } = world;
  const post = async (url, body, headers = {}) =>
    fetch(url, { method: 'POST', headers: { ...asJson, ...headers }, body: JSON.stringify(body) });
  await world.control.clock.freeze('2027-01-01T00:00:00Z');
  const session = await post(mock.urls.identity + '/session', { grantType: 'clientCredentials', clientId, clientSecret });
  const { accessToken } = await session.json();
  const bearer = { Authorization: 'Bearer ' + accessToken };
  const days = 1 + (at % 20);
  if (at % 3 === 0) await world.control.faults.add({ on: 'getLedgers', status: 503 });
  for (let name = 0; name <= at % 4; name += 1)
    await post(mock.urls.ledger + '/' + org + '/ledgers', { name: 'of ' + at + ' ' + name }, bearer);
  const search = { filters: [{ field: 'country', string_values: ['Germany'] }], size: 5 };
  for (let call = 0; call < 5; call += 1) {
    const answer = await post(mock.urls.people + '/' + org + '/search', search, bearer);
    if (answer.status !== 200) wrong.push([at, 'search', answer.status]);
    await answer.text();
  }
  const listed = await fetch(mock.urls.ledger + '/' + org + '/ledgers', { headers: bearer });
  const text = await listed.text();
  if (at % 3 === 0) {
    if (listed.status !== 503) wrong.push([at, 'no fault', listed.status]);
  } else {
    const names = JSON.parse(text).ledgers.map(({ name }) => name).sort();
    const own = Array.from({ length: 1 + (at % 4) }, (_, name) => 'of ' + at + ' ' + name);
    if (names.join() !== own.join()) wrong.push([at, names]);
  }
  await world.control.clock.advance('P' + days + 'D');
  const now = world.control.clock.now();
  if (now !== Date.UTC(2027, 0, 1 + days)) wrong.push([at, now]);
  const entries = await world.journal.list();
  if (entries.length !== 8 + (at % 4)) wrong.push([at, 'journal', entries.length]);
}

let next = 0;
let mostBytes = 0;
await Promise.all(Array.from({ length: lanes }, async () => {
  while (next < worlds) {
    await use(next++);
    mostBytes = Math.max(mostBytes, process.memoryUsage.rss());
  }
}));
console.log(JSON.stringify({ worlds: mock.worlds.list().length, wrong: wrong.slice(0, 5), megabytes: Math.round(mostBytes / 1e6) }));
await mock.close();
`;

test('a thousand worlds, fifty in use at a time, are isolated from each other, and stay below 500 MB', async () => {
  const { code, output, errors } = await printedBy(['--input-type=module', '--eval', program], process.cwd());
  expect(errors).toBe('');
  const seen = JSON.parse(output);
  expect(seen).toMatchObject({ worlds: 1001, wrong: [] });
  expect(seen.megabytes).toBeLessThan(500);
  expect(code).toBe(0);
});
