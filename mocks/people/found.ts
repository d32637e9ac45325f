import type { AnyCall } from '../engine/handler.js';
import { isRefusal, type Refusal } from '../engine/refusal.js';
import type { World } from '../engine/world.js';
import { waterfall } from '../matching/waterfall.js';
import type { Population } from '../population/population.js';
import { isObject } from '../state/json.js';
import { depthFor } from './depth.js';
import type { FindQuery } from './find-query.js';
import { ignoredFields } from './ignored-fields.js';
import { redirect } from './large-group.js';
import { countCall } from './nondeterminism.js';
import { pathsOf, readFind } from './read-find.js';
import { type Ranked, ranked } from './score.js';
import { tieKeyOf } from './tie-keys.js';

/** The result of a find request, before charging and presentation. */
export interface Found {
  readonly query: FindQuery;
  /** The number of this find call in its world, counted from 1. */
  readonly count: number;
  /** For each lookup, the people found, in the order of the answer. */
  readonly people: readonly (readonly Ranked[])[];
  readonly headers: Readonly<Record<string, string>>;
}

/** Parses the body of a find request and finds people, or refuses it (section 4.1). */
export async function foundBy(
  call: Pick<AnyCall, 'body' | 'waived'>,
  population: Population,
  world: World,
): Promise<Found | Refusal> {
  const { profile } = world;
  const query = readFind(call, profile);
  if (isRefusal(query)) return query;

  await population.indexed(query.lookups.flatMap(({ demands }) => demands.map(({ field }) => field)));
  const count = countCall(world);
  const ranking = {
    scale: profile.reading('find.score-scale'),
    order: profile.reading('find.score-order'),
    tieKey: tieKeyOf(query, count, world),
  };
  const depth = depthFor(profile, query.size);
  const hits = query.lookups.map((lookup) =>
    waterfall(lookup, population, profile.reading('find.waterfall'), depth),
  );
  const people = hits.map((one) => ranked(one, query.size, query.leastScore, ranking));

  const ignored = ignoredFields(isObject(call.body) ? pathsOf(call.body['return_fields']) : undefined);
  const links = redirect(query.lookups, hits, profile.reading('find.large-group'));
  if (!isRefusal(links)) return { query, count, people, headers: { ...links, ...ignored } };
  return call.waived(links.refused) ? { query, count, people, headers: ignored } : links;
}

/** Returns, for each lookup, the ids of the people found. */
export function idsOf({ people }: Found): readonly (readonly string[])[] {
  return people.map((found) => found.map(({ person }) => person.id ?? ''));
}
