import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishedDocuments } from '../../spec/contract/documents.js';
import { placesIn } from '../../spec/contract/places.js';
import { isArray, isObject, type JsonObject, resolved } from '../../spec/source/json.js';
import { createMock, type Mock } from './mock.js';

let mock: Mock;
beforeAll(async () => {
  mock = await createMock({ people: 5, port: 0 });
});
afterAll(() => mock.close());

/** Four bytes, each of which is percent-encoded. */
const widest = '𝕏';

function longest(
  { type, maxLength, maxItems, items, enum: values, format }: JsonObject,
  document: JsonObject,
): string {
  if (isArray(values)) return String(values[0]);
  if (format === 'date') return '2026-01-31';
  if (type === 'array') {
    const item = resolved(document, items ?? {});
    return Array(Number(maxItems))
      .fill(longest(isObject(item) ? item : {}, document))
      .join(',');
  }
  return type === 'string' ? widest.repeat(Number(maxLength)) : '1';
}

const asking = [...publishedDocuments()].flatMap(([id, document]) =>
  placesIn(id, document).flatMap(({ path, method, operation }) => {
    const { parameters } = operation;
    const queries = (isArray(parameters) ? parameters : [])
      .map((parameter) => resolved(document, parameter))
      .filter(isObject)
      .filter((parameter) => parameter['in'] === 'query');
    const query = queries.map(({ name, schema = {} }) => {
      const described = resolved(document, schema);
      const value = longest(isObject(described) ? described : {}, document);
      return `${String(name)}=${encodeURIComponent(value)}`;
    });
    const operationId = String(operation['operationId']);
    return query.length === 0 ? [] : [{ operationId, id, path, method, query: query.join('&') }];
  }),
);

test.each(asking)('the longest query of $operationId is accepted', async ({ id, path, method, query }) => {
  const address = `${mock.urls[id]}${path.replaceAll(/\{\w+\}/g, mock.org)}?${query}`;
  const headers = { Authorization: `Bearer ${mock.apiKey}`, Cookie: 'c'.repeat(8000) };
  const status = await new Promise((resolve, reject) => {
    const sent = request(address, { method, headers }, (answer) => resolve(answer.resume().statusCode));
    sent.on('error', reject).end();
  });
  // The request was parsed: it was refused for its credential, or for a person who does not exist.
  expect([401, 403, 404]).toContain(status);
});
