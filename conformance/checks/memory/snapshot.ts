import { createHash } from 'node:crypto';
import { currentJob } from '../../arbitraries/knowledge.js';
import { isArray, isObject, type Json, type JsonObject } from '../../target/json.js';

/** What is remembered of one person: dates as they were written, everything else as a hash that tells nobody anything. */
export interface Snapshot {
  readonly created?: string;
  readonly linkedin?: string;
  readonly title?: string;
  readonly company?: string;
  /** Everything but scores, dates of changes, and months that count on by themselves. */
  readonly content: string;
  readonly infoAt?: string;
  readonly titleAt?: string;
  readonly companyAt?: string;
}

/** Members that differ from day to day, or from question to question, while nothing about the person does. */
const passing = new Set([
  'score',
  'duration',
  'company_tenure',
  'created_at',
  'info_change_detected_at',
  'title_change_detected_at',
  'company_change_detected_at',
]);

/** @param salt keeps the hashes of two memories apart, so that nobody can look values up in them */
export function snapshotOf(person: JsonObject, salt: string): Snapshot {
  const job = currentJob(person);
  const company = isObject(job['company']) ? (job['company']['id'] ?? job['company']['name']) : undefined;
  const hash = (value: Json | undefined) =>
    typeof value === 'string' && value !== '' ? hashOf(value, salt) : undefined;
  const date = (name: string) => (typeof person[name] === 'string' ? person[name] : undefined);
  return defined({
    created: date('created_at'),
    linkedin: hash(person['linkedin']),
    title: hash(job['title']),
    company: hash(company),
    content: hashOf(JSON.stringify(lasting(person)), salt),
    infoAt: date('info_change_detected_at'),
    titleAt: date('title_change_detected_at'),
    companyAt: date('company_change_detected_at'),
  });
}

export function hashOf(text: string, salt: string): string {
  return createHash('sha256').update(`${salt} ${text}`).digest('base64url').slice(0, 22);
}

/** A value without what passes by itself, its members in one order. */
function lasting(value: Json): Json {
  if (isArray(value)) return value.map(lasting);
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([name]) => !passing.has(name));
  return Object.fromEntries(
    kept.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, member]) => [name, lasting(member)]),
  );
}

type Loose = { [key in keyof Snapshot]: Snapshot[key] | undefined };

function defined({ content, ...members }: Loose & { content: string }): Snapshot {
  const present = Object.entries(members).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return { content, ...Object.fromEntries(present) };
}
