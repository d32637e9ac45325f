import { type Expectation, isSuccess, type Recorder, type RuleId } from '../../check/scenario.js';
import type { Exchange } from '../../target/exchange.js';
import { type JsonObject, textIn } from '../../target/json.js';
import type { Asked, Item, Paged, SortKey } from './whole.js';

/** What a list lacks of the expected texts, and what it has beside them or too often. */
export function lostAndSurplus(shown: readonly string[], expected: readonly string[]) {
  return {
    lost: expected.filter((each) => !shown.includes(each)),
    surplus: shown.filter((each, at) => !expected.includes(each) || shown.indexOf(each) !== at),
  };
}

/** Whether two lists have the same texts, each equally often, in any order. */
export function isSameSet(a: readonly string[], b: readonly string[]): boolean {
  return JSON.stringify(a.toSorted()) === JSON.stringify(b.toSorted());
}

export function differenceOf(shown: readonly string[], expected: readonly string[]): string {
  const { lost, surplus } = lostAndSurplus(shown, expected);
  const part = (word: string, some: readonly string[]) =>
    some.length > 0 ? `, ${word} ${some.join(', ')}` : '';
  return `${shown.length} of ${expected.length}${part('without', lost)}${part('with', surplus)}`;
}

const refusals: readonly number[] = [400, 404, 409, 410, 422];
const nonsense = 'nothing-of-the-kind';

export const isRefused = ({ response }: Exchange): boolean => refusals.includes(response.status);

/** Reads a page. If the answer shows none, the rule is not judged and the result undefined. */
export async function read(
  list: Paged,
  rule: RuleId,
  asked: Asked,
  isFurther = false,
): Promise<{ readonly answer: Exchange; readonly shown: readonly Item[] } | undefined> {
  const { t } = list;
  const answer = await list.ask(asked);
  const shown = isSuccess(answer) ? list.items(answer) : undefined;
  if (shown) return { answer, shown };
  if (isFurther && isRefused(answer) && (await leadsOnPlainly(list, asked))) {
    const expected = 'the page that the token leads to, as without filters';
    t.soft(rule, answer).holds(false, { at: 'status', expected, received: answer.response.status });
    return undefined;
  }
  t.fails(answer);
  const { status } = answer.response;
  const what = `${answer.operation} with ${JSON.stringify(asked)} is answered with status ${status}`;
  if (status === 402 || status === 429 || status >= 500) t.cannot(rule, what);
  else t.unmapped(rule, `${what}, as by a service that asks for it in another way`);
  return undefined;
}

export const idsOf = (items: readonly Item[]): readonly string[] => items.map(({ id }) => id);
const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** Whether values never fall (1) or never rise (-1). */
function isMonotone(values: readonly (string | number)[], direction: 1 | -1): boolean {
  return values.every((value, at) => {
    const before = values[at - 1] ?? value;
    return direction === 1 ? before <= value : before >= value;
  });
}

const valuesOf = ({ read }: SortKey, items: readonly Item[]) =>
  items.flatMap(({ record }) => read(record) ?? []);

function expectMonotone(
  to: Expectation<boolean>,
  sort: SortKey,
  items: readonly Item[],
  direction: 1 | -1,
): boolean {
  const { member } = sort;
  const values = valuesOf(sort, items);
  const expected = `values of ${member} that never ${direction === 1 ? 'fall' : 'rise'}`;
  return to.holds(isMonotone(values, direction), { at: member, expected, received: values });
}

