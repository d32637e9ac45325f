import { answered, undecided } from '../answers.js';
import { asks } from '../probe.js';
import type { ProbeContext } from '../probe-context.js';
import { returning, type Shown, shownIn, shownOfName } from './returned-fields.js';

const readings = {
  all: 'ignored',
  'named and id and score': 'projected',
  'named only': 'projected-strict',
  other: undefined,
} as const satisfies Record<Shown, string | undefined>;

/** Finds with `return_fields`. */
export const returnFields = {
  'find.return-fields': asks('find.return-fields', {
    requests: 2,
    async ask(t) {
      const { answer, shown } = await shownOfName(t);
      return answered(answer, `return_fields of a name: ${shown}`, {}, () => readings[shown]);
    },
  }),
  'find.return-fields-unknown': asks('find.return-fields-unknown', {
    requests: 3,
    hiddenBy: { 'find.return-fields': ['ignored'] },
    async ask(t) {
      const ofName = await selected(t);
      const answer = await returning(t, ['name', 'shoe_size']);
      const shown = await shownIn(answer, t, ['name']);
      return answered(answer, 'an unknown name in return_fields', { 400: 'rejected-400' }, () =>
        shown === ofName ? 'ignored' : undefined,
      );
    },
  }),
  'find.return-fields-empty': asks('find.return-fields-empty', {
    requests: 3,
    hiddenBy: { 'find.return-fields': ['ignored'] },
    async ask(t) {
      const ofName = await selected(t);
      const answer = await returning(t, []);
      const shown = await shownIn(answer, t, []);
      return answered(answer, 'return_fields []', {}, () =>
        shown === 'all' ? 'all-fields' : shown === ofName ? 'no-fields' : undefined,
      );
    },
  }),
};

/** What a known name selects. */
async function selected(t: ProbeContext): Promise<Shown> {
  const { shown } = await shownOfName(t);
  if (shown === 'all' || shown === 'other') throw undecided('return_fields does not select what it names');
  return shown;
}
