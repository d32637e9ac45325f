import type { CheckContext } from '../../../scene/check-context.js';
import type { Scene } from '../../../scene/scene.js';
import type { Caller } from '../../../target/caller.js';
import type { Exchange } from '../../../target/exchange.js';
import type { Json, JsonObject } from '../../../target/json.js';
import { textIn } from '../../../target/wire/members.js';

/** An invitation that the run made. */
export interface OwnInvitation {
  readonly id: string;
  readonly email: string;
  /** As the answer to its creation shows it. */
  readonly record: JsonObject;
  readonly creation: Exchange;
}

/** An email that nobody has, so that only the run is concerned by an invitation of it. */
export const nobodysEmail = (context: CheckContext): string => `${context.owned.name('invitee')}@example.com`;

/** Invites somebody. Ends the scenario where that does not work, or the answer has no id. */
export async function invite(
  t: Scene,
  email: string,
  role: 'viewer' | 'editor' = 'viewer',
): Promise<OwnInvitation> {
  t.step(`create an invitation with the role ${role}`);
  const creation = await t.call('createInvitation', { body: { email, role } });
  return { id: t.text(creation, ...idNames), email, record: t.object(creation), creation };
}

type InvitationOperation =
  | 'getInvitationDetails'
  | 'acceptInvitation'
  | 'declineInvitation'
  | 'revokeInvitation'
  | 'resendInvitation';

/** A call about one invitation. @param caller @default the credential of the run */
const about =
  (operation: InvitationOperation) =>
  (context: CheckContext, { id }: Pick<OwnInvitation, 'id'>, caller?: Caller): Promise<Exchange> =>
    context.call(operation, { path: { invitationId: id } }, caller);

export const detailsOf = about('getInvitationDetails');
export const accept = about('acceptInvitation');
export const decline = about('declineInvitation');
export const revoke = about('revokeInvitation');
export const resend = about('resendInvitation');

const idNames = ['id', 'invitationId'] as const;

export function invitationId(record: Json | undefined): string | undefined {
  return textIn(record, ...idNames);
}

/** The status in lower case; undefined where there is none that can be read. */
export function statusIn(record: Json | undefined): string | undefined {
  return textIn(record, 'status')?.toLowerCase();
}

/** The invitation of this id in a list. */
export function invitationIn(items: readonly JsonObject[], { id }: Pick<OwnInvitation, 'id'>) {
  return items.find((item) => invitationId(item) === id);
}
