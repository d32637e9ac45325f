import type { CheckContext } from '../../../scene/check-context.js';
import type { Scene } from '../../../scene/scene.js';
import { EndScenario } from '../../../target/end-scenario.js';
import type { Exchange } from '../../../target/exchange.js';
import type { Json } from '../../../target/json.js';
import type { CallInput } from '../../../target/wire/call-input.js';
import { itemsOf, listIn, numberIn, textIn } from '../../../target/wire/members.js';

/** Lists of fields to track. */
export const lists = {
  two: ['title', 'location'],
  one: ['name'],
  other: ['country', 'title'],
} as const satisfies Record<string, readonly string[]>;

export type List = readonly string[];

/** More fields than a careless service keeps. A target need not know all of them. */
export const manyFields = [
  ...['name', 'linkedin', 'country', 'location', 'employment_status', 'title', 'level', 'function'],
  ...['company.id', 'company.name', 'company.domain', 'email_address', 'email_status'],
] as const;

/** Replaces the tracked fields of a ledger. */
export function updateFields(context: CheckContext, ledgerId: string, fields: List): Promise<Exchange> {
  return context.call('updateTrackedFields', { path: { ledger_id: ledgerId }, body: { fields } });
}

/** Replaces the tracked fields of a ledger. Ends the scenario if that is refused. */
export async function track(t: Scene, ledgerId: string, fields: List): Promise<void> {
  t.step(`track ${fields.join(' and ')}`);
  t.body(await updateFields(t, ledgerId, fields));
}

export function getFields(context: CheckContext, ledgerId: string): Promise<Exchange> {
  return context.call('getTrackedFields', { path: { ledger_id: ledgerId } });
}

/** Returns the tracked fields in an answer, or undefined if it shows none in a known form. */
export function fieldsIn(body: Json | undefined): List | undefined {
  const listed = listIn(body);
  const fields = listed?.flatMap((field) =>
    typeof field === 'string' ? [field] : (textIn(field, 'name', 'field') ?? []),
  );
  return fields?.length === listed?.length ? fields : undefined;
}

/** Whether both lists have the same fields, in any order. */
export function areSame(a: List | undefined, b: List | undefined): boolean {
  return a !== undefined && b !== undefined && JSON.stringify(a.toSorted()) === JSON.stringify(b.toSorted());
}

/** Returns what identifies a version, as a string: an integer, a UUID or a time (question tracked.version). */
export function versionIn(record: Json | undefined): string | undefined {
  return numberIn(record, 'version')?.toString() ?? textIn(record, 'version', 'version_id', 'id');
}

type Query = NonNullable<CallInput['query']>;

export interface Listed {
  readonly versions: readonly string[];
  readonly exchange: Exchange;
}

/** Lists versions of tracked fields. Ends the scenario if one shows no identifier. */
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

/** Whether listing versions knows a parameter, shown by its refusal of a nonsensical value. */
export async function heeds(t: Scene, ledgerId: string, query: Query): Promise<boolean> {
  const { response } = await t.call('listTrackedVersions', {
    path: { ledger_id: ledgerId },
    query,
  });
  return [400, 422].includes(response.status);
}

/** Returns the items of one list that the other lacks. */
export function lacking(all: readonly string[], some: readonly string[]): readonly string[] {
  return all.filter((each) => !some.includes(each));
}