/** Expects the list in the order of a member both ways; returns whether it is. @param unasked the same list, read without any order */
async function expectOrder(
  list: Paged,
  rule: RuleId,
  sort: SortKey,
  unasked: readonly string[],
): Promise<boolean> {
  const { t, up } = list;
  const { member } = sort;
  t.step(`sort them by ${member}, and the other way round`);
  const rising = await read(list, rule, { sort: `${up}${member}`, size: list.most });
  const falling = rising && (await read(list, rule, { sort: `-${member}`, size: list.most }));
  if (!falling) return false;
  const [up1, down1] = [idsOf(rising.shown), idsOf(falling.shown)];
  const mayBeUnknown = isSame(up1, unasked) || !isMonotone(valuesOf(sort, rising.shown), 1);
  // A service that refuses a nonsensical value knows the parameter.
  const refusesNonsense = async () =>
    isRefused(await list.ask({ sort: `${up}${nonsense}`, size: list.most }));
  if (isSame(up1, down1) && mayBeUnknown && !(await refusesNonsense()))
    return otherName(t, rule, `sort_by ${member} changes nothing`);
  for (const [{ answer, shown }, direction] of [
    [rising, 1],
    [falling, -1],
  ] as const) {
    if (new Set(valuesOf(sort, shown)).size < 2) {
      t.cannot(rule, `${answer.operation} shows no different values of \`${member}\``);
      return false;
    }
    if (!expectMonotone(t.soft(rule, answer), sort, shown, direction)) return false;
  }
  return true;
}

export interface Whole {
  /** The pages have each of the list once, and are in order. */
  readonly rule: RuleId;
  /** No page is longer than asked for. @default rule */
  readonly limit?: RuleId;
  /** The same list, read as a whole. */
  readonly ids: readonly string[];
  /** Page sizes, each of which is read from the beginning. */
  readonly sizes: readonly number[];
  /** What the list is sorted by first, as a whole, and then by pages in the last of these orders that the service knows. */
  readonly sorts?: readonly SortKey[];
  /** The rule of these orders. @default rule */
  readonly order?: RuleId;
}

/** Expects the pages of each size to have each of the list once, none to be too long, and one order over all of them. */
export async function expectPages(list: Paged, whole: Whole): Promise<void> {
  const { rule, order = rule, ids, sizes, sorts = [] } = whole;
  let sort: SortKey | undefined;
  for (const key of sorts) if (await expectOrder(list, order, key, ids)) sort = key;
  for (const size of new Set(sizes.filter((each) => each > 0))) {
    list.t.step(`list them by pages of ${size}${sort ? `, by ${sort.member} both ways` : ''}`);
    const ways = sort ? ([1, -1] as const).map((direction) => ({ sort, direction })) : [undefined];
    const isSo = await Promise.all(ways.map((way) => expectWay(list, whole, size, way)));
    if (!isSo.every(Boolean)) return;
  }
}

/** Reads the pages of one direction. Returns whether they can be judged and are right. */
async function expectWay(
  list: Paged,
  { rule, limit = rule, ids }: Whole,
  size: number,
  way: { readonly sort: SortKey; readonly direction: 1 | -1 } | undefined,
): Promise<boolean> {
  const { t, by, up } = list;
  const order = way && { sort: `${way.direction === 1 ? up : '-'}${way.sort.member}` };
  const shown: Item[] = [];
  let first: readonly string[] | undefined;
  let hasToken = false;
  let from: string | number | undefined = by === 'offset' ? 0 : undefined;
  const most = Math.ceil(ids.length / size) + 2;
  for (let nth = 0; nth < most; nth += 1) {
    // Later offsets are no multiples of the size, so that a rounded one shows. A token may belong to its size.
    const limited = by === 'offset' && nth > 1 ? size + 1 : size;
    const asked: Asked = { ...order, size: limited, ...(from !== undefined && { from }) };
    const page = await read(list, rule, asked, nth > 0);
    if (!page) return false;
    const these = idsOf(page.shown);
    if (these.length > limited && !(await seesSize(list, limited, these.length)))
      return otherName(t, rule, `a page of ${size} has ${these.length}, as where the size has another name`);
    const seen = { at: 'body', expected: `${limited} at most`, received: these.length };
    if (!t.soft(limit, page.answer).holds(these.length <= limited, seen)) return false;
    const isFirst = nth > 0 && these.length > 0 && isSame(these, first ?? []);
    // A service that refuses nonsense knows tokens or offsets by our name.
    if (isFirst && !isRefused(await list.ask({ ...asked, from: nonsense })))
      return otherName(t, rule, `a further page is the first one again, as where its ${by} has another name`);
    first ??= these;
    shown.push(...page.shown);
    from = by === 'offset' ? Number(from ?? 0) + limited : tokenIn(page.answer);
    hasToken ||= from !== undefined;
    if (from === undefined || (typeof from === 'number' && from >= ids.length)) break;
  }
  if (by === 'token' && !hasToken && shown.length < ids.length)
    return otherName(t, rule, 'a page that is not the last one shows no `pagination_token`');
  const all = idsOf(shown);
  const expected = `by pages of ${size}, each of ${ids.length} once`;
  const seen = { at: 'body', expected, received: differenceOf(all, ids) };
  const isSo = t.soft(rule).holds(isSameSet(all, ids), seen);
  return isSo && way ? expectMonotone(t.soft(rule), way.sort, shown, way.direction) : isSo;
}

