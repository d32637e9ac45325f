import type { Readings } from '../../generated/questions.js';

export interface QueryShape {
  readonly types: Readonly<Record<string, string>>;
  readonly defaults: Readonly<Record<string, QueryValue>>;
  readonly maxima: Readonly<Record<string, number>>;
  /** The length of the longest query that the contract admits, percent-encoded. */
  readonly longest: number;
}

interface QueryReadings {
  /** Whether a number over its maximum becomes the maximum. */
  readonly clamps: boolean;
  /** How lists are written: a comma may be part of a value. */
  readonly lists: Readings['person.fields-syntax'];
}

export type QueryValue = string | number | boolean | readonly string[];

/** Parses a query to the types of the contract, with defaults. A text that is not of the type stays a text. */
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

type Syntax = Readings['person.fields-syntax'];

const forms: Readonly<Record<Syntax, (texts: readonly string[]) => readonly string[] | undefined>> = {
  comma: (texts) => texts.flatMap((text) => text.split(',')),
  repeated: (texts) => texts,
  // Rejoins a JSON list that was split at its commas.
  json: (texts) => listIn(texts.join(',')),
};

export function queryList(syntax: Syntax, texts: readonly string[]): readonly string[] | string {
  return forms[syntax](texts) ?? texts.join(',');
}

function listIn(text: string): readonly string[] | undefined {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) && list.every((item) => typeof item === 'string') ? list : undefined;
  } catch {
    return undefined;
  }
}
