import { counts } from './counts.js';
import { activePosition } from './employment.js';
import { writtenAlike } from './forms.js';

const forms = {
  'left out': 'omitted',
  null: 'as-null',
  'an empty string': 'empty-string',
  'something else': undefined,
} as const;

export const activeMarker = counts<'record.active-marker', keyof typeof forms>('record.active-marker', {
  begin: () =>
    function* ({ person }) {
      const position = activePosition(person);
      if (!position) return;
      const end = position['ended_at'];
      if (end === undefined) yield 'left out';
      else yield end === null ? 'null' : end === '' ? 'an empty string' : 'something else';
    },
  concludes: (tally) => writtenAlike(tally, '`ended_at` of an active job', forms),
});