/** Skips a rule that cannot be judged of a service which may have another name for what is asked for. */
function otherName(t: Recorder, rule: RuleId, what: string): false {
  t.unmapped(rule, what);
  return false;
}

/** Whether tokens lead on without filters and order, and the refused one is refused even then. */
async function leadsOnPlainly({ plainly, items }: Paged, { size = 1, from }: Asked): Promise<boolean> {
  if (!plainly) return false;
  const one = await plainly({ size });
  const token = tokenIn(one);
  const two = token === undefined ? undefined : await plainly({ size, from: token });
  const isNext = two && isSuccess(two) && (items(two) ?? []).length > 0;
  return (
    isNext === true &&
    two?.response.text !== one.response.text &&
    !isSuccess(await plainly({ size, ...(from !== undefined && { from }) }))
  );
}

const tokenIn = ({ response: { json } }: Exchange): string | undefined => textIn(json, 'pagination_token');

/** Whether the length of a page depends on what is asked for: not where the parameter has another name, or a least value. */
async function seesSize(list: Paged, size: number, length: number): Promise<boolean> {
  const other = await list.ask({ size: size + 1 });
  if (isSuccess(other) && list.items(other)?.length !== length) return true;
  return isRefused(await list.ask({ size: nonsense }));
}

export interface Filter {
  readonly asks: JsonObject;
  readonly from?: number;
  /** Undefined for a record that may or may not pass. */
  passes(record: JsonObject): boolean | undefined;
}

/**
 * Expects filters to show exactly what passes them, of the whole list. Returns whether they do: not so where none changes anything.
 * @param isKnown whether the service knows them, or what it refuses if it does
 */
export async function expectFilters(
  rule: RuleId,
  list: (asks: JsonObject) => Paged,
  whole: readonly Item[],
  filters: readonly Filter[],
  isKnown: boolean | JsonObject = false,
): Promise<boolean> {
  const { t, most } = list({});
  const asked = [];
  for (const { asks, from, passes } of filters) {
    const what = JSON.stringify(asks).slice(0, 200);
    t.step(`list those of ${what}`);
    const page: Asked = { size: most, ...(from !== undefined && { from }) };
    const answered = await read(list(asks), rule, page);
    if (!answered) return false;
    const some = (is: boolean) => idsOf(whole.filter(({ record }) => passes(record) === is));
    // As without the filter, whatever the order.
    const isAll = answered.shown.length === Math.max(0, whole.length - (from ?? 0));
    asked.push({ what, ...answered, isAll, passing: some(true), others: some(false) });
  }
  // What should show everything does not show whether the filter is known.
  const telling = asked.filter(({ others }) => others.length > 0);
  const mayBeUnknown = telling.length > 0 && telling.every(({ isAll }) => isAll) && isKnown !== true;
  if (mayBeUnknown && (isKnown === false || !(await refuses(list(isKnown))))) {
    t.unmapped(rule, `${telling[0]?.what} changes nothing, as where it has another name`);
    return false;
  }
  return asked
    .map(({ what, answer, shown, passing, others }) => {
      const ids = idsOf(shown);
      const isSo = passing.every((id) => ids.includes(id)) && !others.some((id) => ids.includes(id));
      const expected = `the ${passing.length} of ${what}`;
      return t.soft(rule, answer).holds(isSo, { at: 'body', expected, received: differenceOf(ids, passing) });
    })
    .every(Boolean);
}

export const refuses = async (list: Paged): Promise<boolean> =>
  isRefused(await list.ask({ size: list.most }));
