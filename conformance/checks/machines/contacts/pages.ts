import type { RuleId } from '../../../../generated/rules.js';
import { isSuccess, type Recorder } from '../../../scene/recorder.js';
import type { Exchange } from '../../../target/exchange.js';
import type { JsonObject } from '../../../target/json.js';
import { itemsOf, textIn } from '../../../target/wire/members.js';
import { referencesOf, seeSame } from './contact.js';
import { inOrder, isSameOrder, valuesOf } from './order.js';

/** Contacts page by page, as far as tokens led. */
interface Walk {
  readonly contacts: readonly JsonObject[];
  /** The token of the first page. */
  readonly token: string | undefined;
  /** What says that sizes or tokens have a form that we do not know. */
  readonly unreadable: string | undefined;
  /** The answer to a token that is refused although tokens are known in this form. */
  readonly broken?: Exchange;
}

/** A page of contacts: the one that a token leads to, or the first. */
type Read = (token: string | undefined) => Promise<Exchange>;

/** Pages that a walk has at most: tokens may lead in a circle. */
export const pagesAtMost = 8;

/**
 * Follows tokens from page to page.
 * @param read the page that a token leads to; the first one without
 * @param size of each page; there are more contacts than that, and fewer than `pagesAtMost` times as many
 * @param plainly the same without any filter or order, which tells whether it is they that a token does not go with
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

/** Whether tokens lead on where nothing is filtered or sorted, and this one leads nowhere, not even alone. */
async function knowsTokens(plainly: Read, refused: string): Promise<boolean> {
  const one = await plainly(undefined);
  const two = await plainly(tokenOf(one));
  const isNext = isSuccess(two) && itemsOf(two.response.json).length > 0;
  return isNext && two.response.text !== one.response.text && !isSuccess(await plainly(refused));
}

const tokenOf = ({ response: { json } }: Exchange): string | undefined =>
  textIn(json, 'pagination_token', 'next_page_token', 'next_token');

/** Whether a page tells that the target does not know our names for its size or its token. */
function formOf(
  page: readonly JsonObject[],
  firstPage: readonly JsonObject[] | undefined,
  size: number,
): string | undefined {
  // What is too much on a later page is there twice, or joined to it as it is the last.
  if (page.length > size && firstPage === undefined)
    return `a page of size ${size} has ${page.length} contacts: map \`size\` with --overlay`;
  const isFirstAgain = firstPage !== undefined && JSON.stringify(page) === JSON.stringify(firstPage);
  return isFirstAgain && page.length > 0
    ? 'the token of the first page leads to the first page: map `pagination_token` with --overlay'
    : undefined;
}

/**
 * The rule wants the pages that tokens lead to to hold each of these contacts once. Answers whether they do.
 * @param sortedBy the member that they were asked to be sorted by, in descending order
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
  // Who sorts no page so breaks another rule.
  if (!isDescending(values.slice(0, 2))) return true;
  return t.soft(rule).holds(isDescending(values), {
    at: 'contacts',
    expected: `descending by ${sortedBy}, over all pages`,
    received: [...values],
  });
}

const isDescending = (values: readonly string[]): boolean =>
  isSameOrder(values, inOrder(values, 'descending'));
