import type { Probes } from '../probe.js';
import { peopleCall } from '../roles/people-calls.js';
import { requiredRole } from '../roles/required-role.js';
import { countKey } from './count-key.js';
import { pageEnd } from './page-end.js';
import { peopleKey } from './people-key.js';
import { sameJob } from './same-job.js';

export const searchProbes: Probes<'search'> = {
  'search.people-key': peopleKey,
  'search.count-key': countKey,
  'search.page-end': pageEnd,
  'search.same-job': sameJob,
  'search.role': requiredRole('search.role', [peopleCall('search')]),
};
