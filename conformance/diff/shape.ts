import { isAbsent, isArray, isObject, type Json } from '../target/json.js';

/** The JSON type of a value, and the form of a text, as far as it has one that any data would have. */
export function typeOf(value: Json): string {
  if (value === null) return 'null';
  return isArray(value) ? 'array' : typeof value;
}

const forms: readonly (readonly [name: string, form: RegExp])[] = [
  ['a date', /^\d{4}-\d{2}-\d{2}$/],
  ['a date-time without zone', /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/],
  ['a date-time with Z', /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?Z$/],
  ['a date-time with an offset', /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?[+-]\d{2}:?\d{2}$/],
  ['a UUID', /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i],
  ['an https address', /^https:\/\/\S+$/],
  ['an http address', /^http:\/\/\S+$/],
  ['an address without scheme', /^(www\.|[\w-]+\.com\/)\S+$/],
  ['digits', /^-?\d+(\.\d+)?$/],
];

export function formOf(text: string): string {
  return forms.find(([, form]) => form.test(text))?.[0] ?? 'text';
}

/** Told of each object within a value, and of each value that is there: by its path, such as `people[].name`. */
export interface ShapeVisitor {
  object(path: string, value: Readonly<Record<string, Json>>): void;
  value(path: string, value: Json): void;
}

export function walkShape(value: Json | undefined, visitor: ShapeVisitor, path = ''): void {
  if (value === undefined || isAbsent(value)) return;
  visitor.value(path, value);
  if (isArray(value)) for (const item of value) walkShape(item, visitor, `${path}[]`);
  else if (isObject(value)) {
    visitor.object(path, value);
    for (const [name, member] of Object.entries(value)) walkShape(member, visitor, joined(path, name));
  }
}

export const joined = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);
