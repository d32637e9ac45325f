import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isObject, type Json, type JsonObject } from '../source/json.js';
import { controlPlane, type DocumentId, interfaces } from './documents.js';
import { faultsIn } from './faults.js';
import { withLinks } from './links.js';
import { redocly } from './redocly.js';
import { withWrittenRecords } from './written-records.js';

/** Every document of the contract including the control plane, in the order of the list. */
export const documentIds: readonly DocumentId[] = [...interfaces, controlPlane];

/**
 * Bundles documents of the contract: every file they refer to becomes part of their `components`, and operations on the same
 * resource are linked. Throws with the places of broken files and dangling references, one line each.
 * @param root the folder that contains `spec/`
 */
export async function bundled(
  root: string,
  ids: readonly DocumentId[] = documentIds,
): Promise<ReadonlyMap<DocumentId, JsonObject>> {
  const folder = mkdtempSync(join(tmpdir(), 'pdk-bundle-'));
  try {
    const files = ids.map((id) => `spec/${id}.yaml`);
    // For a single file, the output is a file; for several, a folder.
    const [only, ...others] = ids;
    const output = others.length === 0 ? join(folder, `${only}.json`) : folder;
    // The lint configuration of the project must not apply here.
    const config = join(folder, 'redocly.yaml');
    writeFileSync(config, 'telemetry: off\n');
    const words = ['bundle', ...files, '-o', output, '--ext', 'json', '--config', config];
    const { code, errors } = await redocly(words, root);
    if (code !== 0) throw new Error(faultsIn(errors));
    return new Map(
      ids.map((id) => [id, withWrittenRecords(id, withLinks(id, read(join(folder, `${id}.json`))))]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function read(file: string): JsonObject {
  const document: Json = JSON.parse(readFileSync(file, 'utf8'));
  if (!isObject(document)) throw new Error(`${file} does not hold an object`);
  return document;
}
