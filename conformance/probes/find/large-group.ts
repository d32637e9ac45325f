import { isSuccess } from '../../target/exchange.js';
import { answered, undecided } from '../answers.js';
import { asks } from '../probe.js';
import { elementsOf, peopleOf } from './elements.js';
import { requireGood } from './odd-find.js';
import { wholeFind } from './whole-find.js';

/** Words that stand in the title or the school of many people, wherever they are from. */
const large = [
  { field_name: 'education.school', search_term: 'University' },
  { field_name: 'title', search_term: 'Manager' },
];

export const largeGroup = asks('find.large-group', {
  requests: 2,
  // Without a body a refusal has no hint.
  hiddenBy: { 'errors.body': ['empty'] },
  async ask(t) {
    await requireGood(t);
    const answer = await wholeFind(t, { matches: large.map((field) => ({ fields: [field] })), size: 5 });
    const saw = 'lookups of large groups';
    if (answer.response.status === 400 && answer.response.text.trim() === '') {
      throw undecided('a lookup of a large group was refused without a word');
    }
    const isHint = /search/i.test(answer.response.text);
    const refused = isHint ? ({ 400: 'rejected-400-with-hint' } as const) : {};
    return answered(answer, saw, refused, () => {
      const link = answer.response.headers['link'] ?? '';
      if (/search[^,]*>[^,]*rel="?alternate/i.test(link)) return 'link-header';
      const elements = elementsOf(answer);
      if (!isSuccess(answer) || elements?.length !== large.length) return undefined;
      // Whoever is found by a word of theirs, and fills a list, is one of many: a hundred where people are many.
      if (elements.some((element) => peopleOf(element).length < 5)) {
        throw undecided('no lookup is known that many people match');
      }
      return 'none';
    });
  },
});
