import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject } from '../source/json.js';

/** The interfaces of the service, in the order in which they are listed everywhere. */
export const interfaces = ['people', 'identity', 'ledger', 'billing'] as const;
export type InterfaceId = (typeof interfaces)[number];

/** The mock's own interface for tests, which the service does not have. It has no rules and no questions. */
export const controlPlane = 'control';
export type DocumentId = InterfaceId | typeof controlPlane;

/** The contract, one bundled document per interface. */
export type Documents = ReadonlyMap<InterfaceId, JsonObject>;

/** Returns the contract that this version of the package was built from. */
export function publishedDocuments(): Documents {
  return new Map(interfaces.map((id) => [id, publishedDocument(id)]));
}

/** Returns one of these documents, or that of the control plane. */
export function publishedDocument(id: DocumentId): JsonObject {
  return JSON.parse(readFileSync(join(import.meta.dirname, '../../generated', `${id}.json`), 'utf8'));
}
