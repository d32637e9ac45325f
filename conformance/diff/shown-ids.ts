import { isArray, isObject, type Json, parseJson } from '../target/json.js';
import type { WireRequest } from '../target/transport.js';
import type { Words } from './words.js';

/** Ids that answers of each side have shown: a request about one that only the first side knows cannot be compared. */
export interface ShownIds {
  learn(a: Json | undefined, b: Json | undefined): void;
  /** Whether it names what only the first side has. */
  isOfOne(request: WireRequest): boolean;
}

const idMember = /(?:^|_)ids?$|[a-z]Ids?$/;
/** What continues, or goes on with, an earlier answer. */
const handedOut = /token$|cursor$|secret$|^key$|^apiKey$/i;
const most = 50_000;

export function createShownIds(words: Words): ShownIds {
  const [ofA, ofB] = [new Set<string>(), new Set<string>()];
  return {
    learn(a, b) {
      collect(a, ofA);
      collect(b, ofB);
      pairUp(a, b, words);
    },
    isOfOne({ url, body }) {
      const isOne = (text: string) => ofA.has(text) && !ofB.has(text) && words.translate(text) === text;
      const inUrl = (url.split(/[/?#&=]/) ?? []).map((part) => {
        try {
          return decodeURIComponent(part);
        } catch {
          return part;
        }
      });
      return inUrl.some(isOne) || textsIn(body === undefined ? undefined : parseJson(body)).some(isOne);
    },
  };
}

function collect(value: Json | undefined, into: Set<string>, isId = false): void {
  if (isId && typeof value === 'string' && value.length >= 4 && into.size < most) into.add(value);
  else if (isArray(value)) for (const item of value) collect(item, into, isId);
  else if (isObject(value)) {
    for (const [name, member] of Object.entries(value)) collect(member, into, idMember.test(name));
  }
}

/** What the same place of both answers hands out to go on with. */
function pairUp(a: Json | undefined, b: Json | undefined, words: Words): void {
  if (!isObject(a)) return;
  const beside = isObject(b) ? b : {};
  for (const [name, value] of Object.entries(a)) {
    const counterpart = beside[name];
    if (isObject(value)) pairUp(value, counterpart, words);
    else if (typeof value === 'string' && value.length >= 8 && handedOut.test(name)) {
      words.add(value, typeof counterpart === 'string' && counterpart !== '' ? counterpart : undefined);
    }
  }
}

function textsIn(value: Json | undefined): readonly string[] {
  if (typeof value === 'string') return [value];
  if (isArray(value)) return value.flatMap(textsIn);
  return isObject(value) ? Object.values(value).flatMap(textsIn) : [];
}
