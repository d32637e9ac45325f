import { answered } from '../answers.js';
import { asks } from '../probe.js';
import { type Shown, shownOfName } from './returned-fields.js';

const readings = {
  all: 'ignored',
  'named and id and score': 'projected',
  'named only': 'projected-strict',
  other: undefined,
} as const satisfies Record<Shown, string | undefined>;

export const returnFields = asks('find.return-fields', {
  requests: 2,
  async ask(t) {
    const { answer, shown } = await shownOfName(t);
    return answered(answer, `return_fields of a name: ${shown}`, {}, () => readings[shown]);
  },
});
