import type { OperationId } from '../../generated/operations.js';
import type { BindingRuleId } from '../../generated/rules.js';
import type { RefusalReason } from '../engine/refusal.js';
import type { Mutant } from './mutant.js';

/** Refusals that are omitted, in every operation or in one only: the rule that breaks, the reason, the operation. */
const rows = {
  'auth.any-scheme': ['auth.bearer-scheme', 'credential-wrong-scheme'],
  'auth.open': ['auth.missing', 'credential-missing', 'find'],
  'auth.open-list': ['auth.every-op-needs-credential', 'credential-missing', 'getServiceAccounts'],
  'auth.any-token': ['auth.garbage', 'credential-unknown'],
  'auth.unchecked-signature': ['auth.tampered', 'credential-tampered'],
  'auth.empty-is-fine': ['auth.empty-bearer', 'credential-empty'],
  'auth.alg-none': ['auth.none-alg', 'credential-unsigned'],
  'auth.any-organization': ['auth.role-on-org', 'org-foreign', 'find'],
  'auth.unknown-organization': ['auth.unknown-org', 'org-unknown'],
  'auth.key-reads-ledgers': ['auth.key-not-customer-data', 'key-out-of-scope', 'getLedgers'],
  'session.any-secret': ['session.cc-wrong-secret', 'client-secret-wrong'],
  'session.any-client': ['session.cc-unknown-client', 'client-unknown'],
  'session.no-secret-needed': ['session.cc-missing-secret', 'grant-incomplete'],
  'session.any-password': ['session.password-wrong', 'password-wrong'],
  'session.any-refresh-token': ['session.refresh-bogus', 'refresh-token-unknown'],
  'find.size-unlimited': ['find.size-over-5', 'size-over'],
  'find.unlimited-matches': ['find.over-hundred', 'matches-over'],
  'find.object-as-lookups': ['find.matches-type', 'matches-type'],
  'find.object-as-criteria': ['find.fields-type', 'fields-type'],
  'lookup.any-number': ['lookup.over-50k', 'ids-over'],
  'invite.details-for-everybody': ['invite.details-stranger', 'org-foreign', 'getInvitationDetails'],
} as const satisfies Record<string, readonly [BindingRuleId, RefusalReason, OperationId?]>;

/** Mutants that admit what must be refused. */
export const waivedMutants: Readonly<Record<string, Mutant>> = Object.fromEntries(
  Object.entries(rows).map(([id, [breaks, reason, where]]): [string, Mutant] => [
    id,
    {
      breaks,
      mutation: `${where ?? 'No operation'} ${where === undefined ? 'refuses' : 'does not refuse'} a call for: ${reason}.`,
      waives: (refusal, { operation }) => refusal === reason && (where === undefined || operation === where),
    },
  ]),
);
