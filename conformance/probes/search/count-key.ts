import type { Json } from '../../target/json.js';
import { numberIn } from '../../target/wire/members.js';
import { undecided } from '../answers.js';
import { asks } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';
import { foundAlone, namesOfList, onePerson, searched } from './one-person.js';

export const countKey = asks('search.count-key', {
  requests: 2,
  async ask(t) {
    const body = await foundAlone(t, 1);
    if (namesOfList(body, onePerson(t).id).length === 0)
      throw undecided(
        'the people of a search are not in a member of its answer, where their number is looked for',
      );
    const page = counted(body);
    const saw = `a search that finds one person tells ${page}`;
    if (page === '`count` 1') return agrees('count', saw);
    if (page === '`total_count` 1') return agrees('total-count', saw);
    if (page !== 'no number') return otherwise(saw);
    const alone = counted(await searched(t, { filters: onePerson(t).filters, size: 0 }));
    const sawBoth = `${saw}, and with \`size\` 0 ${alone}`;
    return alone === '`count` 1' ? agrees('omitted', sawBoth) : otherwise(sawBoth);
  },
});

/** The members that tell how many people there are, in words. */
function counted(body: Json): string {
  const told = ['count', 'total_count'].flatMap((name) => {
    const number = numberIn(body, name);
    return number === undefined ? [] : [`\`${name}\` ${number === 1 ? '1' : 'of another number'}`];
  });
  return told.join(' and ') || 'no number';
}
