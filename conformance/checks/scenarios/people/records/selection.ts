import * as fc from 'fast-check';
import { records } from '../../../../../generated/records.js';
import { isSuccess, type Recorder } from '../../../../scene/recorder.js';
import type { Exchange } from '../../../../target/exchange.js';
import { isAbsent, type Json, type JsonObject } from '../../../../target/json.js';
import type { Pool } from '../../../../view/pool.js';

/** A person, and two members of the record to select. */
export type Selected = { readonly person: string | null; readonly fields: readonly string[] };

/** Members that do not change from call to call. */
const selectable = [
  ...['name', 'first_name', 'last_name', 'linkedin', 'country', 'location'],
  ...['created_at', 'employment_status', 'jobs', 'education', 'position'],
];
const documented = records.person.properties.map(({ name }) => name);

/** Draws a person with two members to select, and at least one more to leave out. */
export function selections(pool: Pool): fc.Arbitrary<Selected> {
  const fit = [...pool.people].flatMap(([id, person]) => {
    const fields = selectable.filter((name) => !isAbsent(person[name]));
    return fields.length > 2 ? [{ id, fields }] : [];
  });
  if (fit.length === 0) return fc.constant({ person: null, fields: [] });
  return fc.constantFrom(...fit).chain(({ id, fields }) =>
    fc.record({
      person: fc.constant(id),
      fields: fc.shuffledSubarray(fields, { minLength: 2, maxLength: 2 }),
    }),
  );
}

/** Returns the documented members present in a person's record, without the id. */
export function shownMembers(person: JsonObject): readonly string[] {
  return documented.filter((name) => name !== 'id' && !isAbsent(person[name]));
}

/** A way to write the parameter `fields`, whose syntax is not documented. */
export interface Attempt {
  readonly fields: readonly string[];
  send(): Promise<Exchange>;
  /** Returns the record of a response; undefined if there is none. */
  read(body: Json | undefined): JsonObject | undefined;
}

/** A response with only the selected members. */
export interface Selection {
  readonly exchange: Exchange;
  readonly record: JsonObject;
  readonly fields: readonly string[];
  /** Index of the attempt. */
  readonly index: number;
}

/**
 * Judges that `fields` selects members in one of the ways to write it. A way that is refused or returns none of the members
 * was not understood; the rule is violated only if every successful response shows other members.
 */
export async function select(
  rule: 'person.get-fields' | 'lookup.fields',
  attempts: readonly Attempt[],
  t: Recorder,
): Promise<Selection | undefined> {
  let whole: { readonly exchange: Exchange; readonly others: readonly string[] } | undefined;
  let refused: Exchange | undefined;
  for (const [index, { fields, send, read }] of attempts.entries()) {
    const exchange = await send();
    if (!isSuccess(exchange)) {
      refused = exchange;
      if (exchange.fault !== 'persistent' && ![400, 422].includes(exchange.response.status)) t.body(exchange);
      continue;
    }
    const record = read(exchange.response.json);
    if (!record) continue;
    const isShown = (name: string) => !isAbsent(record[name]);
    const others = documented.filter((name) => name !== 'id' && !fields.includes(name) && isShown(name));
    if (others.length > 0) whole ??= { exchange, others };
    else if (fields.some(isShown)) {
      t.soft(rule, exchange).accepted('`fields` selects');
      return { exchange, record, fields, index };
    }
  }
  if (whole) {
    const { exchange, others } = whole;
    const expected = `no other members than id, ${attempts[0]?.fields.join(' and ')}`;
    t.soft(rule, exchange).holds(false, { at: 'body', expected, received: [...others] });
  } else if (refused?.fault === 'persistent') {
    const seen = {
      at: 'status',
      expected: 'a 2xx: `fields` is a parameter',
      received: refused.response.status,
    };
    t.soft(rule, refused).holds(false, seen);
  } else if (refused) t.body(refused);
  else t.skip(rule, 'no way of writing `fields` that we know selects anything: map it with --overlay');
  return undefined;
}
