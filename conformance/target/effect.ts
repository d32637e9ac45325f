import type { OperationId, operations } from '../../generated/operations.js';
import { allows, type Safety } from './safety.js';

type Gets = {
  [Id in OperationId]: (typeof operations)[Id]['method'] extends 'GET' ? Id : never;
}[OperationId];

/**
 * What the operations do that are no GET. Sign-in and refresh are read: they make nothing but a session of the caller's
 * own. To end a session, and to have a mail sent to somebody, is to write: both do so without any credential.
 */
const effects = {
  find: 'reads',
  search: 'reads',
  verify: 'reads',
  previewFind: 'reads',
  previewSearch: 'reads',
  lookupPeople: 'reads',
  searchLedgerContacts: 'reads',
  downloadLedgerContacts: 'reads',
  createSession: 'reads',
  endSession: 'writes',
  updateOrganization: 'writes',
  createApiKey: 'writes',
  deleteApiKey: 'writes',
  updateApiKey: 'writes',
  createServiceAccount: 'writes',
  deleteServiceAccount: 'writes',
  updateServiceAccountRoles: 'writes',
  regenerateSecret: 'writes',
  createInvitation: 'writes',
  revokeInvitation: 'writes',
  resendInvitation: 'writes',
  acceptInvitation: 'writes',
  declineInvitation: 'writes',
  addUserAccess: 'writes',
  removeUserAccess: 'writes',
  updateUserAccess: 'writes',
  initiatePasswordReset: 'writes',
  updateUser: 'writes',
  createLedger: 'writes',
  deleteLedger: 'writes',
  updateLedger: 'writes',
  addContacts: 'writes',
  bulkDeleteContacts: 'writes',
  deleteContact: 'writes',
  deleteImportContacts: 'writes',
  updateTrackedFields: 'writes',
  deleteTrackedFields: 'writes',
} as const satisfies Record<Exclude<OperationId, Gets>, 'reads' | 'writes'>;

const writing: ReadonlySet<string> = new Set(
  Object.entries(effects).flatMap(([operation, effect]) => (effect === 'writes' ? [operation] : [])),
);

/** Whether an operation creates, changes or deletes something, whatever its method is on the wire of a target. */
export function writes(operation: OperationId): boolean {
  return writing.has(operation);
}

/**
 * Whether a run may call an operation at all. A call that has to be refused is no exception, not even one without a
 * credential: a service that forgets to look would carry it out.
 */
export function mayCall(operation: OperationId, safety: Safety): boolean {
  return !writes(operation) || allows(safety, 'own-resources');
}
