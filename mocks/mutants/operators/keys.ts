import type { AnyCall } from '../../engine/handler.js';
import type { Handling, Outcome } from '../../engine/hooks.js';
import { percentDecoded } from '../../engine/locate.js';
import { isRefusal } from '../../engine/refusal.js';
import { isObject, type Json } from '../../state/json.js';
import { remembered } from '../on-reply.js';
import { changeAt } from './change-at.js';
import type { Facts } from './facts.js';
import type { Fault, Operator } from './operator.js';

/** Ids that were sent or returned in a world. */
const met = remembered(() => new Set<string>());

type Loosely = (asked: string, known: string) => boolean;

const looseness: Readonly<Record<string, [says: string, matches: Loosely]>> = {
  caseless: ['without regard to case', (asked, known) => asked.toLowerCase() === known.toLowerCase()],
  'by-prefix': ['by what it begins with', (asked, known) => asked.length > 3 && known.startsWith(asked)],
  'by-beginning': [
    'by its first twelve characters',
    (asked, known) => known.length > 12 && asked.startsWith(known.slice(0, 12)),
  ],
  trimmed: ['without the spaces around it', (asked, known) => asked.trim() === known],
  'percent-decoded': [
    'after a percent escape in it was decoded once more',
    (asked, known) => percentDecoded(asked) === known,
  ],
  'punctuation-lost': ['by its letters and digits alone', (asked, known) => plain(asked) === plain(known)],
};

/** Faults of finding things by id. */
export const keyOperators: Readonly<Record<string, Operator>> = Object.fromEntries(
  Object.entries(looseness).map(([name, [says, matches]]) => [
    `key-${name}`,
    {
      says: `What is named by an id is found ${says}.`,
      mutate: (facts: Facts) => [...inPath(facts, says, matches), ...inBody(facts, says, matches)],
    },
  ]),
);

function inPath({ id, path }: Facts, says: string, matches: Loosely): Fault[] {
  return path.map(({ name }) => ({
    place: name,
    mutation: `${id} finds its ${name} ${says}.`,
    hooks: {
      handle: async (handling) => {
        const outcome = await handling.next();
        if (handling.operation !== id || !isRefusal(outcome)) return noted(handling, outcome);
        const asked = String(handling.call.path[name]);
        const found = meant(handling, asked, matches);
        if (found === undefined) return outcome;
        return handling.next({ ...handling.call, path: { ...handling.call.path, [name]: found } });
      },
    },
  }));
}

function inBody({ id, body }: Facts, says: string, matches: Loosely): Fault[] {
  return body
    .filter(
      ({ path }) =>
        /(^|_)ids?$|Ids?$/.test(path.findLast((name) => name !== '*') ?? '') && path.at(-1) !== undefined,
    )
    .filter(({ schema }) => schema['type'] === 'string')
    .map(({ path }) => ({
      place: path.join('.'),
      mutation: `${id} finds ${path.join('.')} ${says}.`,
      hooks: {
        handle: async (handling) => {
          if (handling.operation !== id) return noted(handling, await handling.next());
          const call: AnyCall = {
            ...handling.call,
            body:
              changeAt(handling.call.body, path, (value) =>
                typeof value === 'string' ? (meant(handling, value, matches) ?? value) : value,
              ) ?? null,
          };
          return noted(handling, await handling.next(call));
        },
      },
    }));
}

/** Returns a known id that an unknown one matches loosely; undefined if the id itself is known or none matches. */
function meant(handling: Handling, asked: string, matches: Loosely): string | undefined {
  const known = met(handling);
  if (known.has(asked)) return undefined;
  return [...known].find((each) => matches(asked, each));
}

/** Records the ids that were sent and returned, unless the call was refused. */
function noted(handling: Handling, outcome: Outcome): Outcome {
  if (isRefusal(outcome)) return outcome;
  const known = met(handling);
  for (const value of Object.values(handling.call.path)) known.add(String(value));
  for (const value of idsIn(handling.call.body)) known.add(value);
  const { body } = outcome;
  if (body !== undefined) for (const value of idsIn(JSON.parse(JSON.stringify(body)))) known.add(value);
  return outcome;
}

function idsIn(value: Json | undefined): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((each: Json) => idsIn(each));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'string' ? (/(^|_)id$|Id$/.test(name) ? [inner] : []) : idsIn(inner),
  );
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
