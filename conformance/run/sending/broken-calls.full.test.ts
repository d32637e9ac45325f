import { expect, test } from 'vitest';
import { callsTo, runWith } from '../../../fixtures/broken.js';
import { fieldNames } from '../../../generated/field-names.js';
import type { RuleId } from '../../../generated/rules.js';
import { isArray, isObject, type Json, parseJson } from '../../target/json.js';
import type { WireRequest } from '../../target/transport.js';

const isFind = callsTo('find');

/** Returns the lookups of a find; an empty array for any other request. */
function lookupsOf(request: WireRequest): readonly (readonly Json[])[] {
  const body = isFind(request) ? parseJson(request.body ?? '') : undefined;
  const matches = isObject(body) && isArray(body['matches']) ? body['matches'] : [];
  return matches.flatMap((one) => (isObject(one) && isArray(one['fields']) ? [one['fields']] : []));
}

const isOnly = (name: string) => (request: WireRequest) => {
  const [fields, ...others] = lookupsOf(request);
  const [only, ...more] = fields ?? [];
  return others.length + more.length === 0 && isObject(only) && only['field_name'] === name;
};

const shapes: [what: string, isIt: (request: WireRequest) => boolean, rule: RuleId][] = [
  ...fieldNames.map((name): (typeof shapes)[number] => [name, isOnly(name), `find.field-${name}`]),
  ['all nine', (request) => lookupsOf(request).some(({ length }) => length === 9), 'find.field-all-nine'],
  ['a hundred', (request) => lookupsOf(request).length === 100, 'find.hundred-accepted'],
  ['Unicode', (request) => isFind(request) && /[^\0-ɏ]/.test(request.body ?? ''), 'find.unicode-terms'],
  ['every find', isFind, 'find.path-post'],
  ['every preview', callsTo('previewFind'), 'preview.find-exists'],
  ['every sign-in', callsTo('createSession'), 'session.post'],
];

test.each(shapes)('%s always failing with 500 is a failure', async (_, isIt, rule) => {
  const report = await runWith((request) => (isIt(request) ? { status: 500 } : undefined), {
    rules: (one) => one === rule,
  });
  expect(report.rules.find(({ id }) => id === rule)?.verdict).toBe('fail');
});
