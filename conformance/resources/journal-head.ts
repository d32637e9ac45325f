import type { Target } from '../target/target.js';
import type { JournalHead } from './journal.js';

/** Where what a run makes on a target can be found again. */
export function headOf(target: Target, prefix: string): JournalHead {
  const { peopleUrl, identityUrl, ledgerUrl, controlUrl, org } = target;
  return {
    prefix,
    peopleUrl,
    org,
    ...(identityUrl === undefined ? {} : { identityUrl }),
    ...(ledgerUrl === undefined ? {} : { ledgerUrl }),
    ...(controlUrl === undefined ? {} : { controlUrl }),
  };
}
