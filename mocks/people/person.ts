import type { Readings } from '../../generated/questions.js';
import type { Call, Handler } from '../engine/handler.js';
import { deny, quote, refuse } from '../engine/refusal.js';
import { asciiOnly, memoStringify } from '../engine/serialise.js';
import type { Profile } from '../engine/world.js';
import { populationNow } from '../population/edits.js';
import type { Person } from '../population/population.js';
import type { Json, JsonObject } from '../state/json.js';
import { turns } from '../state/turns.js';
import { personShownAs } from '../views/ids.js';
import { shownOnce } from '../views/representation-cache.js';
import { charge } from './charge.js';
import { ignoredFields, readSelection, type Show } from './return-fields.js';

/** The contract's types describe the default profile, whose bodies are never null. */
const nobody = null as unknown as JsonObject;

/** Returns a person record by id (section 4.3). */
export const getPerson: Handler<'getPerson'> = async (call, world) => {
  const { profile } = world;
  const paths = namedFields(call.query.fields);
  const show = readSelection(paths, 'fields', call.waived, world);

  const { person_id: id } = call.path;
  const person = personShownAs(profile.reading('record.id-form'), id, await populationNow(world));
  if (person === undefined) {
    if (profile.reading('person.missing') === 'answered-null') return { status: 200, body: nobody };
    return refuse('person-missing', `No person ${quote(id)}: take ids from find, search or verify.`);
  }
  const bill = await charge([[person.id ?? id]], call, world);
  const headers = { ...bill.headers, ...ignoredFields(paths) };
  if (bill.paid[0]) return { status: 200, body: show(person), headers, credits: bill.charged };
  return refuse('out-of-credit', 'No credit is left for this person. Wait for the next calendar month.', {
    headers: bill.headers,
  });
};

/** Returns the paths in the query parameter `fields` of a person; undefined, which selects all, if there are none. */
function namedFields(texts: readonly string[] | undefined): readonly string[] | undefined {
  const paths = texts?.map((text) => text.trim()).filter((text) => text !== '') ?? [];
  return paths.length === 0 ? undefined : paths;
}

const orders: Record<Readings['lookup.order'], (found: Found) => Found> = {
  request: (found) => found,
  any: (found) => new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1))),
};

/** Returns up to 50K people by id (sections 4.3 and 8). Each is charged like a lookup of find. */
export const lookupPeople: Handler<'lookupPeople'> = async (call, world) => {
  const { profile } = world;
  const show = readSelection(call.body.fields, 'fields', call.waived, world, shownOnce);
  const ids = readIds(call.body.ids, profile, call.waived);

  const form = profile.reading('record.id-form');
  const population = await populationNow(world);
  const found = new Map<string, Person>();
  const turn = turns('first');
  for (const id of ids) {
    const person = personShownAs(form, id, population);
    if (person !== undefined) found.set(id, person);
    await turn();
  }
  const bill = await charge(
    Array.from(found.values(), ({ id = '' }) => [id]),
    call,
    world,
  );

  const unpaid = [...found.keys()].filter((_, at) => !bill.paid[at]);
  for (const id of unpaid) found.delete(id);
  const ordered = orders[profile.reading('lookup.order')](found);
  return {
    status: 200,
    chunks: escaped(forms[profile.reading('lookup.answer')](ids, ordered, show), profile),
    headers: { ...bill.headers, ...ignoredFields(call.body.fields) },
    credits: bill.charged,
  };
};

function* escaped(pieces: Iterable<string>, profile: Profile): Iterable<string> {
  const escapes = profile.reading('record.text') === 'escaped';
  for (const piece of pieces) yield escapes ? asciiOnly(piece) : piece;
}

/** Returns the ids of a lookup to answer, at most 50K (section 8), or refuses the lookup. */
function readIds(ids: readonly string[], profile: Profile, waived: Call['waived']): readonly string[] {
  const most = Number(profile.reading('lookup.k'));
  if (ids.length === 0 && profile.reading('lookup.ids-empty') === 'rejected-400' && !waived('ids-empty')) {
    deny('ids-empty', '`ids` is []; send at least one id.', { field: 'ids' });
  }
  if (ids.length <= most) return ids;
  if (profile.reading('lookup.over') === 'truncated') return ids.slice(0, most);
  if (waived('ids-over')) return ids;
  const message = `\`ids\` has ${ids.length} items; at most ${most} are allowed. Split the request.`;
  deny('ids-over', message, { field: 'ids' });
}

type Found = ReadonlyMap<string, Person>;

type Write = (ids: readonly string[], found: Found, show: Show) => Iterable<string>;

/** The body of a lookup, one person at a time: fifty thousand are never in memory at once. */
const forms: Record<Readings['lookup.answer'], Write> = {
  'found-only': (_, found, show) => written(list('{"people":[', [...found.values()], show)),
  'aligned-null': (ids, found, show) => {
    const people = ids.map((id) => found.get(id));
    return written(list('{"people":[', people, (person) => person && show(person)));
  },
  'with-errors': (ids, found, show) => {
    const missing = ids.filter((id) => !found.has(id));
    return written(list('{"people":[', [...found.values()], show), list('],"errors":[', missing, errorOf));
  },
};

/** Takes only what it writes as arguments: while a slow client reads, only what remains to be written stays in memory. */
function* written(...lists: readonly Iterable<string>[]): Iterable<string> {
  for (const pieces of lists) yield* pieces;
  yield ']}';
}

function* list<T>(
  opening: string,
  items: readonly T[],
  show: (item: T) => JsonObject | undefined,
): Iterable<string> {
  yield opening;
  for (const [at, item] of items.entries()) {
    const shown: Json = show(item) ?? null;
    yield `${at === 0 ? '' : ','}${memoStringify(shown)}`;
  }
}

function errorOf(id: string): JsonObject {
  return { id, error: 'not_found', message: 'No person has this id.' };
}
