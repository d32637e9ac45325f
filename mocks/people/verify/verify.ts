import type { components } from '../../../generated/people.js';
import type { Readings } from '../../../generated/questions.js';
import type { Handler } from '../../engine/handler.js';
import { quote } from '../../engine/quote.js';
import { refuse } from '../../engine/refusal.js';
import { populationNow } from '../../population/current.js';
import { idAs } from '../../present/ids.js';
import { shownIn } from '../../present/present.js';
import { type Employment, employmentOf } from './employment.js';

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
  await population.indexed(['linkedin']);
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
