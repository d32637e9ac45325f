import type { JsonObject } from '../../../target/json.js';

/** Returns a contact for which an enrichment finds no person. */
export function exampleContact(reference: string): JsonObject {
  return { reference_id: reference, name: `Pdk Example ${reference}` };
}

/** Returns a contact without `linkedin`, `email_address` and `name`, which is invalid (section 4.3). */
export function unidentifiedContact(reference: string): JsonObject {
  return { reference_id: reference, company_name: 'Pdk Example Company' };
}
