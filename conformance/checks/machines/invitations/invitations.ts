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
  /** Its record in the answer to its creation. */
  readonly record: JsonObject;
  readonly creation: Exchange;
}

/** Returns an email that no user has, so an invitation of it concerns nobody outside the run. */
export const nobodysEmail = (context: CheckContext): string => `${context.owned.name('invitee')}@example.com`;

/** Creates an invitation. Ends the scenario if that fails, or the answer has no id. */
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

/** Returns a function that calls an operation on one invitation. @param caller @default the credential of the run */
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

/** The status in lower case; undefined if the record shows none as text. */
export function statusIn(record: Json | undefined): string | undefined {
  return textIn(record, 'status')?.toLowerCase();
}

/** Finds an invitation in a list by its id. */
export function invitationIn(items: readonly JsonObject[], { id }: Pick<OwnInvitation, 'id'>) {
  return items.find((item) => invitationId(item) === id);
}
