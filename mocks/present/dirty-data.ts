import type { Readings } from '../../generated/questions.js';
import { type Career, jobKey, mapJobs } from './career.js';
import { chosen, hashOf } from './choice.js';

/** Slightly more than one in twenty, since current jobs are excluded. */
const share = 1 / 15;

const careers: Record<Readings['record.dirty-data'], (career: Career, personId: string) => Career> = {
  off: (career) => career,
  on: (career, personId) =>
    mapJobs(career, (job) => {
      const key = jobKey(personId, job);
      // The current job stays clean: callers use its name and company in further requests.
      if (job === career.position || job.ended_at === undefined || !chosen(`dirty ${key}`, share)) return job;
      const { title: _, ...untitled } = job;
      switch (hashOf(key) % 3) {
        case 0:
          return untitled;
        case 1:
          return { ...job, company: { name: 'None' } };
        default:
          return { ...job, company: { name: 'Freelance/Self-employed', type: 'Self Employed' } };
      }
    }),
};

/** Returns a career with or without pseudo companies and jobs without a title (question record.dirty-data). */
export function jobDataAs(reading: Readings['record.dirty-data'], career: Career, personId: string): Career {
  return careers[reading](career, personId);
}
