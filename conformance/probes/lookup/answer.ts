import { asks } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';
import { fewInOrder, type OfNobody } from './few.js';

const inWords: Readonly<Record<OfNobody, string>> = {
  'found-only': 'nothing',
  'aligned-null': 'null at its place',
  'with-errors': 'an element of `errors`',
  'something else': 'something else',
};

export const answer = asks('lookup.answer', {
  requests: 1,
  async ask(t) {
    const { ofNobody } = await fewInOrder(t);
    const saw = `the id of nobody among others is answered by ${inWords[ofNobody]}`;
    return ofNobody === 'something else' ? otherwise(saw) : agrees(ofNobody, saw);
  },
});
