import type { PendingResponse } from '../../engine/contract.js';
import type { HookContext, Hooks } from '../../engine/handler.js';
import { isObject, type Json } from '../../state/json.js';
import { isGranted, onReply, refusal, remembered } from '../on-reply.js';
import { type Facts, isAskedInManyWays, isCode, isOfType, isOptional, type Member } from './facts.js';
import { changeAt, fault, faultAt, type Operator, operatorsOf } from './operator.js';

type Change = (draft: PendingResponse, scene: HookContext) => PendingResponse;
type Row = readonly [says: string, change: Change];

const answering = ({ id }: Facts, change: Change): Hooks => ({
  answer: (draft, scene) => (isGranted(draft, scene, [id]) ? change(draft, scene) : draft),
});

const hasBody = ({ produces }: Facts): boolean => produces !== undefined;
const failed = (draft: PendingResponse) => refusal(draft, 500, 'failed');

/** The number of responses in a world, and the last one of each operation. */
const known = remembered(() => ({
  answers: 0,
  last: new Map<string, { call: string; draft: PendingResponse }>(),
}));

/** Whether a response is the next to last of so many. */
function isDue(scene: HookContext, one: number): boolean {
  const state = known(scene);
  state.answers += 1;
  return one === 1 || state.answers % one === one - 1;
}

const bodies: Readonly<Record<string, Row>> = {
  'media-type': [
    'its response has the media type text/html',
    (draft) => ({ ...draft, headers: { ...draft.headers, 'Content-Type': 'text/html; charset=utf-8' } }),
  ],
  bodiless: ['its response has no body', (draft) => ({ ...draft, body: undefined })],
};

const csvs: Readonly<Record<string, [says: string, change: (text: string) => string]>> = {
  unquoted: ['values are not quoted', (text) => text.replaceAll('"', '')],
  'last-lost': ['the last row is missing', (text) => text.replace(/[^\n]+\r?\n?$/, '')],
  'first-lost': ['the first row is missing', (text) => text.replace(/\n[^\n]+/, '')],
  'quotes-lost': ['quotation marks within values are lost', (text) => text.replaceAll('""', '')],
};

const wholeOperators = {
  'others-answer': ofOthers(1, 'every call'),
  'others-answer-1-in-5': ofOthers(5, 'one call in five'),
  'others-answer-1-in-10': ofOthers(10, 'one call in ten'),
  'server-error': fault('it is answered 500, always', (facts) => answering(facts, failed)),
  'server-error-on': faultAt(
    ({ query, body }) => [...query, ...body.filter(isOptional)],
    'a call that has it is answered 500',
    (facts, { in: where, path }) =>
      answering(facts, (draft, { call }) => (call && has(call[where], path) ? failed(draft) : draft)),
  ),
  ...operatorsOf('', bodies, ([says, change]) => fault(says, (facts) => answering(facts, change), hasBody)),
  ...operatorsOf('csv-', csvs, ([says, change]) =>
    fault(
      `in its CSV, ${says}`,
      (facts) =>
        answering(facts, (draft) =>
          typeof draft.body === 'string' ? { ...draft, body: change(draft.body) } : draft,
        ),
      ({ produces }) => produces === 'text/csv',
    ),
  ),
};

/** Returns the response to the previous call of the operation, if that call asked for something else. */
function ofOthers(one: number, who: string): Operator {
  return fault(
    `${who} is answered what the call before it was`,
    (facts) =>
      answering(facts, (draft, scene) => {
        const { last } = known(scene);
        const call = JSON.stringify([scene.call?.path, scene.call?.query, scene.call?.body]);
        const before = last.get(facts.id);
        last.set(facts.id, { call, draft });
        return isDue(scene, one) && before && before.call !== call ? before.draft : draft;
      }),
    // Calls that differ only in the organization hardly ever alternate often enough.
    (facts) => hasBody(facts) && (one === 1 || isAskedInManyWays(facts)),
  );
}

function has(body: Json, path: readonly string[]): boolean {
  let isThere = false;
  changeAt(body, path, (value) => {
    isThere = true;
    return value;
  });
  return isThere;
}

interface Spoiling {
  readonly says: string;
  readonly applies?: (member: Member) => boolean;
  readonly change: (value: Json) => Json | undefined;
  /** Whether it concerns the form, which may be assumed. The meaning of a value is stated even if its name is not. */
  readonly isForm?: true;
}

const isDated = ({ schema }: Member) => schema['format'] === 'date' || schema['format'] === 'date-time';
const isText = (member: Member) => isOfType(member, 'string') && !isDated(member);
const isNumber = (member: Member) => isOfType(member, 'integer', 'number');
const ofText = (change: (text: string) => Json) => (value: Json) =>
  typeof value === 'string' ? change(value) : value;
const ofNumber = (change: (number: number) => Json) => (value: Json) =>
  typeof value === 'number' ? change(value) : value;
const dayMs = 86_400_000;

const spoilings: Readonly<Record<string, Spoiling>> = {
  missing: {
    says: 'is missing',
    applies: ({ path }) => path.at(-1) !== '*',
    change: () => undefined,
    isForm: true,
  },
  mistyped: { says: 'has another type', change: mistyped, isForm: true },
  recased: {
    says: 'is written in another case',
    applies: ({ schema }) => schema['enum'] !== undefined,
    change: ofText(recased),
    isForm: true,
  },
  emptied: { says: 'is empty', applies: isText, change: ofText(() => '') },
  mojibake: {
    says: 'is read as Latin-1 although it is UTF-8',
    applies: (member) => isText(member) && !isCode(member),
    change: ofText((text) => Buffer.from(text).toString('latin1')),
  },
  'plus-one': { says: 'is one too many', applies: isNumber, change: ofNumber((number) => number + 1) },
  'always-zero': { says: 'is 0 always', applies: isNumber, change: ofNumber(() => 0) },
  inverted: {
    says: 'is true for false, and false for true',
    applies: (member) => isOfType(member, 'boolean'),
    change: (value) => (typeof value === 'boolean' ? !value : value),
  },
  'a-month-later': { says: 'is a month later', applies: isDated, change: shifted(31 * dayMs) },
  'a-year-sooner': { says: 'is a year sooner', applies: isDated, change: shifted(-365 * dayMs) },
};

export const answerOperators = {
  ...operatorsOf(
    'member-',
    spoilings,
    ({ says, applies = () => true, change, isForm }): Operator =>
      ({ id, answer }) =>
        answer.filter(applies).map(({ path, place, question }) => ({
          place,
          mutation: `The member ${place} of what ${id} answers ${says}.`,
          ...(isForm ? { question } : {}),
          hooks: { answer: onReply(id, (body) => changeAt(body, path, change) ?? null) },
        })),
  ),
  ...wholeOperators,
};

export function mistyped(value: Json): Json {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return { 0: value[0] ?? null };
  return isObject(value) ? JSON.stringify(value) : value;
}

export function recased(text: string): string {
  const lower = text.toLowerCase();
  return lower === text ? text.toUpperCase() : lower;
}

function shifted(ms: number) {
  return ofText((text) => {
    const time = Date.parse(text);
    if (Number.isNaN(time)) return text;
    return new Date(time + ms).toISOString().slice(0, text.length === 10 ? 10 : undefined);
  });
}
