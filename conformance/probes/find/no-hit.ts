import { isArray, isObject } from '../../target/json.js';
import { watches } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';

export const noHit = watches('find.no-hit', {
  begin: () =>
    function* ({ find }) {
      if (!find?.answered) return;
      for (const { value } of find.elements) {
        if (!isObject(value) || value['found'] !== false || isObject(value['error'])) continue;
        const { people } = value;
        if (people === undefined) yield agrees('people-omitted', 'a miss without people');
        else if (people === null) yield agrees('people-null', 'a miss with people null');
        else if (!isArray(people)) yield otherwise('a miss with people that are no list');
        else if (people.length === 0) yield agrees('empty-list', 'a miss with people []');
      }
    },
});
