import type { JsonObject } from '../../../../target/json.js';
import { leavesOf } from '../../../../target/wire/leaves.js';
import type { Pool } from '../../../../view/pool.js';

/** Ids of a few people whose records have together as much as possible of what an operation may get wrong. */
export function coveringPeople(pool: Pool, most: number): string[] {
  const left = new Map([...pool.people].map(([id, person]) => [id, traitsOf(person)]));
  const met = new Set<string>();
  const chosen: string[] = [];
  while (chosen.length < most && left.size > 0) {
    let [best, gain] = ['', -1];
    for (const [id, traits] of left) {
      const more = traits.filter((trait) => !met.has(trait)).length;
      if (more > gain) [best, gain] = [id, more];
    }
    for (const trait of left.get(best) ?? []) met.add(trait);
    left.delete(best);
    chosen.push(best);
  }
  return chosen;
}

/** Which members a record has, and where letters stand that an encoding may garble. */
function traitsOf(person: JsonObject): readonly string[] {
  const traits = leavesOf(person).flatMap(({ at, value }) => {
    const member = at.replaceAll(/\[\d+\]/g, '');
    if (typeof value !== 'string') return [member];
    return /[^\p{ASCII}]/u.test(value) ? [member, `${member} beyond ASCII`] : [member];
  });
  return [...new Set(traits)];
}
