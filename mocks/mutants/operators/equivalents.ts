import picomatch from 'picomatch';
import type { QuestionId } from '../../../generated/questions.js';
import type { ComputedMutant } from './computed.js';

/** Why nobody can be blamed for not noticing a mutant. */
export type Excuse =
  /** What it does is admissible under a question: then it is a reading. */
  | { readonly question: QuestionId }
  /** No sentence of the document says otherwise, or nobody outside could see it, and why. */
  | { readonly unobservable: string }
  /** It does what another one does. */
  | { readonly duplicateOf: string };

/** Mutants by a glob of their ids, which has no star that crosses a slash but `**`. */
interface Equivalent {
  readonly mutants: string;
  readonly because: Excuse;
}

const unobservable = (mutants: string, why: string): Equivalent => ({
  mutants,
  because: { unobservable: why },
});

/** Looked through by hand: each row was read against the sentences of its operations. */
const written: readonly Equivalent[] = [
  unobservable('server-error-1-in-5/*', 'an outage is nobody’s rule: what fails now and then may be load'),
  unobservable('member-*/*/**lastUsedAt', 'when a key was last used may be told later, and roughly'),
  unobservable(
    'refuses-credential/*/api-key',
    'which operations take API keys is open, and most must refuse them',
  ),
  unobservable(
    'key-trimmed/*/*',
    'no id begins or ends with a space, and nothing says what one with spaces names',
  ),
  unobservable(
    'text-*/createSession/*',
    'what the accounts that a run is given are called is not its choice',
  ),
  unobservable(
    'elements-{third,sixth,eleventh}-on-lost/{add,update,remove}UserAccess/**',
    'a run has two users beside its own, not so many',
  ),
  unobservable(
    'elements-*/{createServiceAccount,updateServiceAccountRoles}/roles',
    'roles are cumulative: of several, the highest may be all that is kept',
  ),
  unobservable(
    'list-{first,oldest}-lost/{getOrgUsers,getLedgers}',
    'it was there before the run, which never learns of it',
  ),
  unobservable('unseen/listApiKeys/deleteApiKey', 'whether a revoked key is still listed is not said'),
  unobservable('unseen/getServiceAccounts/regenerateSecret', 'a list of accounts shows no secrets'),
  unobservable(
    'unseen/getOrgUsers/{create,decline,revoke,resend}Invitation',
    'users are those who accepted; invitations are not listed among them',
  ),
  unobservable('unseen/{getOrgUsers,getUser}/{updateUser,initiatePasswordReset}', 'passwords are not shown'),
  unobservable('unseen/getUser/*UserAccess', 'what the profile of a user tells of organizations is not said'),
  unobservable('{another,all}-too/updateOrganization', 'other organizations are closed to the run'),
  unobservable('*/initiatePasswordReset', 'what it sends goes to a mailbox, and its answer says nothing'),
  unobservable(
    'member-*/*/**{orgId,invitedBy,message,error,index,metadata,profile,settings}{,.*}',
    'no sentence says what it holds',
  ),
  unobservable('key-caseless/*/*', 'no sentence says that ids differ by case; those of UUIDs do not'),
];

/** The same, with what tells whether a row means a mutant. */
export const equivalents = written.map((row) => ({ ...row, matches: picomatch(row.mutants) }));

/** Why a mutant need not be noticed; undefined where it must be. */
export function excuseFor(id: string, { question }: Pick<ComputedMutant, 'question'>): Excuse | undefined {
  if (question !== undefined) return { question };
  return equivalents.find(({ matches }) => matches(id))?.because;
}
