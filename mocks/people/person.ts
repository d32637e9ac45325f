import type { components } from '../../generated/people.js';
import type { Readings } from '../../generated/questions.js';
import type { Call, Handler, Profile } from '../engine/handler.js';
import { deny, quote, refuse } from '../engine/refusal.js';
import { asciiOnly, rememberedText } from '../engine/serialise.js';
import { populationNow } from '../population/edits.js';
import { companySlug } from '../population/index/identifiers.js';
import { foldCompany } from '../population/index/words.js';
import type { Person } from '../population/population.js';
import { isList, isObject, type Json, type JsonObject } from '../state/json.js';
import { turns } from '../state/turns.js';
import { idAs, personShownAs } from '../views/ids.js';
import { shownIn, shownOnce } from '../views/person.js';
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
  const asked = Array.from(found.values(), ({ id = '' }) => [id]);
  const bill = await charge(asked, call, world);

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
  if (ids.length === 0 && profile.reading('lookup.ids-empty') !== 'answered-empty' && !waived('ids-empty')) {
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

type ShowItem<T> = (item: T) => JsonObject | undefined;

function* list<T>(opening: string, items: readonly T[], show: ShowItem<T>): Iterable<string> {
  yield opening;
  for (const [at, item] of items.entries()) {
    const shown = show(item);
    // What is shown once has no remembered parts, and JSON.stringify is several times as quick.
    const text = (shown && rememberedText(shown)) ?? JSON.stringify(shown ?? null);
    yield at === 0 ? text : `,${text}`;
  }
}

function errorOf(id: string): JsonObject {
  return { id, error: 'not_found', message: 'No person has this id.' };
}

type VerifyResult = components['schemas']['VerifyResult'];

const verdicts: Record<Readings['verify.answer'], (employment: Employment) => VerifyResult> = {
  both: ({ status, reason }) => ({ verified: status === 'employed', status, reason }),
  boolean: ({ status }) => ({ verified: status === 'employed' }),
  status: ({ status, reason }) => ({ status, reason }),
};

/** The contract's schema enforces the first. */
const limits: Record<Readings['verify.limit'], number> = {
  'at-most-100': 100,
  'at-most-1000': 1000,
  unlimited: Number.POSITIVE_INFINITY,
};

/** Verifies current jobs, free of charge (sections 1 and 4.3). */
export const verify: Handler<'verify'> = async ({ body: { queries } }, world) => {
  const { profile } = world;
  const most = limits[profile.reading('verify.limit')];
  if (queries.length > most) {
    const message = `\`queries\` has ${queries.length} elements: send at most ${most}.`;
    return refuse('request-invalid', message, { field: 'queries' });
  }
  const population = await populationNow(world);
  await population.indexed();
  const unknown = profile.reading('verify.unknown');
  const results: VerifyResult[] = [];
  for (const [at, query] of queries.entries()) {
    const [hit] = population.candidates({ field: 'linkedin', term: query.linkedin }, 1);
    const person = hit?.person;
    if (person === undefined && unknown === 'omitted') continue;
    if (person === undefined && unknown === 'rejected-404') {
      const field = `queries[${at}].linkedin`;
      const why = `\`${field}\` is ${quote(query.linkedin)}, under which nobody is known`;
      return refuse('person-unknown', `${why}. Check the address, or leave the query out.`, { field });
    }
    results.push({
      ...verdicts[profile.reading('verify.answer')](employmentOf(person && shownIn(world, person), query)),
      ...(person?.id === undefined ? {} : { person_id: idAs(profile.reading('record.id-form'), person.id) }),
    });
  }
  return { status: 200, body: { results } };
};

type Employment = Required<Pick<VerifyResult, 'status' | 'reason'>>;

/** A company in a query: its LinkedIn address takes precedence over its name. */
export interface AskedCompany {
  readonly company_name?: string;
  readonly company_linkedin?: string;
}

/**
 * Whether a person works at a company now (section 1): if and only if a job there is active.
 *
 *     jobs there      none           all ended      one active
 *     status          not_employed   not_employed   employed
 *
 * @param person as shown by find, so that both answers agree; undefined if unknown
 */
export function employmentOf(person: JsonObject | undefined, company: AskedCompany): Employment {
  if (person === undefined) return { status: 'unknown', reason: 'person_unknown' };
  const jobs = jobsOf(person).filter((job) => isAt(company, job['company']));
  if (jobs.length === 0) return { status: 'not_employed', reason: 'no_job_there' };
  return jobs.some(isActive)
    ? { status: 'employed', reason: 'active_job' }
    : { status: 'not_employed', reason: 'job_ended' };
}

/** The current job may be missing from the others (question record.position-in-jobs). */
function jobsOf({ jobs, position }: JsonObject): readonly JsonObject[] {
  return [...(isList(jobs) ? jobs : []), position].filter(isObject);
}

function isActive({ ended_at: end }: JsonObject): boolean {
  return end === undefined || end === null || end === '';
}

function isAt(asked: AskedCompany, company: Json | undefined): boolean {
  const { company_name: name, company_linkedin: address } = asked;
  if (!isObject(company)) return false;
  if (address !== undefined) return isSame(companySlug(address), companySlug(textOf(company['linkedin'])));
  return isSame(wordsOf(name ?? ''), wordsOf(textOf(company['name'])));
}

function isSame(asked: string | undefined, held: string | undefined): boolean {
  return asked !== undefined && asked !== '' && asked === held;
}

/** Removes case, accents, punctuation and the legal form. */
function wordsOf(name: string): string {
  return foldCompany(name).join(' ');
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}
