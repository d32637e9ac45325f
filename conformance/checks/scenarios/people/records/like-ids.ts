import * as fc from 'fast-check';
import { isSuccess } from '../../../../scene/recorder.js';
import { scenario } from '../../../../scene/scenario.js';
import { textIn } from '../../../../target/wire/members.js';
import { peopleIn, personWith } from '../../../../target/wire/people.js';
import { escaped } from '../../altered.js';
import { idsOf, shown } from '../chosen.js';
import { lookUp } from './lookup.js';
import { getPerson } from './record.js';

/** Ids that are nobody's, but become that of somebody where an id is not compared as a whole and to the letter. */
interface Likes {
  readonly inPath: readonly string[];
  /** Where a text may be read otherwise. */
  readonly inBody: readonly string[];
}

function idsLike(id: string): Likes {
  const middle = Math.floor(id.length / 2);
  const split = (text: string) => id.slice(0, middle) + text + id.slice(middle);
  const inPath = [...(id.length > 8 ? [id.slice(0, -3)] : []), `${id}zqx`, split('.'), escaped(id)].filter(
    (like) => like !== id,
  );
  return { inPath, inBody: [...inPath, `${id},zqx`, split(' '), split('"'), split('é')] };
}

/** Records by ids that are much like those of people (sections 1, 2.1 and 4.3: an ID is unique). */
export const likeIds = scenario({
  id: 'people/like-ids',
  rules: ['person.get', 'lookup.no-strangers'],
  requests: 8,
  cases: (pool) => fc.record({ people: idsOf(pool, 1, () => true) }),
  async record(t, { people: [id = ''] }) {
    shown(t, id, 'at all');
    const { inPath, inBody: likes } = idsLike(id);
    t.step(`get and look up ${id}, and at once ${likes.map((like) => `"${like}"`).join(', ')}`);
    const [alone, listed, answer, ...answers] = await Promise.all([
      getPerson(t, id),
      lookUp(t, [id]),
      lookUp(t, likes),
      ...inPath.map((like) => getPerson(t, like)),
    ]);
    const isListed = peopleIn(listed.response.json)?.some((person) => textIn(person, 'id') === id);
    const isShown = personWith(id, alone.response.json) !== undefined;
    if (isShown) {
      for (const answer of answers) {
        const isTaken = isSuccess(answer) && personWith(id, answer.response.json) !== undefined;
        const seen = { at: 'id', expected: `nobody: the ID is not "${id}"`, received: id };
        t.soft('person.get', answer).holds(!isTaken, seen);
      }
    } else t.body(alone);
    if (!isListed) return void t.body(listed);
    const strangers = (isSuccess(answer) ? (peopleIn(answer.response.json) ?? []) : []).flatMap(
      (person) => textIn(person, 'id') ?? [],
    );
    const seen = { at: 'people', expected: 'nobody whose ID is another', received: strangers };
    t.soft('lookup.no-strangers', answer).holds(
      strangers.every((stranger) => likes.includes(stranger)),
      seen,
    );
  },
});
