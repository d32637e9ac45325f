import type { RuleId } from '../../../generated/rules.js';

export type Status = 'pending' | 'accepted' | 'declined' | 'revoked';
export type Action = 'accept' | 'decline' | 'revoke' | 'resend';

/** What an action leads to, and the rule that says so. */
type Outcome<Rule> = { readonly to: Status; readonly rule: Rule } | { readonly refused: Rule };

/**
 * What becomes of an invitation (sections 3 and 4.3). Where the specification is silent there is nothing.
 *
 *                 accept      decline     revoke      resend
 *     pending     accepted    declined    revoked     pending
 *     accepted                            refused     refused
 *     declined                            refused
 *     revoked     refused                 refused     refused
 */
const table = {
  pending: {
    accept: { to: 'accepted', rule: 'invite.accept' },
    decline: { to: 'declined', rule: 'invite.decline' },
    revoke: { to: 'revoked', rule: 'invite.revoke-pending' },
    resend: { to: 'pending', rule: 'invite.resend-pending' },
  },
  accepted: {
    revoke: { refused: 'invite.revoke-accepted' },
    resend: { refused: 'invite.resend-accepted' },
  },
  declined: { revoke: { refused: 'invite.revoke-declined' } },
  revoked: {
    accept: { refused: 'invite.revoked-not-acceptable' },
    revoke: { refused: 'invite.revoke-twice' },
    resend: { refused: 'invite.resend-revoked' },
  },
} as const satisfies Record<Status, Partial<Record<Action, Outcome<RuleId>>>>;

/** The rules that speak about these transitions. */
export const transitionRules = [
  'invite.accept',
  'invite.decline',
  'invite.revoke-pending',
  'invite.revoke-twice',
  'invite.revoke-accepted',
  'invite.revoke-declined',
  'invite.revoked-not-acceptable',
  'invite.resend-pending',
  'invite.resend-revoked',
  'invite.resend-accepted',
] as const satisfies readonly RuleId[];

export type TransitionRule = (typeof transitionRules)[number];

/** What an action does to an invitation of this status; undefined where the specification is silent. */
export function transition(status: Status, action: Action): Outcome<TransitionRule> | undefined {
  const row: Partial<Record<Action, Outcome<TransitionRule>>> = table[status];
  return row[action];
}

/** The rule by which an invitation of this status is listed, or is not pending any more. */
export const listedBy = {
  pending: 'invite.create-listed',
  accepted: 'invite.accept',
  declined: 'invite.decline',
  revoked: 'invite.revoke-pending',
} as const satisfies Record<Status, RuleId>;
