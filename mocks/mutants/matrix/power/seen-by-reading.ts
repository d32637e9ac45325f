import picomatch from 'picomatch';
import { operations } from '../../../../generated/operations.js';
import type { ComputedMutant } from '../../operators/computed.js';
import { isWriting } from '../../operators/effects.js';
import { excuseFor } from '../../operators/equivalents.js';

/** What only a run that writes can show, of operations that change nothing. */
const unseen: readonly (readonly [mutants: string, because: string])[] = [
  ['unseen/**', 'it hides what was written'],
  ['{admits-role-insufficient,refuses-role}/**', 'nobody of another role calls unless a run makes them'],
  ['refuses-credential/**', 'which role an operation takes is tried by callers of each, whom a run makes'],
  ['admits-credential-expired/*', 'a token expires where time is moved, or after the run'],
  [
    '{list-!(empty|first-doubled),member,text,elements,page,limit,sort,parameter,server-error-on,others-answer}*/{getOrganization,listApiKeys,getApiKey,getServiceAccounts,getInvitations,getOrgUsers,getUser,getLedgers}{,/**}',
    'others made what is there, and nobody tells a run what that was',
  ],
  ['key-*/{getApiKey,getUser}/**', 'ids that are nearly those of others are not tried'],
  [
    '{list-empty,list-first-doubled,clock-ahead}/{getInvitations,getLedgers}',
    'there is nothing unless a run makes it',
  ],
];

const rows = unseen.map(([mutants, because]) => ({ matches: picomatch(mutants), because }));

/**
 * Why a run that creates, changes and deletes nothing cannot see a computed mutant; undefined where it can, and so has to
 * notice it where any run has to.
 */
export function unseenByReading(
  id: string,
  mutant: Pick<ComputedMutant, 'operation' | 'question'>,
): string | undefined {
  if (excuseFor(id, mutant)) return 'no run need notice it';
  const { path, resource } = operations[mutant.operation];
  if (isWriting({ resource })) return 'the operation writes';
  // People are shown by finds, and whoever holds an account or a key is listed by the organization.
  const made = path.match(/\{(ledger_id|invitationId)\}/);
  if (made) return `nothing has a ${made[1]} unless a run makes it`;
  return rows.find(({ matches }) => matches(id))?.because;
}
