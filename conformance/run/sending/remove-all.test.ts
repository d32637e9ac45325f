import { describe, expect, test } from 'vitest';
import { fakeContext } from '../../../fixtures/fakes/fake-context.js';
import { specimen } from '../../../fixtures/fakes/specimen.js';
import type { CheckContext } from '../../check/check-context.js';
import type { Resource } from '../../resources/journal.js';
import type { Json } from '../../target/json.js';
import { removeAll } from './remove-all.js';

const ledger: Resource = { kind: 'ledger', name: 'pdk-run-ledger', id: 'led_1' };

test.each([
  ['once', [502, 204], 1, 2],
  ['twice', [503, 500, 204], 1, 3],
  ['always', [502, 502, 502, 204], 0, 3],
] as const)(
  'a deletion that fails with a 5xx %s is tried up to three times',
  async (_, statuses, gone, calls) => {
    let sent = 0;
    const call = async () => specimen({ status: statuses[sent++] ?? 500 });
    const told: Resource[] = [];
    const nobody = fakeContext({ find: () => ({ status: 200 }), session: () => ({ status: 200 }) });
    const cleanup = await removeAll([ledger], { ...nobody, call }, (resource) => told.push(resource));

    expect([cleanup.gone.length, told.length, sent]).toEqual([gone, gone, calls]);
    expect(cleanup.left).toHaveLength(1 - gone);
  },
);

describe('what a removal is told to be missing is gone only if a list no longer shows it', () => {
  const invitation: Resource = { kind: 'invitation', name: 'someone@pdk.test', id: 'inv_1' };
  const listed = (status: string, more = {}) => ({ invitations: [{ id: 'inv_1', status }], ...more });

  test.each<[what: string, resource: Resource, removed: number, list: Json | undefined, because?: RegExp]>([
    [
      'it is still listed',
      ledger,
      404,
      { ledgers: [{ id: 'led_1' }] },
      /404, although "led_1" is still listed/,
    ],
    ['it is no longer listed', ledger, 404, { ledgers: [{ id: 'led_2' }] }],
    [
      'its list has further pages',
      ledger,
      404,
      { ledgers: [{ id: 'led_2' }], next: 'p2' },
      /tells whether "led_1" is gone/,
    ],
    ['no list is answered', ledger, 410, undefined, /no list tells whether "led_1" is gone/],
    ['the invitation is still pending', invitation, 404, listed('pending'), /"inv_1" is still listed/],
    ['the invitation is declined', invitation, 409, listed('declined')],
    ['the removal is answered with success', ledger, 204, { ledgers: [{ id: 'led_1' }] }],
  ])('%s', async (_, resource, removed, list, because) => {
    const call: CheckContext['call'] = async (operation) => {
      if (!operation.startsWith('get')) return specimen({ operation, status: removed });
      return specimen(
        list === undefined ? { operation, status: 404 } : { operation, status: 200, answer: list },
      );
    };
    const nobody = fakeContext({ find: () => ({ status: 200 }), session: () => ({ status: 200 }) });
    const { left } = await removeAll([resource], { ...nobody, call }, () => undefined);

    expect(left.map((one) => one.because)).toEqual(because ? [expect.stringMatching(because)] : []);
  });
});

test('what has no known id is every one in effect that is listed by the name, and what stays is told with its id', async () => {
  const resource: Resource = { kind: 'invitation', name: 'someone@pdk.test', id: undefined };
  const invitations = ['declined', 'pending', 'Pending'].map((status, nth) => ({
    ...{ id: `inv_${nth}`, email: resource.name, status },
  }));
  const removed: unknown[] = [];
  const call: CheckContext['call'] = async (operation, input) => {
    if (operation === 'getInvitations') return specimen({ operation, status: 200, answer: { invitations } });
    removed.push(input?.path?.['invitationId']);
    return specimen({ operation, status: removed.length === 1 ? 403 : 204 });
  };
  const nobody = fakeContext({ find: () => ({ status: 200 }), session: () => ({ status: 200 }) });
  const { left } = await removeAll(
    [resource, { ...resource, id: 'inv_3' }],
    { ...nobody, call },
    () => undefined,
  );

  expect(removed).toEqual(['inv_1', 'inv_2', 'inv_3']);
  expect(left.map(({ because }) => because)).toEqual([expect.stringContaining('403')]);
});
