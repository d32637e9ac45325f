import type { RuleId } from '../../../../generated/rules.js';
import { isSuccess, type Recorder } from '../../../scene/recorder.js';
import type { Exchange } from '../../../target/exchange.js';
import type { JsonObject } from '../../../target/json.js';
import { itemsOf, textIn } from '../../../target/wire/members.js';
import { referencesOf, seeSame } from './contact.js';
import { inOrder, isSameOrder, valuesOf } from './order.js';

/** The contacts of all pages that tokens led to. */
interface Walk {
  readonly contacts: readonly JsonObject[];
  /** The token of the first page. */
  readonly token: string | undefined;
  /** Why the pages cannot be judged: the target knows sizes or tokens in another form. */
  readonly unreadable: string | undefined;
  /** The answer that refused a token although the target knows tokens in this form. */
  readonly broken?: Exchange;
}

/** Reads the page that a token leads to, or the first page if there is none. */
type Read = (token: string | undefined) => Promise<Exchange>;

/** At most this many pages are read, as tokens may lead in a circle. */
export const pagesAtMost = 8;

/**
 * Follows tokens from page to page.
 * @param size of each page; there are more contacts than that, and fewer than `pagesAtMost` times as many
 * @param plainly reads without filter and order, which shows whether a refused token is due to them
 */
export async function walk(read: Read, size: number, plainly: Read = read): Promise<Walk> {
  const pages: (readonly JsonObject[])[] = [];
  let token: string | undefined;
  let first: string | undefined;
  do {
    const answer = await read(token);
    const page = itemsOf(answer.response.json);
    const unreadable = isSuccess(answer)
      ? formOf(page, pages[0], size)
      : `a page is answered with status ${answer.response.status}: map \`size\` and \`pagination_token\` with --overlay`;
    pages.push(page);
    token = tokenOf(answer);
    first ??= token;
    if (unreadable !== undefined) {
      const isBroken =
        first !== undefined &&
        [400, 404, 409, 410, 422].includes(answer.response.status) &&
        (await knowsTokens(plainly, first));
      return { contacts: pages.flat(), token: first, unreadable, ...(isBroken && { broken: answer }) };
    }
  } while (token !== undefined && pages.length < pagesAtMost);
  const unreadable =
    first === undefined ? 'a page shows no `pagination_token`: map it with --overlay' : undefined;
  return { contacts: pages.flat(), token: first, unreadable };
}

/** Whether tokens work without filter and order, and this one is refused even then. */
async function knowsTokens(plainly: Read, refused: string): Promise<boolean> {
  const one = await plainly(undefined);
  const two = await plainly(tokenOf(one));
  const isNext = isSuccess(two) && itemsOf(two.response.json).length > 0;
  return isNext && two.response.text !== one.response.text && !isSuccess(await plainly(refused));
}

const tokenOf = ({ response: { json } }: Exchange): string | undefined =>
  textIn(json, 'pagination_token', 'next_page_token', 'next_token');

/** Returns why a page suggests that the target knows size or token by another name; undefined if it does not. */
function formOf(
  page: readonly JsonObject[],
  firstPage: readonly JsonObject[] | undefined,
  size: number,
): string | undefined {
  // A later page that is too long repeats contacts, or is joined with the rest as the last page.
  if (page.length > size && firstPage === undefined)
    return `a page of size ${size} has ${page.length} contacts: map \`size\` with --overlay`;
  const isFirstAgain = firstPage !== undefined && JSON.stringify(page) === JSON.stringify(firstPage);
  return isFirstAgain && page.length > 0
    ? 'the token of the first page leads to the first page: map `pagination_token` with --overlay'
    : undefined;
}

/**
 * Expects the pages to have each of these contacts once. Returns whether they do.
 * @param sortedBy the member by which a descending order was requested
 */
export function seePages<Rule extends RuleId>(
  rule: Rule,
  t: Recorder<Rule>,
  { contacts, unreadable, broken }: Walk,
  expected: readonly string[],
  sortedBy?: string,
): boolean {
  if (broken) {
    const received = broken.response.status;
    const seen = { at: 'status', expected: 'the page that the token leads to, as without filters', received };
    return t.soft(rule, broken).holds(false, seen);
  }
  if (unreadable !== undefined) {
    t.skip(rule, unreadable);
    return false;
  }
  const areAll = seeSame(
    t.soft(rule),
    referencesOf(contacts),
    expected,
    `each of ${expected.length} contacts on one page`,
  );
  if (!areAll || sortedBy === undefined) return areAll;
  const values = valuesOf(contacts, sortedBy);
  // A target that does not sort even one page breaks another rule.
  if (!isDescending(values.slice(0, 2))) return true;
  return t.soft(rule).holds(isDescending(values), {
    at: 'contacts',
    expected: `descending by ${sortedBy}, over all pages`,
    received: [...values],
  });
}

const isDescending = (values: readonly string[]): boolean =>
  isSameOrder(values, inOrder(values, 'descending'));
