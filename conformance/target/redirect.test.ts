import { expect, test } from 'vitest';
import { sendFollowing, type WireRequest } from './transport.js';

const request: WireRequest = {
  method: 'POST',
  url: 'https://people.test/v1/find?a=1',
  headers: { authorization: 'Bearer t' },
  body: '{}',
};

/** Sends the request to a target that redirects addresses, and answers others. */
async function sentTo(locations: Record<string, string>, status: number, text = '{"found":true}') {
  const sent: WireRequest[] = [];
  const response = await sendFollowing(request, async (each) => {
    sent.push(each);
    const location = locations[each.url];
    const headers: Record<string, string> = location === undefined ? {} : { location };
    return { status: location === undefined ? 200 : status, headers, cookies: [], text };
  });
  return { status: response.status, sent };
}

test.each([
  ['to another path', { [request.url]: '/v2/find' }, ['https://people.test/v2/find']],
  ['to another query', { [request.url]: '?a=2' }, ['https://people.test/v1/find?a=2']],
])('a redirect %s is followed with the same method, headers and body', async (_, locations, urls) => {
  for (const status of [307, 308]) {
    const { status: last, sent } = await sentTo(locations, status);

    expect(last).toBe(200);
    expect(sent).toEqual([request, ...urls.map((url) => ({ ...request, url }))]);
  }
});

test.each([
  ['to another host', 307, 'https://other.test/v1/find'],
  ['to another scheme', 308, 'http://people.test/v1/find'],
  ['to no address', 307, 'https://'],
  ['that may change the method', 302, '/v2/find'],
])('a redirect %s is not followed', async (_, status, location) => {
  const { status: last, sent } = await sentTo({ [request.url]: location }, status);

  expect(last).toBe(status);
  expect(sent).toEqual([request]);
});

test('a redirect in a circle ends', async () => {
  const { status, sent } = await sentTo({ [request.url]: request.url }, 307);

  expect(status).toBe(307);
  expect(sent).toHaveLength(6);
});

test('a redirect to a page, such as a sign-in form, is none to follow', async () => {
  const { status } = await sentTo({ [request.url]: '/sign-in' }, 307, '<!doctype html><title>In</title>');

  expect(status).toBe(307);
});
