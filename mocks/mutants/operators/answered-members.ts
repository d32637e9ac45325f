import { isObject, type Json } from '../../state/json.js';
import { onReply } from '../on-reply.js';
import { changeAt } from './change-at.js';
import type { Facts } from './facts.js';
import type { Operator } from './operator.js';
import { isCode, type Member, typesOf } from './schema-members.js';

interface Spoiling {
  readonly says: string;
  readonly applies: (member: Member) => boolean;
  readonly change: (value: Json) => Json | undefined;
  /** Whether it concerns the form, which may be assumed. The meaning of a value is stated even if its name is not. */
  readonly isForm?: true;
}

const isOf =
  (type: string) =>
  ({ schema }: Member) =>
    typesOf(schema).includes(type);
const isDated = ({ schema }: Member) => schema['format'] === 'date' || schema['format'] === 'date-time';
const day = 86_400_000;

const spoilings: Readonly<Record<string, Spoiling>> = {
  missing: {
    says: 'is missing',
    applies: ({ path }) => path.at(-1) !== '*',
    change: () => undefined,
    isForm: true,
  },
  mistyped: { says: 'has another type', applies: () => true, change: mistyped, isForm: true },
  recased: {
    says: 'is written in another case',
    applies: ({ schema }) => schema['enum'] !== undefined,
    change: (value) => (typeof value === 'string' ? recased(value) : value),
    isForm: true,
  },
  emptied: {
    says: 'is empty',
    applies: (member) => isOf('string')(member) && !isDated(member),
    change: (value) => (typeof value === 'string' ? '' : value),
  },
  mojibake: {
    says: 'is read as Latin-1 although it is UTF-8',
    applies: (member) => isOf('string')(member) && !isDated(member) && !isCode(member),
    change: (value) => (typeof value === 'string' ? Buffer.from(value).toString('latin1') : value),
  },
  'plus-one': {
    says: 'is one too many',
    applies: (member) => isOf('integer')(member) || isOf('number')(member),
    change: (value) => (typeof value === 'number' ? value + 1 : value),
  },
  'always-zero': {
    says: 'is 0 always',
    applies: (member) => isOf('integer')(member) || isOf('number')(member),
    change: (value) => (typeof value === 'number' ? 0 : value),
  },
  inverted: {
    says: 'is true for false, and false for true',
    applies: isOf('boolean'),
    change: (value) => (typeof value === 'boolean' ? !value : value),
  },
  'a-month-later': {
    says: 'is a month later',
    applies: isDated,
    change: (value) => shifted(value, 31 * day),
  },
  'a-year-sooner': {
    says: 'is a year sooner',
    applies: isDated,
    change: (value) => shifted(value, -365 * day),
  },
};

/** Faults of single members of an answer, in one operation only. */
export const answeredMemberOperators: Readonly<Record<string, Operator>> = Object.fromEntries(
  Object.entries(spoilings).map(([name, { says, applies, change, isForm }]) => [
    `member-${name}`,
    {
      says: `A member of an answer ${says}, in one operation only.`,
      mutate: (facts: Facts) =>
        facts.answer
          .filter((member) => applies(member))
          .map(({ path, question }) => ({
            place: path.join('.'),
            mutation: `The member ${path.join('.')} of what ${facts.id} answers ${says}.`,
            ...(isForm ? { question } : {}),
            hooks: { answer: onReply(facts.id, (body) => changeAt(body, path, change) ?? null) },
          })),
    },
  ]),
);

function mistyped(value: Json): Json {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return { 0: value[0] ?? null };
  return isObject(value) ? JSON.stringify(value) : value;
}

function recased(text: string): string {
  const lower = text.toLowerCase();
  return lower === text ? text.toUpperCase() : lower;
}

function shifted(value: Json, ms: number): Json {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(time) || typeof value !== 'string') return value;
  return new Date(time + ms).toISOString().slice(0, value.length === 10 ? 10 : undefined);
}
