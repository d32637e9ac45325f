import { isArray, isObject, type Json } from '../../spec/source/json.js';
import { overLimit } from './answer/unreadable.js';
import { formLimits, sizeText } from './limits.js';

export { isArray, isObject, type Json, type JsonObject } from '../../spec/source/json.js';

/** `null`, "", [], {} and a missing member all count as absent (section 2: omitted or empty). */
export function isAbsent(value: Json | undefined): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (isArray(value)) return value.length === 0;
  return isObject(value) && Object.keys(value).length === 0;
}

/** Parses JSON; undefined if the text is not JSON. Ignores a byte order mark. */
export function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text.startsWith('\ufeff') ? text.slice(1) : text);
  } catch {
    return undefined;
  }
}

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const openings: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const closings: ReadonlySet<number> = new Set([0x5d, 0x7d]);
/** White space, and the bytes of a UTF-8 byte order mark. */
const before: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d, 0xef, 0xbb, 0xbf]);

/** Checks the bytes of JSON as they arrive: code that traverses a value need not care for its depth and size. */
export function jsonShape(): (chunk: Uint8Array) => void {
  const { depth: deepest, values: most, textBytes: longest } = formLimits;
  let isJson: boolean | undefined;
  let isText = false;
  let isEscaped = false;
  let depth = 0;
  let values = 0;
  let length = 0;
  return (chunk) => {
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at] ?? 0;
      if (isText) {
        length += 1;
        if (length > longest) throw overLimit(`its JSON has a text of more than ${sizeText(longest)}`);
        if (isEscaped) isEscaped = false;
        else if (byte === backslash) isEscaped = true;
        else if (byte === quote) isText = false;
        continue;
      }
      if (isJson === undefined) {
        if (before.has(byte)) continue;
        isJson = openings.has(byte) || byte === quote;
      }
      if (!isJson) return;
      if (byte === quote) {
        isText = true;
        length = 0;
      } else if (byte === comma || openings.has(byte)) {
        values += 1;
        if (values > most) throw overLimit(`its JSON has more than ${most.toLocaleString('en')} values`);
        if (byte !== comma) depth += 1;
        if (depth > deepest) throw overLimit(`its JSON is nested deeper than ${deepest} levels`);
      } else if (closings.has(byte)) depth -= 1;
    }
  };
}

/** Parses a body that was not read by a transport of ours; undefined if it is not JSON, or exceeds the limits of one. */
export function jsonWithin(text: string): Json | undefined {
  try {
    jsonShape()(Buffer.from(text));
  } catch {
    return undefined;
  }
  return parseJson(text);
}
