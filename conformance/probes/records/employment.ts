import { isAbsent, isObject, type JsonObject } from '../../target/json.js';

/** The `position` of somebody who may be employed, where it has no end; undefined where there is none. */
export function activePosition({ position, employment_status: status }: JsonObject): JsonObject | undefined {
  if (!isObject(position) || !isAbsent(position['ended_at'])) return undefined;
  return isAbsent(status) || status === 'employed' ? position : undefined;
}
