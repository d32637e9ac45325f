import { asks } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';
import { foundAlone, namesOfList, onePerson } from './one-person.js';

export const peopleKey = asks('search.people-key', {
  requests: 1,
  async ask(t) {
    const names = namesOfList(await foundAlone(t, 1), onePerson(t).id);
    const saw = `a search answers people as ${names.map((name) => `\`${name}\``).join(' and ') || 'another list'}`;
    const [name] = names;
    return names.length === 1 && (name === 'people' || name === 'results')
      ? agrees(name, saw)
      : otherwise(saw);
  },
});
