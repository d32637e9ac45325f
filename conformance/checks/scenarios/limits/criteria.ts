import * as fc from 'fast-check';
import { fieldNames } from '../../../../generated/field-names.js';
import { currentJob } from '../../../arbitraries/knowledge.js';
import { findBody, size } from '../../../arbitraries/lookups.js';
import { investigation } from '../../../scene/investigation.js';
import { isArray, isObject, type Json, type JsonObject } from '../../../target/json.js';
import type { Pool } from '../../../view/pool.js';
import { fewHits, inconclusive, isSuccess, met, observed, sending, undecided } from '../finds.js';

type FieldName = (typeof fieldNames)[number];

/** Search terms for criteria of which the target has shown no value. */
const plausible: Record<FieldName, string> = {
  name: 'John Smith',
  title: 'Software Engineer',
  linkedin: 'john-smith',
  'company.name': 'Acme',
  'company.linkedin': 'acme',
  email_address: 'john.smith@example.com',
  'company.ticker': 'ACME',
  'company.domain': 'example.com',
  'education.school': 'Harvard University',
};

/** Returns the term that should find a person by each criterion. */
function termsOf(person: JsonObject): Record<FieldName, Json | undefined> {
  const job = currentJob(person);
  const company = isObject(job['company']) ? job['company'] : {};
  const education = isArray(person['education']) ? person['education'][0] : undefined;
  return {
    name: person['name'],
    title: job['title'],
    linkedin: person['linkedin'],
    'company.name': company['name'],
    'company.linkedin': company['linkedin'],
    email_address: job['email'],
    'company.ticker': company['ticker'],
    'company.domain': company['domain'],
    'education.school': isObject(education) ? education['school'] : undefined,
  };
}

/** Plain ASCII only, so that only the name of the criterion can be the reason of a refusal. */
function isPlain(term: Json | undefined): term is string {
  return typeof term === 'string' && /^[\x20-\x7e]{1,100}$/.test(term) && term.trim() !== '';
}

/** Criteria that identify a person; the others are sent for the largest group seen, as large groups may be refused. */
const particular: readonly FieldName[] = ['name', 'linkedin', 'email_address'];

function termsFor(name: FieldName, pool: Pool): string[] {
  const own = [...pool.people.values()].map((person) => termsOf(person)[name]).filter(isPlain);
  if (own.length === 0) return [plausible[name]];
  const terms = [...new Set(own)];
  if (particular.includes(name)) return terms.slice(0, 20);
  const counts = new Map<string, number>();
  for (const term of own) counts.set(term, (counts.get(term) ?? 0) + 1);
  return terms.sort((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0)).slice(0, 1);
}

function alone(name: FieldName) {
  return sending({
    id: `limits/criterion-${name}`,
    rules: [`find.field-${name}`],
    cases: (pool) => fc.record({ term: fc.constantFrom(...termsFor(name, pool)), asked: size() }),
    body: ({ term, asked }) => findBody([{ fields: [{ field_name: name, search_term: term }] }], asked),
  });
}

/** Returns all nine criteria of a person, with plausible terms for unknown values. */
function nineOf(person: JsonObject) {
  const terms = termsOf(person);
  const fields = fieldNames.map((name) => ({
    field_name: name,
    search_term: [terms[name]].find(isPlain) ?? plausible[name],
  }));
  return { fields };
}

const allNine = sending({
  id: 'limits/all-nine-criteria',
  rules: ['find.field-all-nine'],
  cases: (pool) =>
    fc.record({ lookup: fc.constantFrom(...[...pool.people.values(), {}].slice(0, 10).map(nineOf)) }),
  body: ({ lookup }) => findBody([lookup], null),
});

/** Each of the nine criteria alone, and all of them together (section 4.1). */
export const criteria = [...fieldNames.map(alone), allNine];

/** Which names are allowed is open; these are members of every person. */
const attempts = [['name'], ['id', 'name'], ['id']];

/** `return_fields` is an array of string (section 4.1): one array of names at least is accepted. */
export const returnFields = investigation({
  id: 'limits/return-fields',
  rules: ['find.return-fields-type'],
  requestsPerRun: 1,
  cases: (pool) => fc.record({ lookups: fewHits(pool) }),
  async perform({ lookups }, context) {
    const rule = 'find.return-fields-type';
    const statuses: number[] = [];
    for (const names of attempts) {
      const answer = await context.find({ ...findBody(lookups, null), return_fields: names });
      const why = undecided(answer);
      if (why !== undefined) return [inconclusive(rule, why)];
      if (isSuccess(answer)) return [met(rule)];
      statuses.push(answer.response.status);
    }
    // Used-up credit may have its own status: then the request is refused without the member, too.
    const control = await context.find(findBody(lookups, null));
    if (!isSuccess(control))
      return [inconclusive(rule, 'the same find is refused without return_fields too')];
    const expected = `status 200 for one of ${JSON.stringify(attempts)}`;
    return [observed(rule, false, { at: 'status', expected, received: statuses.join(', ') })];
  },
});
