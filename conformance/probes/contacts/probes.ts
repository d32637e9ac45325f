import { type Probes, unseen } from '../probe.js';

const todo = unseen('no probe yet');

export const contactsProbes: Probes<'contacts'> = {
  'contacts.get-role': todo,
  'contacts.search-role': todo,
  'contacts.view-names': todo,
  'contacts.prefixes': todo,
  'contacts.delete-missing': todo,
  'contacts.reference-again': todo,
  'contacts.bulk-empty': todo,
  'contacts.rows-removed': todo,
};
