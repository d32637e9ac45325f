import { answered, undecided } from '../answers.js';
import { asks } from '../probe.js';
import { returning, shownIn, shownOfName } from './returned-fields.js';

export const returnFieldsEmpty = asks('find.return-fields-empty', {
  requests: 3,
  hiddenBy: { 'find.return-fields': ['ignored'] },
  async ask(t) {
    const { shown: ofName } = await shownOfName(t);
    if (ofName === 'all' || ofName === 'other')
      throw undecided('return_fields does not select what it names');
    const answer = await returning(t, []);
    const shown = await shownIn(answer, t, []);
    return answered(answer, 'return_fields []', {}, () =>
      shown === 'all' ? 'all-fields' : shown === ofName ? 'no-fields' : undefined,
    );
  },
});
