import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject, type JsonObject, parseJson } from '../target/json.js';
import type { InterfaceId } from './form.js';

const interfaceIds: readonly InterfaceId[] = ['people', 'identity', 'ledger', 'billing'];

/** Our contract, one document per interface. */
export function contractDocuments(): ReadonlyMap<InterfaceId, JsonObject> {
  return new Map(interfaceIds.map((id) => [id, documentOf(id)]));
}

function documentOf(id: InterfaceId): JsonObject {
  const file = join(import.meta.dirname, '..', '..', 'generated', `${id}.json`);
  const document = parseJson(readFileSync(file, 'utf8'));
  if (!isObject(document)) throw new Error(`${file} holds no document`);
  return document;
}
