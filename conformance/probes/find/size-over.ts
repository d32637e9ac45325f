import { answered } from '../answers.js';
import { asks } from '../probe.js';
import { elementsOf, peopleOf } from './elements.js';

export const sizeOver = asks('find.size-over', {
  requests: 2,
  async ask(t) {
    await t.goodFind();
    const { lookup } = t.several();
    const answer = await t.find({ matches: [lookup], size: 6 });
    return answered(answer, 'size 6', { 400: 'rejected-400', 422: 'rejected-422' }, (granted) => {
      const found = elementsOf(granted);
      const people = peopleOf(found?.[0]);
      return found?.length === 1 && people.length > 0 && people.length <= 5 ? 'clamped' : undefined;
    });
  },
});
