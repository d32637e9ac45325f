import { isArray, isObject, type Json } from '../../target/json.js';

/** What the values seen at one place have in common, as a schema: names and types, but no values. */
export type SeenSchema = {
  readonly type?: readonly string[];
  readonly format?: string;
  readonly properties?: { readonly [name: string]: SeenSchema };
  readonly items?: SeenSchema;
};

const deepest = 8;
const mostMembers = 200;
const mostItems = 20;
/** What the name of a member may look like: other keys are data. */
const memberName = /^[A-Za-z_$][\w$.-]{0,59}$/;

/** Returns the schema of a value. */
export function schemaOf(value: Json, depth = 0): SeenSchema {
  if (value === null || depth > deepest) return {};
  if (isArray(value)) {
    const items = value.slice(0, mostItems).map((item) => schemaOf(item, depth + 1));
    return { type: ['array'], items: items.reduce(together, {}) };
  }
  if (!isObject(value)) return scalar(value);
  const members = Object.entries(value).filter(([name]) => memberName.test(name));
  const properties = members
    .slice(0, mostMembers)
    .map(([name, member]) => [name, schemaOf(member, depth + 1)] as const);
  return { type: ['object'], properties: Object.fromEntries(properties) };
}

/** Merges two schemas into one that allows either. */
export function together(a: SeenSchema, b: SeenSchema): SeenSchema {
  const type = [...new Set([...(a.type ?? []), ...(b.type ?? [])])];
  const names = Object.keys({ ...a.properties, ...b.properties }).slice(0, mostMembers);
  const properties = names.map((name) => [
    name,
    together(a.properties?.[name] ?? {}, b.properties?.[name] ?? {}),
  ]);
  const format = a.type === undefined ? b.format : b.type === undefined ? a.format : same(a.format, b.format);
  return {
    ...(type.length === 0 ? {} : { type }),
    ...(format === undefined ? {} : { format }),
    ...(a.properties || b.properties ? { properties: Object.fromEntries(properties) } : {}),
    ...(a.items || b.items ? { items: together(a.items ?? {}, b.items ?? {}) } : {}),
  };
}

const same = (a: string | undefined, b: string | undefined) => (a === b ? a : undefined);

function scalar(value: Exclude<Json, null>): SeenSchema {
  if (typeof value === 'number') return { type: [Number.isInteger(value) ? 'integer' : 'number'] };
  if (typeof value !== 'string') return { type: [typeof value] };
  const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value);
  return isTime ? { type: ['string'], format: 'date-time' } : { type: ['string'] };
}
