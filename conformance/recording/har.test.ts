import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { recordedInProcess, textOf } from '../../fixtures/recorded-run.js';

const require = createRequire(import.meta.url);

/** Returns the schemas of HAR 1.2, one file per object. */
function harSchemas(): object[] {
  const folder = dirname(require.resolve('har-schema'));
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
}

test('a recorded HAR is valid by the schema of HAR 1.2', async () => {
  const { har } = await recordedInProcess({ people: 50 }, { seed: 5, budget: 40 });
  // Its patterns need regular expressions without the flag u, and its formats add nothing to them.
  const ajv = new Ajv({ strict: false, unicodeRegExp: false, validateFormats: false });
  ajv.addMetaSchema(require('ajv/dist/refs/json-schema-draft-06.json'));
  ajv.addSchema(harSchemas());
  const read: { log: { entries: unknown[] } } = JSON.parse(await textOf(har));

  expect(ajv.validate('har.json#', read) || ajv.errors).toBe(true);
  expect(read.log.entries.length).toBeGreaterThan(20);
});
