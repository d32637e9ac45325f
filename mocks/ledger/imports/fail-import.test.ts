import { expect, test } from 'vitest';
import { ledgerWorld } from '../../../fixtures/services/ledger-world.js';
import { createPopulation } from '../../population/create-population.js';
import { findImport } from '../imports.js';
import { failImport } from '../process-import.js';

async function start() {
  const parts = await ledgerWorld(createPopulation({ seed: 1, size: 1 }));
  const { world, org, add } = parts;
  const id = await add([{ name: 'Ada Moreau' }]);
  const path = { org_id: org, ledger_id: 'led_1', import_id: id };
  return { ...parts, id, fail: () => failImport(path, world) };
}

test('an import that fails adds nothing, now or later', async () => {
  const { world, fail, clock, reached, ledger, id } = await start();
  expect(await fail()).toBeUndefined();
  clock.advance(60_000);
  await reached();
  expect(await findImport(world.store, 'led_1', id)).toMatchObject({ state: 'failed' });
  expect(await ledger()).toMatchObject({ counts: { total: 0 }, openImports: [] });
});

test('a completed import cannot fail', async () => {
  const { fail, clock, id } = await start();
  clock.advance(200);
  expect(await fail()).toMatchObject({
    refused: 'conflict',
    message: `Import "${id}" is completed; only one that is under way can fail.`,
  });
});
