import { FindRequest } from '../../generated/validators.js';
import { type Exchange, isAdmitted } from '../target/exchange.js';
import { isArray, isObject, type Json } from '../target/json.js';
import { type Located, list, type RecordView, recordsOf } from './record-view.js';

/** One criterion of a lookup, as it is sent. */
export type Criterion = { readonly field_name: string; readonly search_term: string };
/** One lookup of a find request, as it is sent. */
export type Lookup = { readonly fields: readonly Criterion[] };

/** The answer to one lookup. */
export interface Element {
  readonly at: string;
  readonly index: number;
  readonly value: Json;
  /** The lookup at the same index; undefined when the answer is longer than the request. */
  readonly lookup: Lookup | undefined;
  /** The objects in its `people`; empty when there are none. */
  readonly people: readonly Located[];
}

/** What one find exchange shows, taken apart once for all judges. */
export interface FindView extends RecordView {
  /**
   * The request keeps every documented limit and is complete, the credential is good: 200 is the documented answer.
   * Sizes below 1, empty criteria and unknown members are not counted as valid: what they lead to is open.
   */
  readonly valid: boolean;
  /** Valid, with neither `return_fields` nor `confidence`, whose effect is open. */
  readonly plain: boolean;
  /** Answered with status 200. */
  readonly answered: boolean;
  readonly lookups: readonly Lookup[];
  /** The size asked for, 5 when none was sent; only meaningful when valid. */
  readonly size: number;
  /** The body of a 200 answer. */
  readonly body: Json | undefined;
  /** The elements of `matches` of a 200 answer; empty when it is not an array. */
  readonly elements: readonly Element[];
}

/** Takes one find exchange apart. */
export function viewOf(exchange: Exchange): FindView {
  const request = exchange.request.json;
  const body = exchange.response.status === 200 ? exchange.response.json : undefined;
  const valid = isValidFind(exchange);
  const asked = isObject(request) ? request : {};
  const lookups = valid && isArray(asked['matches']) ? asked['matches'].map(asLookup) : [];
  const elements = elementsOf(body, lookups);
  const plain = valid && asked['return_fields'] === undefined && asked['confidence'] === undefined;
  return {
    exchange,
    valid,
    plain,
    whole: plain,
    answered: exchange.response.status === 200,
    lookups,
    size: typeof asked['size'] === 'number' ? asked['size'] : 5,
    body,
    elements,
    records: recordsOf(elements.flatMap(({ people }) => people)),
  };
}

/** Whether 200 is the documented answer to a find, as \`valid\` says. */
export function isValidFind(exchange: Exchange): boolean {
  const { method, json } = exchange.request;
  return isAdmitted(exchange) && method === 'POST' && isValid(json);
}

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

function isValid(request: Json | undefined): boolean {
  if (!isObject(request) || !isFindRequest(request)) return false;
  const known = ['matches', 'size', 'return_fields', 'confidence'];
  if (Object.keys(request).some((key) => !known.includes(key))) return false;
  const { matches, size } = request;
  if (size !== undefined && (typeof size !== 'number' || size < 1)) return false;
  if (!isArray(matches) || matches.length === 0) return false;
  return matches.every((lookup) => {
    const fields = isObject(lookup) ? lookup['fields'] : undefined;
    if (!isArray(fields) || fields.length === 0) return false;
    return fields.every(
      (criterion) =>
        isObject(criterion) &&
        typeof criterion['search_term'] === 'string' &&
        criterion['search_term'].trim() !== '',
    );
  });
}

function asLookup(value: Json): Lookup {
  const fields = isObject(value) && isArray(value['fields']) ? value['fields'] : [];
  return {
    fields: fields.flatMap((field) =>
      isObject(field)
        ? [{ field_name: String(field['field_name']), search_term: String(field['search_term']) }]
        : [],
    ),
  };
}

function elementsOf(body: Json | undefined, lookups: readonly Lookup[]): Element[] {
  const matches = isObject(body) ? body['matches'] : undefined;
  if (!isArray(matches)) return [];
  return matches.map((value, index) => {
    const at = `matches[${index}]`;
    return {
      at,
      index,
      value,
      lookup: lookups[index],
      people: list({ at, value: isObject(value) ? value : {} }, 'people'),
    };
  });
}
