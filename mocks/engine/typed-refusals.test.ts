import { expect, test } from 'vitest';
import { type CallParts, startService, type Who } from '../../fixtures/calls.js';
import { type OperationId, operations } from '../../generated/operations.js';
import { questions, type Readings } from '../../generated/questions.js';

const ids = Object.keys(operations).filter((id): id is OperationId => Object.hasOwn(operations, id));
const readingsOf = <Id extends 'transport.content-type' | 'errors.body'>(id: Id) =>
  Object.keys(questions[id].readings).filter((one): one is Readings[Id] => one in questions[id].readings);

/** Callers that are refused before anything is read, and calls that are refused after that. */
const refused: readonly (readonly [Who, CallParts])[] = [
  ['anonymous', {}],
  ['viewer', {}],
  ['other', {}],
  ['owner', { path: { org_id: 'nowhere' } }],
  ['owner', { body: '{' }],
  ['owner', { body: '{}', headers: { 'Content-Type': 'text/plain' } }],
];

test.each(
  readingsOf('transport.content-type').flatMap((type) =>
    readingsOf('errors.body').map((body) => [type, body] as const),
  ),
)('every refusal of every operation with a body has its type: %s, %s', async (type, body) => {
  const profile = { 'transport.content-type': type, 'errors.body': body };
  const { as } = await startService({ people: 5, profile });
  const expected = body === 'html' ? 'text/html; charset=utf-8' : typeOf[type];
  for (const id of ids) {
    for (const [who, { body: sent, ...parts }] of refused) {
      const hasBody = operations[id].method !== 'GET' && sent !== undefined;
      const answer = await as[who].call(id, hasBody ? { ...parts, body: sent } : parts);
      if (answer.status < 400) continue;
      const said = answer.headers.get('content-type');
      expect([id, who, answer.status, said]).toEqual([
        id,
        who,
        answer.status,
        answer.text === '' ? null : expected,
      ]);
    }
  }
});

const typeOf: Readonly<Record<Readings['transport.content-type'], string>> = {
  json: 'application/json',
  'json-charset': 'application/json; charset=utf-8',
  'problem-json': 'application/problem+json',
};
