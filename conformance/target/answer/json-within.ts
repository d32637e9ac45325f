import { type Json, parseJson } from '../json.js';
import { jsonShape } from './json-shape.js';

/** The value of a body that was not read by a transport of ours, where it is JSON within the limits that one has for it. */
export function jsonWithin(text: string): Json | undefined {
  try {
    jsonShape()(Buffer.from(text));
  } catch {
    return undefined;
  }
  return parseJson(text);
}
