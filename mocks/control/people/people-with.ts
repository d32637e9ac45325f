import type { Readings } from '../../../generated/questions.js';
import type { Person } from '../../population/population.js';
import { idAs } from '../../views/ids.js';

/** Returns the people whose name, id, LinkedIn, title, company or email contain each of the words, ignoring case. */
export function peopleWith(
  words: string,
  people: readonly Person[],
  form: Readings['record.id-form'] = 'prefixed',
): readonly Person[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return people;
  return people.filter(({ id = '', name, first_name, last_name, linkedin, position }) => {
    const { title, company, email } = position ?? {};
    const parts = [
      idAs(form, id),
      name,
      first_name,
      last_name,
      linkedin,
      title,
      company?.name,
      company?.domain,
      email,
    ];
    const text = parts.join('\n').toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
