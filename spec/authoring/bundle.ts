import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isObject, type Json, type JsonObject } from './json.js';

/** The interfaces of the service, in the order in which their documents are listed everywhere. */
export const interfaces = ['people', 'identity', 'ledger', 'billing'] as const;
export type InterfaceId = (typeof interfaces)[number];

/** The mock's own interface for tests, which the service does not have: it has no rules and no questions. */
export const controlPlane = 'control';
export type DocumentId = InterfaceId | typeof controlPlane;

/** One contract document with every file it refers to folded into its `components`. */
export function bundle(root: string, id: DocumentId): JsonObject {
  const folder = mkdtempSync(join(tmpdir(), 'pdk-bundle-'));
  const output = join(folder, `${id}.json`);
  try {
    const cli = join(root, 'node_modules/@redocly/cli/bin/cli.js');
    execFileSync(process.execPath, [cli, 'bundle', `spec/${id}.yaml`, '-o', output], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
    const document: Json = JSON.parse(readFileSync(output, 'utf8'));
    if (!isObject(document)) throw new Error(`spec/${id}.yaml does not bundle to an object`);
    return document;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
