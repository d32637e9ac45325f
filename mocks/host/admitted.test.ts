import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { validCall } from '../../fixtures/call.arbitrary.js';
import { furnished } from '../../fixtures/furnished.js';
import { type OperationId, operations } from '../../generated/operations.js';
import { validatorOf } from '../engine/contract.js';

const operationIds = Object.keys(operations).filter((id): id is OperationId => Object.hasOwn(operations, id));

/** Refusals of requests that the contract admits, each with the reason why a schema cannot or may not exclude them. */
const unsayable: readonly (readonly [message: RegExp, because: string])[] = [
  [
    /^size is (-\d+|0), but it must be at least 1/,
    'no minimum is stated: find.size-zero, find.size-negative',
  ],
  [/search_term is .* but it must not be blank/, 'that a term is not blank is not stated: find.term-empty'],
  [/^matches is \[\], but it must hold/, 'that lookups are not none is not stated: find.matches-empty'],
  [/fields is \[\], but a lookup needs/, 'that criteria are not none is not stated: find.fields-empty'],
  [/a second time, but a lookup may name a field once/, 'it is not stated: find.field-duplicate'],
  [/unknown member/, 'other members are not excluded: find.extra-member'],
  [/^`refreshToken` is missing: send it in the body or in the cookie/, 'the cookie is not part of the body'],
  [/^The reset token does not fit this user/, 'tokens are known to the service alone'],
  [/^The pagination token was not handed out for this query/, 'tokens are known to the service alone'],
  [/is after (date_to|`to`)/, 'no schema compares two members'],
  [/which is no date/, 'no pattern knows how long a month is'],
  [/filters in all; at most 500 are allowed/, 'no schema counts what stands in lists of lists'],
  [/is a group 6 levels deep/, 'a schema that refers to itself has no end'],
  [/name different users/, 'the service alone knows whose they are'],
  [/is named twice: send each user once/, 'no schema compares members of elements'],
];

let world: Awaited<ReturnType<typeof furnished>>;
beforeAll(async () => {
  world = await furnished({});
});

test.each(operationIds)(
  '%s refuses nothing that its schema admits, except what no schema can exclude',
  async (id) => {
    const { service, existing } = world;
    const { requests }: { requests: Readonly<Record<string, string>> } = operations[id];
    const schema = requests['application/json'];
    const admits = schema === undefined ? undefined : await validatorOf(schema);
    const calls = validCall(id, existing).filter(({ body }) => admits === undefined || admits(body));
    await fc.assert(
      fc.asyncProperty(calls, async (parts) => {
        const { status, error } = await service.as.owner.call(id, parts);
        const message = error?.message ?? '';
        const isKnown =
          (status !== 400 && status !== 422) || unsayable.some(([known]) => known.test(message));
        expect([status, message, isKnown]).toEqual([status, message, true]);
      }),
      { seed: 12, numRuns: 25 },
    );
  },
);
