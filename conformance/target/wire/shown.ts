import { bodyRecords, recordForms } from '../../../generated/forms.js';
import type { OperationId, OperationTypes } from '../../../generated/operations.js';
import type { JsonType } from '../../../spec/catalogue/forms.js';
import type { Exchange } from '../exchange.js';
import { isArray, isObject, type Json } from '../json.js';

type JsonOf<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : never;

/** The JSON body of a success of an operation, as the contract types it. */
export type BodyOf<Op extends OperationId> = {
  [Status in keyof OperationTypes[Op]['responses'] & (200 | 201 | 202)]: JsonOf<
    OperationTypes[Op]['responses'][Status]
  >;
}[keyof OperationTypes[Op]['responses'] & (200 | 201 | 202)];

/** What a target shows of a value: each member may be missing; what is shown has the type of the contract. */
export type Shown<T> = T extends readonly (infer Element)[]
  ? readonly Shown<NonNullable<Element>>[]
  : T extends object
    ? { readonly [Name in keyof T]?: Shown<NonNullable<T[Name]>> }
    : T;

/** What a target shows in the JSON object of a response. */
export type ShownBody<Op extends OperationId> = Shown<Exclude<BodyOf<Op>, string>>;

/** Where a shown record comes from, for messages. */
export interface Origin {
  readonly operation: OperationId;
  /** The schema of the contract. */
  readonly record: string;
}

const origins = new WeakMap<object, Origin>();

/** Where a record comes from; undefined if it is not one of `shownBody`, or within one. */
export const originOf = (record: object): Origin | undefined => origins.get(record);

/** What a JSON response shows, without members and elements of a type that the contract does not give them. */
export function shownBody<Op extends OperationId>(
  operation: Op,
  { response }: Pick<Exchange, 'response'>,
): ShownBody<Op> | undefined {
  const record = bodyRecords[operation];
  if (record === undefined) return undefined;
  const shown: unknown = fitting({ operation, record }, response.json ?? null);
  return isBodyOf(operation, shown) ? shown : undefined;
}

/** Only `fitting` gives an origin to a record, after it has looked at the type of each member. */
function isBodyOf<Op extends OperationId>(operation: Op, shown: unknown): shown is ShownBody<Op> {
  if (typeof shown !== 'object' || shown === null) return false;
  const origin = origins.get(shown);
  return origin?.operation === operation && origin.record === bodyRecords[operation];
}

function fitting(origin: Origin, value: Json): Json | undefined {
  if (!isObject(value)) return undefined;
  const shown: Record<string, Json> = {};
  for (const [name, { types, elements, record }] of Object.entries(
    recordForms[origin.record]?.members ?? {},
  )) {
    const member = value[name];
    const one = (each: Json | undefined, allowed: readonly JsonType[]): Json | undefined => {
      if (each === undefined || !allowed.some((type) => type === typeOf(each))) return undefined;
      return record !== undefined && isObject(each) ? fitting({ ...origin, record }, each) : each;
    };
    const fits =
      elements !== undefined && isArray(member)
        ? member.flatMap((each) => one(each, elements) ?? [])
        : one(member, types);
    if (fits !== undefined) shown[name] = fits;
  }
  origins.set(shown, origin);
  return shown;
}

function typeOf(value: Json): JsonType | undefined {
  if (value === null) return undefined;
  if (isArray(value)) return 'array';
  const type = typeof value;
  return type === 'string' || type === 'number' || type === 'boolean' ? type : 'object';
}
