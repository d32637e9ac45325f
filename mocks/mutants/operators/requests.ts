import type { Handling, Hooks, Outcome } from '../../engine/handler.js';
import { percentDecoded } from '../../engine/locate.js';
import { isRefusal } from '../../engine/refusal.js';
import type { Json } from '../../state/json.js';
import { remembered } from '../on-reply.js';
import { onCall } from '../rewrite.js';
import { type Facts, isCode, isOfType, isOptional, nameOf, type Sent } from './facts.js';
import { changedCall, faultAt, operatorsOf } from './operator.js';

type Texts = Readonly<Record<string, [says: string, change: (text: string) => string]>>;
type Lists = Readonly<
  Record<string, [says: string, change: (list: readonly Json[]) => readonly Json[], least: number]>
>;

/** How a service may alter an array before it handles it, and the least number of elements for which that makes a difference. */
const elements: Lists = {
  'first-only': ['only the first element counts', (list) => list.slice(0, 1), 2],
  'last-only': ['only the last element counts', (list) => list.slice(-1), 2],
  'last-lost': ['the last element is lost', (list) => list.slice(0, Math.max(1, list.length - 1)), 2],
  'third-on-lost': ['elements are lost from the third on', (list) => list.slice(0, 2), 3],
  'sixth-on-lost': ['elements are lost from the sixth on', (list) => list.slice(0, 5), 6],
  'eleventh-on-lost': ['elements are lost from the eleventh on', (list) => list.slice(0, 10), 11],
};

/** How a service may alter a text before it handles it. */
const texts: Texts = {
  lowered: ['it is put into lower case', (text) => text.toLowerCase()],
  cut: ['it is cut after 20 characters', (text) => text.slice(0, 20)],
  'ascii-only': ['letters beyond ASCII are lost', (text) => text.replaceAll(/[^\p{ASCII}]/gu, '')],
  'percent-decoded': ['what looks like a percent escape is decoded', percentDecoded],
  'comma-cut': ['it ends at its first comma', (text) => text.split(',', 1)[0] ?? ''],
  'quotes-lost': ['quotation marks are lost', (text) => text.replaceAll(/["']/g, '')],
  'space-squeezed': ['spaces are lost', (text) => text.replaceAll(' ', '')],
};

type Loosely = (asked: string, known: string) => boolean;

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** How a service may find something by an id that is not quite its own. */
const looseness: Readonly<Record<string, [says: string, matches: Loosely]>> = {
  'by-prefix': ['its beginning suffices', (asked, known) => asked.length > 3 && known.startsWith(asked)],
  'by-beginning': [
    'only the first twelve characters count',
    (asked, known) => known.length > 12 && asked.startsWith(known.slice(0, 12)),
  ],
  'percent-decoded': ['percent escapes are decoded twice', (asked, known) => percentDecoded(asked) === known],
  'punctuation-lost': ['only letters and digits count', (asked, known) => plain(asked) === plain(known)],
};

export const requestOperators = {
  'parameter-ignored': faultAt(
    ({ query }) => query,
    'it is ignored',
    changing(() => undefined),
  ),
  'member-ignored': faultAt(
    ({ body }) => body.filter(isOptional),
    'it is ignored',
    changing(() => undefined),
  ),
  ...operatorsOf('elements-', elements, ([says, change, least]) =>
    faultAt(
      (facts) => arraysOf(facts, least),
      says,
      changing((value) => (Array.isArray(value) ? [...change(value)] : value)),
    ),
  ),
  ...operatorsOf('text-', texts, ([says, change]) =>
    faultAt(
      textsOf,
      says,
      changing((value) => (typeof value === 'string' ? change(value) : value)),
    ),
  ),
  ...operatorsOf('key-', looseness, ([says, matches]) =>
    faultAt(
      ({ path, body }) => [...path, ...body.filter(isId)],
      `to find what it names, ${says}`,
      (facts, key) => ({ handle: (handling) => loosely(handling, facts, key, matches) }),
    ),
  ),
};

function changing(change: (value: Json) => Json | undefined) {
  return ({ id }: Facts, place: Sent): Hooks => ({
    call: onCall(id, (call) => changedCall(call, place, change)),
  });
}

/** Returns the free texts of a request. Values of an enumeration, dates and ids can be written in one way only. */
function textsOf({ body, query }: Facts): readonly Sent[] {
  return [...body.filter((member) => !isCode(member)), ...query].filter(
    (member) =>
      isOfType(member, 'string') &&
      member.schema['enum'] === undefined &&
      member.schema['format'] === undefined,
  );
}

/** Returns the arrays of a body. Those of enumerated values are included only if they can be that long. */
function arraysOf({ body }: Facts, least: number): readonly Sent[] {
  return body.flatMap((member) => {
    const values = member.schema['enum'];
    if (member.path.at(-1) !== '*' || (Array.isArray(values) && values.length < least)) return [];
    const path = member.path.slice(0, -1);
    return [{ ...member, path, place: path.join('.') || 'body' }];
  });
}

const isId = ({ path, schema }: Sent): boolean =>
  /(^|_)ids?$|Ids?$/.test(nameOf(path)) && schema['type'] === 'string';

const met = remembered(() => new Set<string>());

/** Handles a call of the operation with a known id in place of an unknown one that resembles it. */
async function loosely(handling: Handling, { id }: Facts, key: Sent, matches: Loosely): Promise<Outcome> {
  const { operation, call, next } = handling;
  const meant = (asked: Json): Json => {
    const known = met(handling);
    if (typeof asked !== 'string' || known.has(asked)) return asked;
    return [...known].find((each) => matches(asked, each)) ?? asked;
  };
  if (operation !== id || key.in === 'path') {
    const outcome = noted(handling, await next());
    if (operation !== id || !isRefusal(outcome)) return outcome;
  }
  const outcome = await next(changedCall(call, key, meant));
  // An id in a path that only resembles one is never known: it is found again whenever it is asked for.
  return key.in === 'path' ? outcome : noted(handling, outcome);
}

function noted(handling: Handling, outcome: Outcome): Outcome {
  if (isRefusal(outcome)) return outcome;
  const known = met(handling);
  const { path, body } = handling.call;
  JSON.stringify([path, body, outcome.body], (name, value: Json) => {
    if (typeof value === 'string' && /(^|_)id$|Id$/.test(name)) known.add(value);
    return value;
  });
  return outcome;
}
