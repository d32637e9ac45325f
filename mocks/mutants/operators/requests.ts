import type { AnyCall } from '../../engine/handler.js';
import { percentDecoded } from '../../engine/locate.js';
import type { Json } from '../../state/json.js';
import { onCall, onQuery, without } from '../on-call.js';
import { changeAt } from './change-at.js';
import type { Facts } from './facts.js';
import type { Fault, Operator } from './operator.js';
import { isCode, typesOf } from './schema-members.js';

/** How a service may alter an array before it handles it, and the least number of elements for which that makes a difference. */
const elements: Readonly<
  Record<string, [says: string, change: (list: readonly Json[]) => readonly Json[], least: number]>
> = {
  'first-only': ['Only the first element of an array counts', (list) => list.slice(0, 1), 2],
  'last-only': ['Only the last element of an array counts', (list) => list.slice(-1), 2],
  'last-lost': [
    'The last element of an array is lost',
    (list) => list.slice(0, Math.max(1, list.length - 1)),
    2,
  ],
  'third-on-lost': ['Elements of an array are lost from the third on', (list) => list.slice(0, 2), 3],
  'sixth-on-lost': ['Elements of an array are lost from the sixth on', (list) => list.slice(0, 5), 6],
  'eleventh-on-lost': ['Elements of an array are lost from the eleventh on', (list) => list.slice(0, 10), 11],
};

/** How a service may alter a text before it handles it. */
const texts: Readonly<Record<string, [says: string, change: (text: string) => string]>> = {
  lowered: ['A text is put into lower case', (text) => text.toLowerCase()],
  cut: ['A text is cut after 20 characters', (text) => text.slice(0, 20)],
  'ascii-only': ['Letters beyond ASCII are lost', (text) => text.replaceAll(/[^\p{ASCII}]/gu, '')],
  'percent-decoded': ['What looks like a percent escape is decoded', percentDecoded],
  'comma-cut': ['A text ends at its first comma', (text) => text.split(',', 1)[0] ?? ''],
  'quotes-lost': ['Quotation marks are lost', (text) => text.replaceAll(/["']/g, '')],
  'space-squeezed': ['Spaces in a text are lost', (text) => text.replaceAll(' ', '')],
};

/** Faults of reading a request. */
export const requestOperators: Readonly<Record<string, Operator>> = {
  'parameter-ignored': {
    says: 'A parameter of the query is ignored.',
    mutate: ({ id, query }) =>
      query.map(({ name }) => ({
        place: name,
        mutation: `The parameter ${name} of ${id} is ignored.`,
        hooks: { call: onQuery(id, (given) => without(given, name)) },
      })),
  },
  'member-ignored': {
    says: 'An optional member of the body is ignored.',
    mutate: ({ id, body }) =>
      body
        .filter(({ isRequired, path }) => !isRequired && path.at(-1) !== '*')
        .map(({ path }) => ({
          place: path.join('.'),
          mutation: `The member ${path.join('.')} of ${id} is ignored.`,
          hooks: { call: onCall(id, (call) => changedBody(call, path, () => undefined)) },
        })),
  },
  ...Object.fromEntries(
    Object.entries(elements).map(([name, [says, change, least]]) => [
      `elements-${name}`,
      {
        says: `${says}.`,
        mutate: (facts: Facts) =>
          arraysOf(facts, least).map((path) => ({
            place: path.join('.') || 'body',
            mutation: `${says}: ${path.join('.') || 'the body'} of ${facts.id}.`,
            hooks: {
              call: onCall(facts.id, (call) =>
                changedBody(call, path, (value) => (Array.isArray(value) ? [...change(value)] : value)),
              ),
            },
          })),
      },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(texts).map(([name, [says, change]]) => [
      `text-${name}`,
      {
        says: `${says}.`,
        mutate: (facts: Facts) => [...inBody(facts, says, change), ...inQuery(facts, says, change)],
      },
    ]),
  ),
};

function inBody({ id, body }: Facts, says: string, change: (text: string) => string): Fault[] {
  return body
    .filter((member) => isText(member.schema) && !isCode(member))
    .map(({ path }) => ({
      place: path.join('.'),
      mutation: `${says}: ${path.join('.')} of ${id}.`,
      hooks: {
        call: onCall(id, (call) =>
          changedBody(call, path, (value) => (typeof value === 'string' ? change(value) : value)),
        ),
      },
    }));
}

function inQuery({ id, query }: Facts, says: string, change: (text: string) => string): Fault[] {
  return query
    .filter(({ schema }) => isText(schema))
    .map(({ name }) => ({
      place: name,
      mutation: `${says}: the parameter ${name} of ${id}.`,
      hooks: {
        call: onQuery(id, (query) => {
          const value = query[name];
          return typeof value === 'string' ? { ...query, [name]: change(value) } : query;
        }),
      },
    }));
}

/** Whether a schema describes free text. Values of an enumeration, dates and ids can be written in one way only. */
function isText(schema: Facts['query'][number]['schema']): boolean {
  return typesOf(schema).includes('string') && schema['enum'] === undefined && schema['format'] === undefined;
}

/** Returns the arrays of a body. Those of enumerated values are included only if they can be that long. */
function arraysOf({ body }: Facts, least: number): readonly (readonly string[])[] {
  return body
    .filter(({ path, schema }) => {
      const values = schema['enum'];
      return path.at(-1) === '*' && (!Array.isArray(values) || values.length >= least);
    })
    .map(({ path }) => path.slice(0, -1));
}

function changedBody(
  call: AnyCall,
  path: readonly string[],
  change: (value: Json) => Json | undefined,
): AnyCall {
  return { ...call, body: changeAt(call.body, path, change) ?? null };
}
