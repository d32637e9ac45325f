import type { Job } from '../population.js';
import type { Random } from '../random.js';
import type { Company } from '../records.js';
import { drawEmailStatus } from '../tables/skews.js';
import { asciiOf } from './ascii.js';

/** The mailboxes in use; each belongs to one person. */
export class Mailboxes {
  readonly #taken: Set<string>;

  constructor(taken: Iterable<string>) {
    this.#taken = new Set(taken);
  }

  /** Returns `email` and `email_status` of a new mailbox at the company; neither if the company has no domain. */
  open(name: string, { domain }: Company, random: Random): Pick<Job, 'email' | 'email_status'> {
    if (domain === undefined) return {};
    const box = asciiOf(name, '.');
    let email = `${box}@${domain}`;
    for (let number = 2; this.#taken.has(email); number++) email = `${box}${number}@${domain}`;
    this.#taken.add(email);
    return { email, email_status: drawEmailStatus(random) };
  }
}

const areaCodes = ['202', '212', '303', '312', '404', '415', '512', '617', '702', '787', '917'];

/** Returns a phone number reserved for fiction, in E.164 form: "+12025550123" (question record.phone). */
export function phoneNumber(random: Random): string {
  return `+1${random.pick(areaCodes)}55501${String(random.below(100)).padStart(2, '0')}`;
}
