import type { Json } from '../../../source/json.js';

const most = 60;

/** Formats a value to fit in a line. */
export function shownValue(value: Json): string {
  const text = typeof value === 'string' ? value.replace(/\s+/g, ' ') : JSON.stringify(value);
  return text.length > most ? `${text.slice(0, most)}…` : text;
}
