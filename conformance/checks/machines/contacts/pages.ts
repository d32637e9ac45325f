import { isSuccess } from '../../../scene/recorder.js';
import type { Exchange } from '../../../target/exchange.js';
import type { JsonObject } from '../../../target/json.js';
import { itemsOf, textIn } from '../../../target/wire/members.js';

/** Contacts page by page, as far as tokens led. */
export interface Walk {
  readonly contacts: readonly JsonObject[];
  /** The token of the first page. */
  readonly token: string | undefined;
  /** What says that sizes or tokens have a form that we do not know. */
  readonly unreadable: string | undefined;
}

/** Pages that a walk has at most: tokens may lead in a circle. */
export const pagesAtMost = 8;

/**
 * Follows tokens from page to page.
 * @param read the page that a token leads to; the first one without
 * @param size of each page; there are more contacts than that, and fewer than `pagesAtMost` times as many
 */
export async function walk(
  read: (token: string | undefined) => Promise<Exchange>,
  size: number,
): Promise<Walk> {
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
    token = textIn(answer.response.json, 'pagination_token', 'next_page_token', 'next_token');
    first ??= token;
    if (unreadable !== undefined) return { contacts: pages.flat(), token: first, unreadable };
  } while (token !== undefined && pages.length < pagesAtMost);
  const unreadable =
    first === undefined ? 'a page shows no `pagination_token`: map it with --overlay' : undefined;
  return { contacts: pages.flat(), token: first, unreadable };
}

/** Whether a page tells that the target does not know our names for its size or its token. */
function formOf(
  page: readonly JsonObject[],
  firstPage: readonly JsonObject[] | undefined,
  size: number,
): string | undefined {
  if (page.length > size)
    return `a page of size ${size} has ${page.length} contacts: map \`size\` with --overlay`;
  const isFirstAgain = firstPage !== undefined && JSON.stringify(page) === JSON.stringify(firstPage);
  return isFirstAgain && page.length > 0
    ? 'the token of the first page leads to the first page: map `pagination_token` with --overlay'
    : undefined;
}
