import { isSuccess } from '../../target/exchange.js';
import { isArray, isObject, type Json } from '../../target/json.js';
import { textIn } from '../../target/wire/members.js';
import { watches } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';
import { foundAlone } from './one-person.js';

/** People who are remembered: a run may show as many as it likes. */
const peopleMost = 5000;

export const peopleKey = watches('search.people-key', {
  provoke: { requests: 1, send: (t) => foundAlone(t, 1) },
  begin() {
    /** Whom finds have shown: a list of others need not be what was searched for. */
    const shown = new Set<string>();
    return function* ({ exchange, find }) {
      for (const { value } of find?.answered ? find.records.person : []) {
        const id = textIn(value, 'id');
        if (id !== undefined && shown.size < peopleMost) shown.add(id);
      }
      if (exchange.operation !== 'search' || !isSuccess(exchange)) return;
      const names = namesOfLists(exchange.response.json, (id) => shown.has(id));
      if (names.length === 0) return;
      const [name] = names;
      const saw = `a search answers people as ${names.map((each) => `\`${each}\``).join(' and ')}`;
      const isOne = names.length === 1 && (name === 'people' || name === 'results');
      yield isOne ? agrees(name, saw) : otherwise(saw);
    };
  },
});

/** The members of an answer that are lists with somebody who is known. */
function namesOfLists(body: Json | undefined, isKnown: (id: string) => boolean): readonly string[] {
  if (!isObject(body)) return [];
  return Object.keys(body).filter((name) => {
    const list = body[name];
    return isArray(list) && list.some((one) => isKnown(textIn(one, 'id') ?? ''));
  });
}
