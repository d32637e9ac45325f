import { firstOf, type Month } from '../dates.js';
import type { Random } from '../random.js';
import type { Education } from '../records.js';
import { degrees, fields, schools } from '../tables/schools.js';
import { drawSchoolCount } from '../tables/skews.js';

/** Draws up to three schools, newest first, with the last one left around `workSince`. */
export function drawEducation(random: Random, workSince: Month): Education[] {
  const count = drawSchoolCount(random);
  const field = random.pick(fields);
  const education: Education[] = [];
  // June before the first job, or slightly earlier.
  let end = workSince - (workSince % 12) - 7 - 12 * random.below(2);
  for (let step = count - 1; step >= 0; step--) {
    const { degree, years } = random.pick(degrees[step] ?? []);
    const start = end - 12 * years + 3;
    education.push({
      school: random.pick(schools),
      field: random.chance(0.8) ? field : random.pick(fields),
      degree,
      started_at: firstOf(start),
      ended_at: firstOf(end),
    });
    end = start - 3 - 12 * random.below(2);
  }
  return education;
}
