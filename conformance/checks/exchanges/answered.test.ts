import { describe, expect, test } from 'vitest';
import { type Differences, specimen } from '../../../fixtures/fakes/specimen.js';
import { answering } from '../../../generated/answering.js';
import { type OperationId, operations } from '../../../generated/operations.js';
import type { RuleId } from '../../../generated/rules.js';
import type { Exchange } from '../../target/exchange.js';
import { answeredJudge } from './answered.js';

const all = Object.keys(answering).filter((id): id is OperationId => Object.hasOwn(operations, id));

/** Returns the rules of which the exchanges, judged in turn, report violations. */
function reported(exchanges: readonly Differences[]): readonly RuleId[] {
  const judge = answeredJudge();
  return exchanges.flatMap((differences, index) => {
    const made = specimen({ id: index + 1, ...differences });
    const exchange: Exchange = {
      ...made,
      request: { ...made.request, headers: { authorization: 'Bearer token' } },
    };
    return judge(exchange).flatMap(([rule, { violations }]) => violations.map(() => rule));
  });
}

const fails = (operation: OperationId, url: string): readonly Differences[] => [
  { operation, url, status: 404, answer: {}, id: 20 },
  { operation, url, status: 500, answer: {}, fault: 'passing' },
];
const works: Differences = { operation: 'getOrganization', answer: { id: 'org-1' } };

describe('an operation that never answers', () => {
  test.each(all)(
    '%s that always fails while others work breaks the rule by which it answers',
    (operation) => {
      const failure: Differences = { operation, status: 500, answer: {} };
      const between: Differences =
        operation === 'getOrganization' ? { operation: 'getLedgers', answer: [] } : works;
      const calls = [failure, between, failure, between, failure];
      expect(reported(calls)).toEqual([answering[operation]]);
      expect(reported([{ operation, answer: { id: '1' } }, ...calls])).toEqual([]);
      expect(reported([{ ...failure, operation: between.operation ?? 'find', id: 1 }, ...calls])).toEqual([]);
      expect(reported(calls.map((call) => ({ ...call, credential: 'other-caller' })))).toEqual([]);
    },
  );

  test.each(['deleteContact', 'acceptInvitation', 'revokeInvitation'] as const)(
    '%s that takes effect each time but responds with a failure is reported',
    (operation) => {
      const twice = [...fails(operation, 'https://a/1'), works, ...fails(operation, 'https://a/2')];
      expect(reported(twice)).toEqual([answering[operation]]);
      expect(reported(fails(operation, 'https://a/1'))).toEqual([]);
    },
  );

  test('an outage of all operations is not reported for any of them', () => {
    const failure = (operation: OperationId): Differences => ({ operation, status: 502, answer: {} });
    expect(reported([1, 2, 3, 4].map(() => failure('getLedgers')))).toEqual([]);
    expect(
      reported([failure('getUsage'), works, failure('getLedgers'), works, failure('getLedgers')]),
    ).toEqual([]);
  });
});

test.each<[OperationId, status: number, isReported: boolean]>([
  ['getLedgers', 200, true],
  ['getPerson', 200, true],
  ['createApiKey', 201, true],
  ['regenerateSecret', 204, true],
  ['getContacts', 204, false],
  ['updateLedger', 200, false],
  ['deleteLedger', 204, false],
  ['createInvitation', 201, false],
  ['downloadImportErrors', 200, false],
])('%s responding %i without a body', (operation, status, isReported) => {
  expect(reported([{ operation, status, answerText: '' }])).toEqual(isReported ? [answering[operation]] : []);
});

describe('a response about another resource', () => {
  const shows = (
    operation: OperationId,
    asked: string | readonly string[],
    ...ids: string[]
  ): Differences => ({
    operation,
    named: [asked].flat(),
    answer: ids.length === 1 ? { id: ids[0] ?? '' } : { items: ids.map((id) => ({ id })) },
  });
  test.each<[string, readonly Differences[], readonly RuleId[]]>([
    [
      'is reported',
      [shows('getLedger', 'a', 'a'), shows('getLedger', 'b', 'b'), shows('getLedger', 'b', 'a')],
      ['ledger.get-members'],
    ],
    ['of a reference is not', [shows('getPerson', 'a', 'a'), shows('getPerson', 'a-reference', 'a')], []],
    [
      'that nobody has shown is not',
      [shows('getLedger', 'a', 'a'), shows('getLedger', 'a', 'internal-1')],
      [],
    ],
    [
      'of a list is that of the list',
      [shows('getContacts', 'a', 'x', 'y'), shows('getContacts', 'x', 'y')],
      [],
    ],
    [
      'which was named by a reference, too, is not',
      [
        shows('bulkDeleteContacts', 'a', 'a', 'b'),
        {
          ...shows('bulkDeleteContacts', 'a', 'a', 'b'),
          body: { contact_ids: ['a'], reference_ids: ['crm-b'] },
        },
      ],
      [],
    ],
    [
      'which has roles that others have, too, is not',
      ['a', 'b'].map((id) => ({
        operation: 'updateServiceAccountRoles' as const,
        named: [id],
        answer: { clientId: id, roles: ['viewer', 'editor'] },
      })),
      [],
    ],
  ])('%s', (_, exchanges, rules) => {
    expect(reported(exchanges)).toEqual(rules);
  });
});

const inLedger = (id: string) => `https://a/v1/org/ledgers/${id}/contacts`;
const add = (id: string, ...added: string[]): Differences => ({
  operation: 'addContacts',
  url: inLedger(id),
  body: { contacts: added.map((each) => ({ reference_id: each })) },
  answer: { import_id: `imp_91c3d5e07${id}` },
});
const contact = (reference_id: string): Differences => ({
  operation: 'getContacts',
  answer: { contacts: [{ id: 'lc_1', reference_id }] },
});
const csv: Differences = {
  operation: 'downloadImportErrors',
  answerText: 'row,ref\n1,crm-1\n',
  headers: { 'content-type': 'text/csv' },
};
const imports: Differences = { operation: 'listImports', answer: { imports: [{ id: 'imp_91c3d5e07a' }] } };

test.each<[string, ledger: string, shown: Differences, rules: readonly RuleId[]]>([
  ['a contact of another ledger', 'b', contact('crm-1'), ['contacts.view-full']],
  ['a contact of the ledger', 'a', contact('crm-1'), []],
  ['a contact of both ledgers', 'b', contact('crm-2'), []],
  ['a contact that somebody else added', 'b', contact('crm-9'), []],
  ['an import of another ledger', 'b', imports, ['imports.list']],
  ['an import of the ledger', 'a', imports, []],
  ['a contact of another ledger in a CSV', 'b', csv, ['imports.errors-csv']],
  ['a contact of the ledger in a CSV', 'a', csv, []],
])('a response contains %s', (_, ledger, shown, rules) => {
  const calls = [add('a', 'crm-1', 'crm-2'), add('b', 'crm-2'), { ...shown, url: inLedger(ledger) }];
  expect(reported(calls)).toEqual(rules);
});
