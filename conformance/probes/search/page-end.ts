import type { Readings } from '../../../generated/questions.js';
import { valuesIn } from '../../checks/scenarios/people/search/field-values.js';
import { exactly } from '../../checks/scenarios/people/search/searching.js';
import { isObject, type Json } from '../../target/json.js';
import { textIn } from '../../target/wire/members.js';
import { peopleIn } from '../../target/wire/people.js';
import { undecided } from '../answers.js';
import { asks } from '../probe.js';
import type { ProbeContext } from '../probe-context.js';
import { agrees, otherwise } from '../sighting.js';
import { foundAlone, onePerson, searched } from './one-person.js';

type Ending = 'no token' | 'null' | '""' | 'a token' | 'something else';

const readings: { readonly [Each in Ending]?: Readings['search.page-end'] } = {
  'no token': 'absent',
  null: 'as-null',
  '""': 'empty-string',
};

export const pageEnd = asks('search.page-end', {
  requests: 4,
  async ask(t) {
    await seeToken(t);
    // Who only looks whether a page is full takes a full one for not the last.
    const [full, short] = [await foundAlone(t, 1), await foundAlone(t, 2)].map(endingOf);
    const saw = `the only page of a search has ${full === short ? full : `${full} where it is full, else ${short}`}`;
    if (full === undefined || full !== short) return otherwise(saw);
    if (full !== 'a token') {
      const reading = readings[full];
      return reading === undefined ? otherwise(saw) : agrees(reading, saw);
    }
    const next = await searched(t, {
      filters: onePerson(t).filters,
      size: 2,
      pagination_token: textIn(await foundAlone(t, 2), 'pagination_token') ?? '',
    });
    const people = peopleIn(next);
    const ending = endingOf(next);
    const isEnd = people?.length === 0 && readings[ending] !== undefined;
    const sawNext = `${saw}, and the next one has ${people?.length === 0 ? 'nobody' : 'somebody'} and ${ending}`;
    return isEnd ? agrees('empty-page', sawNext) : otherwise(sawNext);
  },
});

/** What is missing from the last page says something only where a page that is not the last one has it. */
async function seeToken(t: ProbeContext): Promise<void> {
  const [country] = valuesIn(t.pool, 'country');
  const filters: Json[] = country === undefined ? [] : [exactly('country', country)];
  const page = await searched(t, { filters, size: 1 });
  if (endingOf(page) !== 'a token') throw undecided('no page of a search was seen with a `pagination_token`');
}

function endingOf(body: Json): Ending {
  if (!isObject(body) || !Object.hasOwn(body, 'pagination_token')) return 'no token';
  const { pagination_token: token } = body;
  if (token === null) return 'null';
  if (token === '') return '""';
  return typeof token === 'string' ? 'a token' : 'something else';
}
