import { billingHandlers } from './billing/handlers.js';
import type { EngineParts } from './engine/engine.js';
import type { Handlers } from './engine/handler.js';
import { asciiOnly, memoStringify } from './engine/serialise.js';
import type { World } from './engine/world.js';
import { identityHandlers } from './identity/handlers.js';
import { ledgerHandlers } from './ledger/handlers.js';
import { peopleHandlers } from './people/handlers.js';
import type { Json } from './state/json.js';

/** The handlers of all operations of the contract; a missing one does not compile. */
export const handlers: Handlers = {
  ...peopleHandlers,
  ...identityHandlers,
  ...ledgerHandlers,
  ...billingHandlers,
};

/** Serialisers for operations that return people. They reuse the JSON of a person instead of writing it again. */
export const serialisers: EngineParts['serialisers'] = {
  find: withPeople,
  search: withPeople,
  getPerson: withPeople,
  previewFind: withPeople,
  previewSearch: withPeople,
};

function withPeople(body: Json, { profile }: World): string {
  const text = memoStringify(body);
  return profile.reading('record.text') === 'escaped' ? asciiOnly(text) : text;
}
