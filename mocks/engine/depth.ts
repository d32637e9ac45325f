import type { Json } from '../state/json.js';

/** Far more levels than any body of the contract needs. */
export const mostLevels = 100;

/** Whether a value is nested too deeply to be traversed: a body as deep as the stack would crash the process. */
export function isTooDeep(value: Json, levels = mostLevels): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  for (const member of Object.values(value)) {
    if (member !== undefined && isTooDeep(member, levels - 1)) return true;
  }
  return false;
}
