import { ownMember } from './recorded.js';

/** An entry that is cut out of a HAR, or the head that the kit writes beside the entries. */
export interface HarPart {
  readonly kind: 'entry' | 'head';
  readonly bytes: Buffer;
  /** The line where it begins. */
  readonly line: number;
}

/** Yielded at the end of the file. */
export interface HarEnd {
  readonly kind: 'end';
  readonly hasEntries: boolean;
  /** Whether every object, array and string is closed. */
  readonly isWhole: boolean;
}

const [quote, backslash, colon, newline] = [0x22, 0x5c, 0x3a, 0x0a];
const openings: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const closings: ReadonlySet<number> = new Set([0x5d, 0x7d]);
/** Bytes kept of a member's name: enough for those that are looked for. */
const nameMost = 16;

/**
 * Cuts a HAR into its entries without parsing them, in one pass over the bytes that keeps only the current part: the file may
 * be larger than memory, and is untrusted.
 * @param tooLong called with the line of a part that has more than `most` bytes; throws
 */
export async function* harParts(
  chunks: AsyncIterable<Buffer>,
  most: number,
  tooLong: (line: number) => never,
): AsyncGenerator<HarPart | HarEnd, void> {
  let depth = 0;
  let line = 1;
  let isText = false;
  let isEscaped = false;
  let text = '';
  let name = '';
  let isLog = false;
  let isEntries = false;
  let hasEntries = false;
  let cutting:
    | { kind: HarPart['kind']; until: number; line: number; parts: Buffer[]; length: number }
    | undefined;
  for await (const chunk of chunks) {
    let from = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at] ?? 0;
      if (byte === newline) line += 1;
      if (isText) {
        if (isEscaped) isEscaped = false;
        else if (byte === backslash) isEscaped = true;
        else if (byte === quote) isText = false;
        if (isText && depth <= 2 && text.length < nameMost) text += String.fromCharCode(byte);
        continue;
      }
      if (byte === quote) {
        isText = true;
        text = '';
      } else if (byte === colon) {
        if (depth === 1) isLog = text === 'log';
        if (depth <= 2) name = text;
      } else if (openings.has(byte)) {
        depth += 1;
        if (depth === 3 && isLog && name === 'entries') {
          isEntries = true;
          hasEntries = true;
        }
        const isHead = depth === 3 && isLog && name === ownMember;
        if (cutting === undefined && (isHead || (isEntries && depth === 4))) {
          cutting = { kind: isHead ? 'head' : 'entry', until: depth - 1, line, parts: [], length: 0 };
          from = at;
        }
      } else if (closings.has(byte)) {
        depth -= 1;
        if (depth === 2) isEntries = false;
        if (cutting?.until === depth) {
          const { kind, line: begun, parts } = cutting;
          yield { kind, line: begun, bytes: Buffer.concat([...parts, chunk.subarray(from, at + 1)]) };
          cutting = undefined;
        }
      }
    }
    if (!cutting) continue;
    cutting.parts.push(chunk.subarray(from));
    cutting.length += chunk.length - from;
    if (cutting.length > most) tooLong(cutting.line);
  }
  yield { kind: 'end', hasEntries, isWhole: depth === 0 && !isText };
}
