// npx vitest run: each test gets a People Data Service of its own, in process, with its own people, clock and faults.
import { test } from 'people-data-kit/vitest';

/** Replace this by a call of your own client: it gets the address and the credential of the world. */
const find = ({ fetch, org, apiKey }, name) =>
  fetch(`/people/v1/${org}/find`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ matches: [{ fields: [{ field_name: 'name', search_term: name }] }] }),
  });

test.concurrent('finds a person by name', async ({ world, expect }) => {
  const response = await find(world, 'Ada Moreau');
  const { matches } = await response.json();
  expect(matches[0].people[0].name).toBe('Ada Moreau');
});

test.concurrent('finds nobody of a name that nobody has', async ({ world, expect }) => {
  const response = await find(world, 'Nobody Whatsoever');
  const { matches } = await response.json();
  expect(matches[0].found).toBe(false);
});

test.concurrent('meets a service that is down', async ({ world, expect }) => {
  await world.control.faults.add({ on: 'find', status: 503 });
  expect((await find(world, 'Ada Moreau')).status).toBe(503);
});
