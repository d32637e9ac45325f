// npx jest: each test gets a People Data Service of its own (a world), with its own credentials, credits, clock and faults.
const { newWorld } = require('./world.js');

/** Replace this by a call of your own client: it gets the address and the credential of the world. */
const find = ({ peopleUrl, org, apiKey }, name) =>
  fetch(`${peopleUrl}/${org}/find`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ matches: [{ fields: [{ field_name: 'name', search_term: name }] }] }),
  });

test('finds a person by name', async () => {
  const response = await find(await newWorld(), 'Ada Moreau');
  const { matches } = await response.json();
  expect(matches[0].people[0].name).toBe('Ada Moreau');
});

test('is refused without credits', async () => {
  const response = await find(await newWorld({ credits: 0 }), 'Ada Moreau');
  expect(response.status).toBe(402);
});

test('is throttled, and told how long to wait', async () => {
  const world = await newWorld();
  await world.addFault({ on: 'find', status: 429, retryAfterSeconds: 7, times: 1 });
  const throttled = await find(world, 'Ada Moreau');
  expect([throttled.status, throttled.headers.get('Retry-After')]).toEqual([429, '7']);
  expect((await find(world, 'Ada Moreau')).status).toBe(200);
});
