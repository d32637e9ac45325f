import type { Job, Population } from '../../population/population.js';

/** The values that the service derives from a title (section 2.3). */
export type TitleTraits = Pick<Job, 'level' | 'function'>;

const levels: readonly (readonly [words: RegExp, level: NonNullable<Job['level']>])[] = [
  [/\bchief\b|\bc[a-z]o\b/i, 'C-Team'],
  [/\bvp\b|\bvice president\b/i, 'VP'],
  [/\bdirector\b|\bhead of\b/i, 'Director'],
  [/\bmanager\b/i, 'Manager'],
  [/\bintern\b/i, 'Intern'],
  [/\bconsultant\b/i, 'Consultant'],
  [/\b(senior|lead|principal|staff)\b/i, 'Senior Staff'],
];

/**
 * Returns the level and function of a title: those of a person with the same title, or else the level implied by its words
 * and no function.
 */
export function traitsOf(title: string, population: Population): TitleTraits {
  const folded = title.toLowerCase();
  for (const { person } of population.candidates({ field: 'title', term: title }, 1)) {
    const job = person.jobs?.find((one) => one.title?.toLowerCase() === folded);
    if (job !== undefined) return pick(job);
  }
  return { level: levels.find(([words]) => words.test(title))?.[1] ?? 'Staff' };
}

function pick({ level, function: work }: Job): TitleTraits {
  return { ...(level === undefined ? {} : { level }), ...(work === undefined ? {} : { function: work }) };
}
