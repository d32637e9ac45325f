import { undecided } from '../answers.js';
import { asks } from '../probe.js';
import { agrees } from '../sighting.js';
import { type Few, fewInOrder, fewReversed } from './few.js';

export const order = asks('lookup.order', {
  requests: 2,
  // What is aligned has no order of its own.
  hiddenBy: { 'lookup.answer': ['aligned-null'] },
  async ask(t) {
    // An order of its own may be ours, but not the other way round as well.
    const both = [await fewInOrder(t), await fewReversed(t)];
    if (both.some(({ ofNobody }) => ofNobody === 'aligned-null'))
      throw undecided('a lookup by ids answers each id at its place, so that it has no order of its own');
    const isAsAsked = ({ asked, answered }: Few) => asked.join() === answered.join();
    return both.every(isAsAsked)
      ? agrees('request', 'people in the order of their ids, and the other way round')
      : agrees('any', 'people in another order than their ids');
  },
});
