import type { RuleId } from '../../../../generated/rules.js';
import { isSuccess } from '../../../scene/recorder.js';
import type { Scene } from '../../../scene/scene.js';
import { EndScenario } from '../../../target/end-scenario.js';
import type { Exchange } from '../../../target/exchange.js';
import { isObject, type JsonObject } from '../../../target/json.js';
import type { CallInput } from '../../../target/wire/call-input.js';
import { listIn, numberIn, textIn } from '../../../target/wire/members.js';
import type { Paged } from '../../laws/pages.js';

type Query = NonNullable<CallInput['query']>;

/** The imports in an answer. */
export interface Listing {
  readonly imports: readonly JsonObject[];
  readonly ids: readonly string[];
  readonly exchange: Exchange;
}

/** The ledger and the operation by which imports are listed. */
export interface Asking<Rule extends RuleId> {
  readonly t: Scene<Rule>;
  readonly ledgerId: string;
  /** @default 'listImports' */
  readonly operation?: 'listImports' | 'searchImportHistory';
}

/** A limit above the imports of any scenario, and one that any service should accept. */
export const wholeList = 20;

/**
 * Returns the imports that a query finds. Parameter names are ours: if the target refuses one or answers in another form,
 * the rule is skipped and the result is undefined.
 */
export async function ask<Rule extends RuleId>(
  asking: Asking<Rule>,
  rule: Rule,
  query: Query,
): Promise<Listing | undefined> {
  const listing = await answered(asking, query);
  if (!(listing instanceof EndScenario)) return listing;
  if (listing.kind === 'skipped') asking.t.skip(rule, listing.message);
  else asking.t.cannot(rule, listing.message);
  return undefined;
}

/** Returns the imports that a query finds. Ends the scenario if the target does not list them in a known form. */
export async function askOrLeave<Rule extends RuleId>(
  asking: Asking<Rule>,
  query: Query = { limit: wholeList },
): Promise<Listing> {
  const listing = await answered(asking, query);
  if (listing instanceof EndScenario) throw listing;
  return listing;
}

async function answered<Rule extends RuleId>(
  { t, ledgerId, operation = 'listImports' }: Asking<Rule>,
  query: Query,
): Promise<Listing | EndScenario> {
  t.step(
    operation === 'listImports' ? `list imports${described(query)}` : `search the history${described(query)}`,
  );
  const exchange = await t.call(operation, { path: { ledger_id: ledgerId }, query });
  const { status } = exchange.response;
  if (!isSuccess(exchange)) {
    t.fails(exchange);
    const what = `${operation}${described(query)} was answered with status ${status}`;
    if (status === 402 || status === 429 || status >= 500) return new EndScenario('inconclusive', what);
    const because = `${what}, as by a target that asks for it in another way: map it with --overlay`;
    return new EndScenario('skipped', because);
  }
  const because = `the answer to ${operation} shows no imports with an \`id\`: map it with --overlay`;
  return listingIn(exchange) ?? new EndScenario('skipped', because);
}

function listingIn(exchange: Exchange): Listing | undefined {
  const { json } = exchange.response;
  // An empty list may be left out.
  const list = listIn(json) ?? (numberIn(json, 'total', 'count') === 0 ? [] : undefined);
  const imports = list?.filter(isObject) ?? [];
  const ids = imports.flatMap((one) => textIn(one, 'id', 'import_id', 'importId') ?? []);
  return list === undefined || ids.length < list.length ? undefined : { imports, ids, exchange };
}

/** The imports that a query finds, by pages. */
export function importList<Rule extends RuleId>(
  { t, ledgerId, operation = 'listImports' }: Asking<Rule>,
  query: Query = {},
): Paged<Rule> {
  return {
    t,
    by: 'offset',
    up: '+',
    most: wholeList,
    ask: ({ size, from, sort }) =>
      t.call(operation, {
        path: { ledger_id: ledgerId },
        query: { ...query, limit: size, offset: from, sort_by: sort },
      }),
    items: (answer) => {
      const listing = listingIn(answer);
      return listing?.imports.map((record, nth) => ({ id: listing.ids[nth] ?? '', record }));
    },
  };
}

/** Records whether the rule holds for listed imports, and returns it. @param received in words @default their number */
export function seeListed<Rule extends RuleId>(
  t: Scene<Rule>,
  rule: Rule,
  { ids, exchange }: Listing,
  isSo: boolean,
  expected: string,
  received: string = `${ids.length} imports`,
): boolean {
  return t.soft(rule, exchange).holds(isSo, { at: 'imports', expected, received });
}

/** Ends the scenario if imports are listed, but none of the ids from `addContacts`: those name something else then. */
export function requireNamed(made: readonly string[], { ids }: Listing): void {
  if (ids.length === 0 || made.some((id) => ids.includes(id))) return;
  const because = 'the answers to addContacts name no import that is listed: map it with --overlay';
  throw new EndScenario('skipped', because);
}

/**
 * Whether the target knows a parameter, shown by its refusal of a nonsensical value. A parameter without any effect may
 * have another name.
 */
export async function heeds<Rule extends RuleId>(
  { t, ledgerId, operation = 'listImports' }: Asking<Rule>,
  nonsense: Query,
): Promise<boolean> {
  const { response } = await t.call(operation, { path: { ledger_id: ledgerId }, query: nonsense });
  return [400, 422].includes(response.status);
}

/** Ends a scenario whose parameter has no effect, which shows nothing about rules. */
export const withoutEffect = (parameter: string): EndScenario =>
  new EndScenario(
    'skipped',
    `\`${parameter}\` has no effect, as where it has another name: map it with --overlay`,
  );

export function isSameSet(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.toSorted().join() === others.toSorted().join();
}

function described(query: Query): string {
  const parts = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || (name === 'limit' && value === wholeList) ? [] : [`${name}=${value}`],
  );
  return parts.length === 0 ? '' : ` with ${parts.join(' and ')}`;
}
