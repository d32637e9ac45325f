import type { ValidateFunction } from 'ajv';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { validCall } from '../../fixtures/call.arbitrary.js';
import type { Service } from '../../fixtures/calls.js';
import { furnished } from '../../fixtures/furnished.js';
import { type OperationId, operations } from '../../generated/operations.js';
import type { QuestionId } from '../../generated/questions.js';
import * as compiled from '../../generated/validators.js';
import { isList, isObject, type Json } from '../state/json.js';

// The mock accepts exactly what the contract admits, member by member.

const validators: Readonly<Record<string, ValidateFunction>> = compiled;
const ids = Object.keys(operations).filter((id): id is OperationId => Object.hasOwn(operations, id));

/** What a schema admits but the mock refuses: because of an open question, or because no schema of the contract expresses it. */
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
  ' ',
  '\u00a0\u2003',
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

/** Yields a value with each member in turn, at any depth, replaced by something else; of a list only the first and the last. */
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

/** Returns the shortest of the values that the contract admits and that have the most distinct members. */
function fullest(operation: OperationId): Json {
  const texts = fc
    .sample(validCall(operations[operation], ['per_1', 'usr_1']), { seed: 5, numRuns: 40 })
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

/** Returns what is wrong with how a call was answered; undefined if nothing is. */
async function faultIn(
  id: OperationId,
  isAdmitted: boolean,
  parts: { readonly body?: string; readonly query?: Record<string, string> },
): Promise<unknown> {
  const names = [...operations[id].path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const known: Readonly<Record<string, string>> = { org_id: 'org_demo', ledger_id };
  const path = Object.fromEntries(names.map((name) => [name, known[name] ?? 'none']));
  // A viewer may not delete: later calls need the ledger.
  const who = id === 'deleteLedger' ? 'viewer' : 'owner';
  const { status, error } = await service.as[who].call(id, { path, ...parts });
  if (!isAdmitted) return status === 400 ? undefined : ['taken', status, parts];
  const isExcused = refusedAllTheSame.some(([words]) => words.test(error?.message ?? ''));
  return status === 400 && !isExcused ? ['refused', error?.message, parts] : undefined;
}

describe('a body', () => {
  const taking = ids.filter((id) => 'application/json' in operations[id].requests);

  test.each(taking)('of %s is refused if and only if the contract does not admit it', async (id) => {
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
  /** Parses a value as OpenAPI does, with `style: form`. */
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
    'of $id: `$name` is refused if and only if the contract does not admit it',
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
