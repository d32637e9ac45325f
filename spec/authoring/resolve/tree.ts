import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Contract, readContract } from '../../reading/contract.js';
import { sourcePaths } from '../../source/tree.js';
import { type YamlFile, yamlFile } from './yaml-file.js';

/** Reads every YAML file under `spec/`, sorted by name. */
export function sourcesIn(root: string): readonly YamlFile[] {
  return sourcePaths(root).map((path) => yamlFile(path, readFileSync(join(root, path), 'utf8')));
}

/** Reads the contract with other texts in place of some files. Leaves `root` untouched. */
export async function contractWith(root: string, texts: ReadonlyMap<string, string>): Promise<Contract> {
  const copy = mkdtempSync(join(tmpdir(), 'pdk-resolve-'));
  try {
    cpSync(join(root, 'spec'), join(copy, 'spec'), { recursive: true });
    for (const [path, text] of texts) writeFileSync(join(copy, path), text);
    return await readContract(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
