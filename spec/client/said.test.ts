import { expect, test } from 'vitest';
import { errorBodies } from '../../mocks/engine/refusal-draft.js';
import { said } from './answers.js';

const problem = {
  status: 400,
  code: 'invalid_request',
  title: 'Bad Request',
  message: '`size` is 6.',
  field: 'size',
  instance: '/people/v1/org_demo/find',
};
const written = (reading: keyof typeof errorBodies) => {
  const body = errorBodies[reading](problem);
  return typeof body === 'string' ? body : (JSON.stringify(body) ?? '');
};

test.each([
  ['code-and-message', { code: 'invalid_request', detail: '`size` is 6.' }],
  ['problem-details', { code: undefined, detail: '`size` is 6.' }],
  ['status-and-error', { code: 'invalid_request', detail: '`size` is 6.' }],
  ['detail-text', { code: undefined, detail: '`size` is 6.' }],
  ['validation-list', { code: 'invalid_request', detail: '`size` is 6.' }],
  ['empty', { code: undefined, detail: undefined }],
  ['html', { code: undefined, detail: '400 Bad Request' }],
] as const)('an error body as %s is read', (reading, expected) => {
  expect(said(written(reading))).toEqual(expected);
});

test.each(['[]', '7', 'null', '{"error":[1],"message":{}}', '{"detail":[null]}', 'Bad Gateway', '<title>'])(
  'nothing of %s is quoted',
  (text) => expect(said(text)).toEqual({ code: undefined, detail: undefined }),
);

test('only the beginning of a long text is quoted', () => {
  expect(said(JSON.stringify({ message: 'x'.repeat(10_000) })).detail).toHaveLength(501);
});
