import { answered, undecided } from '../answers.js';
import { asks } from '../probe.js';
import { returning, shownIn, shownOfName } from './returned-fields.js';

export const returnFieldsUnknown = asks('find.return-fields-unknown', {
  requests: 3,
  hiddenBy: { 'find.return-fields': ['ignored'] },
  async ask(t) {
    const { shown: ofName } = await shownOfName(t);
    if (ofName === 'all' || ofName === 'other')
      throw undecided('return_fields does not select what it names');
    const answer = await returning(t, ['name', 'shoe_size']);
    const shown = await shownIn(answer, t, ['name']);
    return answered(answer, 'an unknown name in return_fields', { 400: 'rejected-400' }, () =>
      shown === ofName ? 'ignored' : undefined,
    );
  },
});
