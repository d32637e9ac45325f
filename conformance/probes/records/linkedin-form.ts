import { counts } from './counts.js';
import { kindOf, writtenAlike } from './forms.js';

const patterns = [
  [/^https?:\/\/[^/\s]+\/\S+$/i, 'with a scheme'],
  [/^[\w-]+(\.[\w-]+)+\/\S+$/, 'without a scheme'],
  [/^[^/:\s]+$/, 'the slug alone'],
] as const;

export const linkedinForm = counts('record.linkedin-form', {
  begin: () =>
    function* ({ person: { linkedin } }) {
      if (typeof linkedin === 'string' && linkedin !== '') yield kindOf(linkedin, patterns) ?? 'another form';
    },
  concludes: (tally) =>
    writtenAlike(tally, '`linkedin` of people', {
      'the slug alone': 'slug',
      'with a scheme': 'url',
      'without a scheme': 'bare-host',
      'another form': undefined,
    } as const),
});
