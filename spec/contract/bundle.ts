import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isObject, type Json, type JsonObject } from '../source/json.js';
import { controlPlane, type DocumentId, interfaces } from './documents.js';
import { faultsIn } from './faults.js';
import { withLinks } from './links.js';
import { redocly } from './redocly.js';
import { withWrittenRecords } from './written-records.js';

/** Every document of the contract, the control plane among them, in the order of the list. */
export const documentIds: readonly DocumentId[] = [...interfaces, controlPlane];

/**
 * Documents of the contract with every file they refer to folded into their `components`, and links between operations on
 * the same thing. Throws with the places where a
 * file is broken or a reference leads nowhere, one line each.
 * @param root the folder that holds `spec/`
 */
export async function bundled(
  root: string,
  ids: readonly DocumentId[] = documentIds,
): Promise<ReadonlyMap<DocumentId, JsonObject>> {
  const folder = mkdtempSync(join(tmpdir(), 'pdk-bundle-'));
  try {
    const files = ids.map((id) => `spec/${id}.yaml`);
    // With one file the output is that file, with several it is their folder.
    const [only, ...others] = ids;
    const output = others.length === 0 ? join(folder, `${only}.json`) : folder;
    // How the project lints is of no concern here.
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
