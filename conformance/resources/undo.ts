import type { OperationId } from '../../generated/operations.js';
import type { ControlPlane } from '../target/control/control-plane.js';
import { type Exchange, isSuccess } from '../target/exchange.js';
import type { CallInput } from '../target/wire/call-input.js';
import { textIn } from '../target/wire/members.js';
import { kinds, type OwnedKind } from './kinds.js';
import type { Resource, ResourceKind } from './resource.js';

export interface Undoing {
  call(operation: OperationId, input: CallInput): Promise<Exchange>;
  readonly control: ControlPlane | undefined;
  /** Milliseconds since 1970, of this machine. */
  now(): number;
}

/** The result for one resource: it is gone, or why it is still there. */
export type Undone = 'gone' | { readonly stays: string };

type Undo = (id: string, resource: Resource, undoing: Undoing) => Promise<Undone>;

/** How each kind of resource is removed or restored. What does not exist any more is gone. */
export const undo: Record<ResourceKind, Undo> = {
  'api-key': removing('api-key'),
  'service-account': removing('service-account'),
  // An invitation that is no longer pending cannot be revoked, and has no effect any more.
  invitation: removing('invitation', [400, 409, 422]),
  ledger: removing('ledger'),
  'user-access': removing('user-access'),
  'organization-name': async (_, { before }, { call }) => {
    if (before === undefined) return 'gone';
    const now = await call('getOrganization', {});
    if (textIn(now.response.json, 'name') === before) return 'gone';
    return outcomeOf(await call('updateOrganization', { body: { name: before } }), []);
  },
  'control-user': withControl(async (id, _, control) => control.removeUser(id)),
  'person-edit': withControl(async (id, _, control) => control.restorePerson(id)),
  webhooks: withControl(async (ledgerId, _, control) => {
    const kept = (await control.webhooks()).filter((webhook) => webhook.ledgerId !== ledgerId);
    await control.setWebhooks(kept.map(({ id: _id, ...webhook }) => webhook));
  }),
  clock: async (_, { before }, { control, now }) => {
    if (!control) return { stays: noControl };
    await control.restoreClock(before, now());
    return 'gone';
  },
};

const noControl = 'it needs the control plane (--control-url and --control-token)';

function removing(kind: OwnedKind, alsoGone: readonly number[] = []): Undo {
  const { remove, removal } = kinds[kind];
  return async (id, _, { call }) => outcomeOf(await call(remove, removal(id)), [404, 410, ...alsoGone]);
}

function outcomeOf(answer: Exchange, gone: readonly number[]): Undone {
  const { status } = answer.response;
  if (isSuccess(answer) || gone.includes(status)) return 'gone';
  return { stays: `the target answered with status ${status}` };
}

function withControl(work: (id: string, resource: Resource, control: ControlPlane) => Promise<void>): Undo {
  return async (id, resource, { control }) => {
    if (!control) return { stays: noControl };
    await work(id, resource, control);
    return 'gone';
  };
}
