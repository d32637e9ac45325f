import type { Readings } from '../../generated/questions.js';
import { queryList } from './query-list.js';

/** How query parameters are written into values, by the name of the parameter. */
export interface QueryShape {
  readonly types: Readonly<Record<string, string>>;
  readonly defaults: Readonly<Record<string, QueryValue>>;
  readonly maxima: Readonly<Record<string, number>>;
  /** As many characters as the longest query that the contract admits has, percent-encoded. */
  readonly longest: number;
}

/** What is open about the way in which parameters are written. */
export interface QueryReadings {
  /** Whether a number over its maximum is taken for the maximum. */
  readonly clamps: boolean;
  /** How lists are written: a comma may belong to a value. */
  readonly lists: Readings['person.fields-syntax'];
}

export type QueryValue = string | number | boolean | readonly string[];

/**
 * The query of a target as values of the types of the contract, defaults included. A text that is not of the type
 * stays a text, which the contract's schema then refuses. Unknown parameters are left out.
 * @param wire what parameters are called on the wire, where it is not their name
 */
export function readQuery(
  target: string,
  shape: QueryShape,
  { clamps, lists }: QueryReadings,
  wire?: ReadonlyMap<string, string>,
): Record<string, QueryValue> {
  const sent = new URLSearchParams(target.includes('?') ? target.slice(target.indexOf('?') + 1) : '');
  const values: Record<string, QueryValue> = { ...shape.defaults };
  for (const [name, type] of Object.entries(shape.types)) {
    const texts = sent.getAll(wire?.get(name) ?? name);
    const [text] = texts;
    if (text === undefined) continue;
    values[name] = type === 'array' ? queryList(lists, texts) : coerced(text, type);
    const value = values[name];
    const most = shape.maxima[name];
    if (clamps && typeof value === 'number' && most !== undefined) values[name] = Math.min(value, most);
  }
  return values;
}

function coerced(text: string, type: string): QueryValue {
  if (type === 'integer' && /^-?\d{1,300}$/.test(text)) return Number(text);
  if (type === 'number' && /^-?\d{1,300}(\.\d+)?$/.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}
