import { FindRequest } from '../../generated/validators.js';
import { isObject, type Json } from '../target/json.js';

/**
 * Whether a value is the body of a find request by the contract (section 4.1). Any text will do for `confidence`: which
 * values it has is open, and the contract lists those of one reading.
 */
export function isFindRequest(value: Json): boolean {
  const { confidence, ...others } = isObject(value) ? value : {};
  return (
    isObject(value) && (confidence === undefined || typeof confidence === 'string') && FindRequest(others)
  );
}
