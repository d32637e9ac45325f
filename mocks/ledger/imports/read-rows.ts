import { validatorIn } from '../../engine/contract.js';
import { quote } from '../../engine/quote.js';
import { violationOf } from '../../engine/violation.js';
import type { World } from '../../engine/world.js';
import { isObject, type Json } from '../../state/json.js';
import type { ContactInput } from '../stored/contact.js';
import type { FailedRow, PendingRow } from '../stored/ledger-import.js';

/** The members of a contact, in the order of the columns of a file. */
export const columns = [
  'reference_id',
  'linkedin',
  'email_address',
  'name',
  'title',
  'company_name',
  'company_domain',
  'company_linkedin',
  'country',
  'location',
] as const satisfies readonly (keyof ContactInput)[];

/** Each contact needs at least one of these (section 4.3). */
const identifying = ['linkedin', 'email_address', 'name'] as const;

export interface ReadRows {
  readonly pending: readonly PendingRow[];
  readonly failed: readonly FailedRow[];
}

/** Reads the rows of a call one by one: an invalid row does not affect the others. */
export async function readRows(
  contacts: readonly unknown[],
  firstRow: number,
  { contract }: Pick<World, 'contract'>,
): Promise<ReadRows> {
  const validate = await validatorIn(contract, 'ContactInput');
  const pending: PendingRow[] = [];
  const failed: FailedRow[] = [];
  for (const [at, sent] of contacts.entries()) {
    const row = firstRow + at;
    const values = isObject(sent) ? given(sent) : undefined;
    const error = values === undefined ? notAnObject(sent) : issueOf(values, validate);
    const input = texts(values ?? {});
    if (error === undefined) pending.push({ row, input });
    else failed.push({ row, values: input, error: `Row ${row}: ${error}` });
  }
  return { pending, failed };
}

type Values = Partial<Record<(typeof columns)[number], Json>>;

/** Returns the known members. One that is null or blank counts as not sent. */
function given(sent: { readonly [member: string]: Json | undefined }): Values {
  const values: Values = {};
  for (const column of columns) {
    const value = sent[column];
    const isBlank =
      value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
    if (!isBlank) values[column] = value;
  }
  return values;
}

function issueOf(
  values: Readonly<Values>,
  validate: Awaited<ReturnType<typeof validatorIn>>,
): string | undefined {
  if (!validate(values)) return violationOf(validate.errors ?? []).message;
  if (identifying.some((column) => values[column] !== undefined)) return undefined;
  return 'none of linkedin, email_address and name is given; send at least one.';
}

function notAnObject(sent: unknown): string {
  return `a contact must be an object, and this is ${quote(jsonOf(sent))}.`;
}

/** Returns the JSON of a value, abbreviated if it is nested too deeply to be serialized. */
function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return Array.isArray(value) ? '[…]' : '{…}';
  }
}

/** Converts values that are not strings to JSON. Only failed rows have any. */
function texts(values: Readonly<Values>): ContactInput {
  const written = Object.entries(values).map(([column, value]) => [
    column,
    typeof value === 'string' ? value : jsonOf(value),
  ]);
  return Object.fromEntries(written);
}
