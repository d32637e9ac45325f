import { byFrequency } from '../../../../arbitraries/knowledge.js';
import type { Scene } from '../../../../scene/scenario.js';
import { EndScenario, unmapped } from '../../../../target/end-scenario.js';
import type { Exchange } from '../../../../target/exchange.js';
import { isArray, isObject, type Json, type JsonObject } from '../../../../target/json.js';
import { peopleIn, textIn } from '../../../../target/wire/members.js';
import type { Pool } from '../../../../view/pool.js';
import { isPage, paged } from '../chosen.js';

/** A filter that a field has exactly one of these values, in the grammar of search.filters. */
export type Filter = {
  readonly field: string;
  readonly match_type: 'exact';
  readonly string_values: string[];
};

export const exactly = (field: string, ...values: string[]): Filter => ({
  field,
  match_type: 'exact',
  string_values: values,
});

/** Describes filters in a step: `name "Ada" and title "CTO"`. */
export const described = (filters: readonly Filter[]): string =>
  filters.map(({ field, string_values: [value] }) => `${field} "${value}"`).join(' and ');

/** Returns the countries that the target has shown, most frequent first. */
export const countriesIn = ({ people }: Pool): readonly string[] =>
  byFrequency([...people.values()].flatMap((person) => textIn(person, 'country') ?? []));

/** A page of a search, in any reading of search.people-key and search.page-end. */
export interface Page {
  readonly exchange: Exchange;
  /** Undefined if there is no readable list of records. */
  readonly people: readonly JsonObject[] | undefined;
  readonly ids: readonly string[];
  /** Whether there is any list, or anything else that may hold people. */
  readonly isTelling: boolean;
}

export const unlisted = 'search is answered without a list of records that have an `id`';

/** Requests one page of a search. Ends the scenario if it is refused or answered later. */
export async function search(
  t: Scene,
  filters: readonly Json[],
  size = 5,
  pagination_token?: string,
): Promise<Page> {
  const token = pagination_token === undefined ? {} : { pagination_token };
  const exchange = await t.call('search', { body: { filters: [...filters], size, ...token } });
  const answer = t.body(exchange);
  if (exchange.response.status === 202)
    throw new EndScenario('skipped', 'search is answered with status 202, and its people come later');
  if (isPage(exchange)) throw unmapped(paged);
  const people = peopleIn(answer);
  return {
    exchange,
    people,
    isTelling: isArray(answer) || (isObject(answer) && Object.values(answer).some(holdsMore)),
    ids: people?.flatMap((person) => textIn(person, 'id') ?? []) ?? [],
  };
}

const holdsMore = (member: Json): boolean =>
  isArray(member) || (isObject(member) && Object.values(member).some((one) => isArray(one) || isObject(one)));

/** A search from its first page to its last, or to the most pages requested. */
export interface Walk {
  readonly pages: readonly Page[];
  readonly ids: readonly string[];
  /** The last page. */
  readonly exchange: Exchange;
}

const pagesMost = 8;

/** Requests the pages of a search. Ends the scenario if a page is refused or has no list. */
export async function walked(t: Scene, filters: readonly Json[], size: number): Promise<Walk> {
  const pages: Page[] = [];
  for (let token: string | undefined; ; ) {
    const page = await search(t, filters, size, token);
    if (!page.people) throw unmapped(unlisted);
    pages.push(page);
    token = textIn(page.exchange.response.json, 'pagination_token');
    if (token !== undefined && pages.length < pagesMost) continue;
    return { pages, ids: pages.flatMap(({ ids }) => ids), exchange: page.exchange };
  }
}
