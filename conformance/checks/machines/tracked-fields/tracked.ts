import type { CheckContext } from '../../../scene/check-context.js';
import type { Scene } from '../../../scene/scene.js';
import { EndScenario } from '../../../target/end-scenario.js';
import type { Exchange } from '../../../target/exchange.js';
import type { Json } from '../../../target/json.js';
import type { CallInput } from '../../../target/wire/call-input.js';
import { itemsOf, listIn, numberIn, textIn } from '../../../target/wire/members.js';

/** Lists of fields that a target may track. */
export const lists = {
  two: ['title', 'location'],
  one: ['name'],
  other: ['country', 'title'],
} as const satisfies Record<string, readonly string[]>;

export type List = readonly string[];

/** More than a careless service keeps. Not every target need know all of them. */
export const manyFields = [
  ...['name', 'linkedin', 'country', 'location', 'employment_status', 'title', 'level', 'function'],
  ...['company.id', 'company.name', 'company.domain', 'email_address', 'email_status'],
] as const;

/** Replaces the tracked fields of a ledger. */
export function updateFields(context: CheckContext, ledgerId: string, fields: List): Promise<Exchange> {
  return context.call('updateTrackedFields', { path: { ledger_id: ledgerId }, body: { fields } });
}

/** The same, where the scenario can't go on without. */
export async function track(t: Scene, ledgerId: string, fields: List): Promise<void> {
  t.step(`track ${fields.join(' and ')}`);
  t.body(await updateFields(t, ledgerId, fields));
}

export function getFields(context: CheckContext, ledgerId: string): Promise<Exchange> {
  return context.call('getTrackedFields', { path: { ledger_id: ledgerId } });
}

/** The tracked fields in an answer, or undefined where there are none in a form that we know. */
export function fieldsIn(body: Json | undefined): List | undefined {
  const listed = listIn(body);
  const fields = listed?.flatMap((field) =>
    typeof field === 'string' ? [field] : (textIn(field, 'name', 'field') ?? []),
  );
  return fields?.length === listed?.length ? fields : undefined;
}

/** Whether these are the same fields, in whatever order. */
export function areSame(a: List | undefined, b: List | undefined): boolean {
  return a !== undefined && b !== undefined && JSON.stringify(a.toSorted()) === JSON.stringify(b.toSorted());
}

/** What tells a version from others, as a text: an integer, a UUID or a time (question tracked.version). */
export function versionIn(record: Json | undefined): string | undefined {
  return numberIn(record, 'version')?.toString() ?? textIn(record, 'version', 'version_id', 'id');
}

type Query = NonNullable<CallInput['query']>;

export interface Listed {
  readonly versions: readonly string[];
  readonly exchange: Exchange;
}

/** The versions that a call lists. Ends the scenario where it does not tell them apart. */
export async function listVersions(t: Scene, ledgerId: string, query: Query = {}): Promise<Listed> {
  const exchange = await t.call('listTrackedVersions', { path: { ledger_id: ledgerId }, query });
  const records = itemsOf(t.body(exchange));
  const versions = records.flatMap((record) => versionIn(record) ?? []);
  if (versions.length === records.length) return { versions, exchange };
  throw new EndScenario(
    'skipped',
    'a listed version of tracked fields shows no `version`: map it with --overlay',
  );
}

/** Whether listing versions knows a parameter: it refuses a value that makes no sense. */
export async function heeds(t: Scene, ledgerId: string, query: Query): Promise<boolean> {
  const { response } = await t.call('listTrackedVersions', {
    path: { ledger_id: ledgerId },
    query,
  });
  return [400, 422].includes(response.status);
}

/** What is in one list and not in the other. */
export function lacking(all: readonly string[], some: readonly string[]): readonly string[] {
  return all.filter((each) => !some.includes(each));
}

/** Whether each of these versions comes after the one before it; undefined where versions have no order. */
export function isIncreasing(versions: readonly string[]): boolean | undefined {
  const ranks = versions.map((version) => (/^\d+$/.test(version) ? Number(version) : timeOf(version)));
  if (ranks.some(Number.isNaN)) return undefined;
  return ranks.every((rank, at) => at === 0 || rank > (ranks[at - 1] ?? rank));
}

const timeOf = (text: string): number => (/^\d{4}-\d{2}-\d{2}T/.test(text) ? Date.parse(text) : Number.NaN);
