import { FindRequest } from '../../generated/find-request.js';
import { type Exchange, isAdmitted } from '../target/exchange.js';
import { isArray, isObject, type Json, type JsonObject } from '../target/json.js';
import { type Located, list, type RecordView, recordsOf } from './record-view.js';

export type Criterion = { readonly field_name: string; readonly search_term: string };
export type Lookup = { readonly fields: readonly Criterion[] };

export interface Element {
  readonly at: string;
  readonly index: number;
  readonly value: Json;
  /** The objects in its `people`; empty if there are none. */
  readonly people: readonly Located[];
}

/** A find exchange, parsed once for all judges. */
export interface FindView extends RecordView {
  /** Whether 200 is the documented answer. Sizes below 1, empty criteria and unknown members are open, and so not valid. */
  readonly valid: boolean;
  readonly answered: boolean;
  readonly lookups: readonly Lookup[];
  /** The requested size, 5 if none was sent; only meaningful if the request is valid. */
  readonly size: number;
  readonly body: Json | undefined;
  /** The elements of `matches` in a 200 answer; empty if it is not an array. */
  readonly elements: readonly Element[];
}

/** The documented members of a find request body that are relied on; there may be others. */
type FindBody = JsonObject & { readonly matches: readonly Lookup[]; readonly size?: number };

export function viewOf(exchange: Exchange): FindView {
  const { json } = exchange.request;
  const answered = exchange.response.status === 200;
  const body = answered ? exchange.response.json : undefined;
  const request = validRequest(exchange);
  const size = isObject(json) ? json['size'] : undefined;
  const matches = isObject(body) && isArray(body['matches']) ? body['matches'] : [];
  const elements = matches.map((value, index): Element => {
    const at = `matches[${index}]`;
    return { at, index, value, people: list({ at, value: isObject(value) ? value : {} }, 'people') };
  });
  return {
    exchange,
    valid: request !== undefined,
    plain: request !== undefined && !('return_fields' in request) && !('confidence' in request),
    answered,
    lookups: (request?.matches ?? []).map(({ fields }) => ({
      fields: fields.map(({ field_name, search_term }) => ({ field_name, search_term })),
    })),
    size: typeof size === 'number' ? size : 5,
    body,
    elements,
    records: recordsOf(elements.flatMap(({ people }) => people)),
  };
}

/** Whether 200 is the documented answer to a find: see `FindView.valid`. */
export const isValidFind = (exchange: Exchange): boolean => validRequest(exchange) !== undefined;

const known = ['matches', 'size', 'return_fields', 'confidence'];

function validRequest(exchange: Exchange): FindBody | undefined {
  const { method, json } = exchange.request;
  if (!isAdmitted(exchange) || method !== 'POST' || json === undefined || !isFindRequest(json))
    return undefined;
  const { matches, size = 5 } = json;
  const isComplete = ({ fields }: Lookup) =>
    fields.length > 0 && fields.every(({ search_term: term }) => term.trim() !== '');
  const isKnown = Object.keys(json).every((key) => known.includes(key));
  return isKnown && size >= 1 && matches.length > 0 && matches.every(isComplete) ? json : undefined;
}

/** Whether a value is the body of a find (section 4.1), with any string as `confidence`: its values are open. */
function isFindRequest(value: Json): value is FindBody {
  const { confidence = '', ...others } = isObject(value) ? value : {};
  return isObject(value) && typeof confidence === 'string' && FindRequest(others);
}

/** A lookup with the people that it found when it was alone in its request. */
export interface Known {
  readonly lookup: Lookup;
  /** Ids in the order of the answer; empty if none was found. */
  readonly ids: readonly string[];
}

/** What the target has shown so far: the only source of values that it knows. */
export interface Pool {
  /** Lookups that were alone in a request of size 5, whether or not they found anyone. */
  readonly known: readonly Known[];
  /** Lookups that find exactly one person each: they show which element answers which lookup. */
  readonly distinct: readonly Known[];
  /** Lookups that find several people. */
  readonly broad: readonly Known[];
  /** Lookups with letters outside Latin script. */
  readonly nonLatin: readonly Lookup[];
  /** Lookups that should find no one. */
  readonly nonsense: readonly Lookup[];
  /** People as shown by the target, by id. */
  readonly people: ReadonlyMap<string, JsonObject>;
}
