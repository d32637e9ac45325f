import type { Readings } from '../../generated/questions.js';
import type { Career } from './career.js';

const careers: Record<Readings['record.multiple-active'], (career: Career) => Career> = {
  // The population has people with two active jobs.
  allowed: (career) => career,
  never: ({ jobs, position }) => {
    const kept = position ?? jobs.find((job) => job.ended_at === undefined);
    return {
      position,
      jobs: jobs.map((job) => {
        if (job === kept || job.ended_at !== undefined) return job;
        // It ends when the kept one starts, or immediately if it started later.
        const starts = [job.started_at, kept?.started_at].filter((start) => start !== undefined);
        const ended_at = starts.sort().at(-1);
        const { ended_at_year_only: _, ...rest } = job;
        return ended_at === undefined ? rest : { ...rest, ended_at };
      }),
    };
  },
};

/** Returns a career in which several jobs may be active at once, or only one (question record.multiple-active). */
export function activeJobsAs(reading: Readings['record.multiple-active'], career: Career): Career {
  return careers[reading](career);
}
