import type { Target } from '../target/target.js';
import type { JournalHead } from './journal.js';

/** Where what a run makes on a target can be found again. */
export function headOf(
  {
    peopleUrl,
    identityUrl,
    ledgerUrl,
    controlUrl,
    org,
  }: Pick<Target, 'peopleUrl' | 'identityUrl' | 'ledgerUrl' | 'controlUrl' | 'org'>,
  prefix: string,
): JournalHead {
  return {
    prefix,
    peopleUrl,
    org,
    ...(identityUrl === undefined ? {} : { identityUrl }),
    ...(ledgerUrl === undefined ? {} : { ledgerUrl }),
    ...(controlUrl === undefined ? {} : { controlUrl }),
  };
}
