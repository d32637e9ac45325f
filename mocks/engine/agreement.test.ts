import type { ValidateFunction } from 'ajv';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { validCall } from '../../fixtures/call.arbitrary.js';
import type { Service } from '../../fixtures/calls.js';
import { furnished } from '../../fixtures/furnished.js';
import { type OperationId, operations } from '../../generated/operations.js';
import type { QuestionId } from '../../generated/questions.js';
import * as compiled from '../../generated/validators.js';
import { isObject, type Json } from '../state/json.js';
import { isList } from '../state/json-list.js';

// What the contract admits and what the mock takes are the same, member by member.

const validators: Readonly<Record<string, ValidateFunction>> = compiled;
const ids = Object.keys(operations).filter((id): id is OperationId => Object.hasOwn(operations, id));

/** What a schema admits and the mock refuses: a question says so, or no schema of ours says it. */
const refusedAllTheSame: readonly (readonly [
  words: RegExp,
  why: QuestionId | 'relation' | 'state' | 'names',
])[] = [
  [/^size is (0|-\d+), but/, 'find.size-zero'],
  [/nothing to sort by/, 'names'],
  [/cannot be tracked/, 'names'],
  [/^`status` is .*one of pending, accepted/, 'names'],
  [/^Neither `contact_ids` nor/, 'relation'],
  [/^The pagination token was not handed out/, 'state'],
  [/is missing.*(password|clientCredentials) needs it/, 'relation'],
  [/`refreshToken` is missing/, 'relation'],
  [/^The reset token does not fit/, 'state'],
];

const odd: readonly Json[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e20,
  '',
  'x',
  '1',
  'x'.repeat(300),
  [],
  {},
  [null],
  [1],
  ['x'],
  [{}],
  Array(101).fill('x'),
];

/** A value with each of its members in turn, however deep, replaced by something else; of a list the first and the last. */
function* spoilt(value: Json | undefined): Generator<Json> {
  yield* odd;
  const ends = isList(value) ? new Set([0, value.length - 1].filter((at) => at in value)) : [];
  const members = isList(value)
    ? [...ends].map((at) => [at, value[at]] as const)
    : isObject(value)
      ? Object.entries(value)
      : [];
  for (const [name, member] of members) {
    for (const other of spoilt(member)) {
      yield isList(value) ? value.with(Number(name), other) : { ...Object(value), [name]: other };
    }
  }
}

/** Of the values that the contract admits, one that has as many different members as any, and of those the shortest. */
function fullest(operation: OperationId): Json {
  const texts = fc
    .sample(validCall(operation, ['per_1', 'usr_1']), { seed: 5, numRuns: 40 })
    .map(({ body }) => JSON.stringify(body));
  const names = (text: string) => new Set(text.match(/"\w+":/g)).size;
  const [text = 'null'] = texts.sort((a, b) => names(b) - names(a) || a.length - b.length);
  return JSON.parse(text);
}

let service: Service;
let ledger_id: string;
beforeAll(async () => {
  const { service: made, existing } = await furnished({});
  service = made;
  ledger_id = existing.find((id) => id.startsWith('led_')) ?? '';
});

/** What is wrong with the way in which a call was answered. */
async function faultIn(
  id: OperationId,
  isAdmitted: boolean,
  parts: { readonly body?: string; readonly query?: Record<string, string> },
): Promise<unknown> {
  const names = [...operations[id].path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const known: Readonly<Record<string, string>> = { org_id: 'org_demo', ledger_id };
  const path = Object.fromEntries(names.map((name) => [name, known[name] ?? 'none']));
  // Nothing is deleted: later calls need what there is.
  const who = id === 'deleteLedger' ? 'viewer' : 'owner';
  const { status, error } = await service.as[who].call(id, { path, ...parts });
  if (!isAdmitted) return status === 400 ? undefined : ['taken', status, parts];
  const isExcused = refusedAllTheSame.some(([words]) => words.test(error?.message ?? ''));
  return status === 400 && !isExcused ? ['refused', error?.message, parts] : undefined;
}

describe('a body', () => {
  const taking = ids.filter((id) => 'application/json' in operations[id].requests);

  test.each(taking)('of %s is refused where the contract does not admit it, and nowhere else', async (id) => {
    const { requests }: { readonly requests: Readonly<Record<string, string>> } = operations[id];
    const validate = validators[requests['application/json'] ?? ''];
    const faults: unknown[] = [];
    for (const body of spoilt(fullest(id))) {
      const fault = await faultIn(id, validate?.(body) === true, { body: JSON.stringify(body) });
      if (fault !== undefined) faults.push(fault);
    }
    expect(faults).toEqual([]);
  });
});

describe('a query', () => {
  const texts = [
    '',
    '0',
    '1',
    '-1',
    '1.5',
    '1e2',
    '007',
    '9007199254740990',
    '99999999999999999999',
    'true',
    'TRUE',
    'false',
    'x',
    'x'.repeat(300),
    ','.repeat(99),
    ','.repeat(150),
    Array(100).fill('f'.repeat(200)).join(','),
    'f'.repeat(201),
    '2026-01-31',
    '2026-02-31',
    'null',
  ];
  /** Written as OpenAPI says, with `style: form`. */
  const readAs: Readonly<Record<string, (text: string) => unknown>> = {
    integer: (text) => (/^-?\d+$/.test(text) ? Number(text) : text),
    boolean: (text) => (/^(true|false)$/.test(text) ? text === 'true' : text),
    array: (text) => text.split(','),
  };
  const asking = ids.flatMap((id) => {
    const operation = operations[id];
    const query: { readonly schema: string; readonly types: Readonly<Record<string, string>> } | undefined =
      'query' in operation ? operation.query : undefined;
    return Object.entries(query?.types ?? {}).map(([name, type]) => ({
      id,
      name,
      type,
      schema: query?.schema ?? '',
    }));
  });

  test.each(asking)(
    'of $id: `$name` is refused where the contract does not admit it, and nowhere else',
    async ({ id, name, type, schema }) => {
      const faults: unknown[] = [];
      for (const text of texts) {
        const isAdmitted = validators[schema]?.({ [name]: readAs[type]?.(text) ?? text }) === true;
        const fault = await faultIn(id, isAdmitted, { query: { [name]: text } });
        if (fault !== undefined) faults.push(fault);
      }
      expect(faults).toEqual([]);
    },
  );
});
