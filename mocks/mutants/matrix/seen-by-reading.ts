import picomatch from 'picomatch';
import { operations } from '../../../generated/operations.js';
import type { ComputedMutant } from '../operators/computed.js';
import { excuseFor } from '../operators/equivalents.js';
import { isWriting } from '../operators/facts.js';

/** Mutants of operations that change nothing which only a run that writes can reveal, and why. */
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
 * Returns why a run that creates, changes and deletes nothing cannot notice a computed mutant. Undefined if it can, and so
 * must notice it if any run must.
 */
export function unseenByReading(
  id: string,
  mutant: Pick<ComputedMutant, 'operation' | 'question'>,
): string | undefined {
  if (excuseFor(id, mutant)) return 'no run need notice it';
  const { path, resource } = operations[mutant.operation];
  if (isWriting({ resource })) return 'the operation writes';
  // Finds show people, and the organization lists the holders of accounts and keys.
  const made = path.match(/\{(ledger_id|invitationId)\}/);
  if (made) return `nothing has a ${made[1]} unless a run makes it`;
  return rows.find(({ matches }) => matches(id))?.because;
}
