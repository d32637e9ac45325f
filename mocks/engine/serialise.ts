import { isList, type Json } from '../state/json.js';

const texts = new WeakMap<object, string>();

/** Remembers the JSON text of a value that never changes. */
export function remember<T extends object>(value: T, text: string): T {
  texts.set(value, text);
  return value;
}

export function rememberedText(value: object): string | undefined {
  return texts.get(value);
}

/** JSON.stringify for JSON values, byte for byte, except that remembered texts are used unchanged. */
export function memoStringify(value: Json): string;
export function memoStringify(value: Json | undefined): string | undefined;
export function memoStringify(value: Json | undefined): string | undefined {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const known = texts.get(value);
  if (known !== undefined) return known;
  if (isList(value)) {
    let items = '';
    for (const item of value) items += `${items === '' ? '' : ','}${memoStringify(item) ?? 'null'}`;
    return `[${items}]`;
  }
  let members = '';
  for (const name of Object.keys(value)) {
    const text = memoStringify(value[name]);
    if (text !== undefined) members += `${members === '' ? '' : ','}${JSON.stringify(name)}:${text}`;
  }
  return `{${members}}`;
}

const bytes = new WeakMap<object, Buffer>();

/** Returns a text as bytes, for a frozen value those of the first time; the text itself for one that may change. */
export function written(value: Json, text: () => string): string | Buffer {
  if (typeof value !== 'object' || value === null || !Object.isFrozen(value)) return text();
  const known = bytes.get(value) ?? Buffer.from(text());
  bytes.set(value, known);
  return known;
}

/** Escapes every character of JSON text that is not ASCII as \uXXXX, which parses to the same value. */
export function asciiOnly(text: string): string {
  return text.replace(/[\u0080-\uffff]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
