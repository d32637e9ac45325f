// The tests of a client of the People Data Service, against the mock in the container beside it.
import assert from 'node:assert/strict';
import { test } from 'node:test';

const { BASE_URL, CONTROL_URL, CONTROL_TOKEN } = process.env;

const post = async (url, body, token) => {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
};

const signIn = async () => {
  const credentials = { clientId: 'sa_demo', clientSecret: 'demo-client-secret' };
  const answer = await post(`${BASE_URL}/identity/v1/session`, {
    grantType: 'clientCredentials',
    ...credentials,
  });
  return (await answer.json()).accessToken;
};

const find = (token, name) =>
  post(
    `${BASE_URL}/people/v1/org_demo/find`,
    { matches: [{ fields: [{ field_name: 'name', search_term: name }] }] },
    token,
  );

test('a person is found by name', async () => {
  const answer = await find(await signIn(), 'Ada Moreau');
  const { matches } = await answer.json();

  assert.equal(answer.status, 200);
  assert.equal(matches[0].people[0].name, 'Ada Moreau');
});

test('a token that has expired is refused, and a new one is taken', async () => {
  const token = await signIn();
  const moved = await post(`${CONTROL_URL}/clock/advance`, { duration: 'PT1H' }, CONTROL_TOKEN);

  assert.equal(moved.status, 200);
  assert.equal((await find(token, 'Ada Moreau')).status, 401);
  assert.equal((await find(await signIn(), 'Ada Moreau')).status, 200);
});
