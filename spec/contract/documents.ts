import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject } from '../source/json.js';

/** The interfaces of the service, in the order in which they are listed everywhere. */
export const interfaces = ['people', 'identity', 'ledger', 'billing'] as const;
export type InterfaceId = (typeof interfaces)[number];

/** The mock's own interface for tests, which the service does not have. It has no rules and no questions. */
export const controlPlane = 'control';
export type DocumentId = InterfaceId | typeof controlPlane;

/** The versions of OpenAPI in which there is a portable form of each interface, for generators and tools. */
export const portableVersions = ['3.1', '3.0'] as const;
export type PortableVersion = (typeof portableVersions)[number];

/** The name of its file in `generated/`. */
export const portableFile = (id: InterfaceId, version: PortableVersion): string =>
  `portable-${version}-${id}.json`;

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
