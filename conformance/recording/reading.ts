import { createReadStream, existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { SeenCall } from '../judging/observed-call.js';
import { isArray, isObject, type Json, parseJson } from '../target/json.js';
import { sizeText } from '../target/limits.js';
import { UsageError } from '../target/usage-error.js';
import { callIn, sidesIn } from './har.js';
import {
  ownMember,
  type RecordedExchange,
  type RecordingHead,
  readLine,
  recordingFormat,
} from './recorded.js';

export type RecordingItem =
  /** The head of the recording; a HAR of another tool has none. */
  | { readonly kind: 'head'; readonly head: RecordingHead }
  /** An exchange recorded by the kit, with everything that was known of it. */
  | { readonly kind: 'exchange'; readonly recorded: RecordedExchange }
  /** A call recorded by another tool. */
  | { readonly kind: 'call'; readonly call: SeenCall }
  /** An entry that cannot be judged, and why. */
  | { readonly kind: 'passed'; readonly because: string }
  /** The file is cut off. */
  | { readonly kind: 'cut'; readonly where: string };

/** Maximum characters of a line: two bodies of the size that a run judges, escaped. */
const lineMost = 64 * 1024 * 1024;
/** Maximum bytes of a HAR, which is read as a whole. */
const harMost = 256 * 1024 * 1024;

/** Reads a recording of the kit, which may be larger than memory, or a HAR. Throws a UsageError that names the line. */
export async function* readRecording(file: string): AsyncGenerator<RecordingItem, void> {
  const begin = await beginOf(file);
  if (begin.trim() === '') throw wrong(file, 'it is empty: a recording or a HAR is expected');
  const isHar = !begin.includes(recordingFormat) || /^[\s\ufeff]*\{\s*"log"/.test(begin);
  yield* isHar ? entriesIn(file) : linesIn(file);
}

async function beginOf(file: string): Promise<string> {
  try {
    let begin = '';
    for await (const chunk of createReadStream(file, { encoding: 'utf8', end: 4095 })) begin += chunk;
    return begin;
  } catch (error) {
    if (!existsSync(file)) throw wrong(file, 'there is no such file');
    throw wrong(file, `it cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

async function* linesIn(file: string): AsyncGenerator<RecordingItem, void> {
  let number = 0;
  let unreadable: string | undefined;
  for await (const text of createInterface({ input: createReadStream(file) })) {
    number += 1;
    const where = `${file}:${number}`;
    if (unreadable !== undefined) throw wrong(unreadable, 'no JSON');
    if (text.length > lineMost) throw wrong(where, `a line longer than ${sizeText(lineMost)}`);
    if (text.trim() === '') continue;
    const value = parseJson(text);
    if (value === undefined) unreadable = where;
    else yield recordedIn(value, where);
  }
  if (unreadable !== undefined)
    yield { kind: 'cut', where: `${unreadable} ends in the middle of an exchange` };
}

async function* entriesIn(file: string): AsyncGenerator<RecordingItem, void> {
  if ((await stat(file)).size > harMost)
    throw wrong(file, `a HAR larger than ${sizeText(harMost)}; as NDJSON a recording may have any size`);
  const read = parseJson(await readFile(file, 'utf8'));
  const log = isObject(read) ? read['log'] : undefined;
  const entries = isObject(log) ? log['entries'] : undefined;
  if (!isObject(log) || !isArray(entries))
    throw wrong(
      file,
      'neither a recording of pdk conform --record, whose first line says so, nor a HAR, which has "log" with "entries"',
    );
  if (log[ownMember] !== undefined) yield recordedIn(log[ownMember], file);
  for (const entry of entries) yield itemOf(entry);
}

function recordedIn(value: Json, where: string): RecordingItem {
  const line = readLine(value);
  if (typeof line === 'string') throw wrong(where, line);
  return 'format' in line ? { kind: 'head', head: line } : { kind: 'exchange', recorded: line };
}

/** Reads an entry of a HAR: written by the kit it is a whole exchange, by another tool a call. */
function itemOf(entry: Json): RecordingItem {
  const sides = isObject(entry) ? sidesIn(entry) : 'without a request and an answer';
  if (!isObject(entry) || typeof sides === 'string') return { kind: 'passed', because: String(sides) };
  const own = entry[ownMember];
  const recorded = isObject(own) ? readLine({ ...own, ...sides }) : '';
  if (typeof recorded !== 'string' && !('format' in recorded)) return { kind: 'exchange', recorded };
  const call = callIn(entry, sides);
  return typeof call === 'string' ? { kind: 'passed', because: call } : { kind: 'call', call };
}

const wrong = (where: string, what: string): UsageError => new UsageError(`${where}: ${what}`);
