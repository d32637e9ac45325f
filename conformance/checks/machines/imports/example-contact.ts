import type { JsonObject } from '../../../target/json.js';

/** A contact that is nobody: an enrichment finds no person for it. */
export function exampleContact(reference: string): JsonObject {
  return { reference_id: reference, name: `Pdk Example ${reference}` };
}

/** A contact with none of `linkedin`, `email_address` and `name`, which cannot be taken (section 4.3). */
export function unidentifiedContact(reference: string): JsonObject {
  return { reference_id: reference, company_name: 'Pdk Example Company' };
}
