import { expect, test } from 'vitest';
import { fakeContext } from '../../../fixtures/fakes/fake-context.js';
import { specimen } from '../../../fixtures/fakes/specimen.js';
import type { Resource } from '../../resources/journal.js';
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
