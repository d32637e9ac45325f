import type { OperationId } from '../../../generated/operations.js';
import type { CheckContext } from '../../check/check-context.js';
import { madeOnce } from '../../resources/callers/callers.js';
import type { Resource, ResourceKind } from '../../resources/journal.js';
import { kinds, type OwnedKind, ownedKind } from '../../resources/kinds.js';
import type { User } from '../../target/caller.js';
import type { ControlPlane } from '../../target/control/control-plane.js';
import { unlessEnded } from '../../target/end-scenario.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { hasValue, isPart, itemsOf, type JsonObject, listIn, textIn } from '../../target/json.js';

/** What removing takes: the calls of a run, and its control plane. */
type Undoing = Pick<CheckContext, 'call' | 'control' | 'now'>;

export type Cleanup = Awaited<ReturnType<typeof removeAll>>;

/** Why a resource is still there; undefined if it is gone. */
type Stays = string | undefined;

/** Removes resources, the newest first, and looks up those without an id by their name. A failure does not stop the others. */
export async function removeAll(
  resources: readonly Resource[],
  context: CheckContext,
  onGone: (resource: Resource) => void,
) {
  const { control, callers, now } = context;
  let admin: Promise<User> | undefined;
  /** Calls with the credential of the run, and as an admin of the control plane where that is refused. */
  const entitled: Undoing['call'] = async (operation, input) => {
    const answer = await context.call(operation, input);
    if (!control || ![401, 403, 404].includes(answer.response.status)) return answer;
    admin ??= callers.newUser('an admin', ['viewer', 'editor', 'admin']);
    return context.call(operation, input, await admin);
  };
  const undoing: Undoing = { control, now, call: (...asked) => insisting(() => entitled(...asked)) };
  const listed = new Map<OperationId, Promise<Exchange>>();
  const list: Undoing['call'] = (operation) => madeOnce(listed, operation, () => undoing.call(operation));
  const gone: Resource[] = [];
  const left: { resource: Resource; because: string }[] = [];
  for (const resource of resources) {
    const because = await remove(resource, undoing, list).catch((error: unknown) =>
      error instanceof Error ? error.message : String(error),
    );
    if (because === undefined) {
      gone.push(resource);
      onGone(resource);
    } else {
      // Several may have one name.
      const { id = '' } = resource;
      left.push({ resource, because: because.includes(id) ? because : `${because} (${id})` });
    }
  }
  const made = await admin?.catch(() => undefined);
  if (made?.id) await control?.removeUser(made.id);
  if (made) context.owned.gone('control-user', made.email, made.id);
  return { gone, left };
}

/** Retries after a 5xx or a redirect, so that a passing fault leaves nothing behind: removing twice does no harm. */
async function insisting(send: () => Promise<Exchange>): Promise<Exchange> {
  for (let again = 0; again < 2; again += 1) {
    const answer = await unlessEnded(send());
    if (answer && answer.response.status < 500) return answer;
  }
  return send();
}

async function remove(resource: Resource, undoing: Undoing, list: Undoing['call']): Promise<Stays> {
  const { kind, name } = resource;
  const owned = ownedKind(kind);
  if (resource.id !== undefined || !owned) return undo[kind](resource.id ?? name, resource, undoing);
  const answer = await list(kinds[owned].list);
  const { status, json } = answer.response;
  if (!isSuccess(answer)) return `the list of them was answered with status ${status}`;
  const ids = kinds[owned].idsOf(
    itemsOf(json).filter((each) => isThere(owned, each)),
    name,
  );
  if (ids.length === 0 && isPart(json))
    return 'its id is not known, and the list that may name it has several pages';
  const stay: Stays[] = [];
  for (const id of ids) stay.push(await undo[kind](id, { ...resource, id }, undoing));
  return stay.find((because) => because !== undefined);
}

type Undo = (id: string, resource: Resource, undoing: Undoing) => Promise<Stays>;

/** How each kind of resource is removed or restored. */
const undo: Record<ResourceKind, Undo> = {
  'api-key': removing('api-key'),
  'service-account': removing('service-account'),
  // An invitation that is no longer pending cannot be revoked, and has no effect any more.
  invitation: removing('invitation', [400, 409, 422]),
  ledger: removing('ledger'),
  'user-access': removing('user-access'),
  'organization-name': async (_, { before }, { call }) => {
    if (before === undefined) return undefined;
    const now = await call('getOrganization');
    if (textIn(now.response.json, 'name') === before) return undefined;
    return staysAfter(await call('updateOrganization', { body: { name: before } }));
  },
  'control-user': withControl((control, id) => control.removeUser(id)),
  'person-edit': withControl((control, id) => control.restorePerson(id)),
  webhooks: withControl(async (control, ledgerId) => {
    const kept = (await control.webhooks()).filter((webhook) => webhook.ledgerId !== ledgerId);
    await control.setWebhooks(kept.map(({ id: _id, ...webhook }) => webhook));
  }),
  clock: withControl((control, _, { before }, now) => control.restoreClock(before, now)),
};

/** What does not exist any more is gone, but a wrong address is answered alike: a list has to show it no more. */
function removing(kind: OwnedKind, alsoGone: readonly number[] = []): Undo {
  const { list, remove, removal } = kinds[kind];
  return async (id, _, { call }) => {
    const removed = await call(remove, removal(id));
    const refusal = staysAfter(removed);
    if (refusal === undefined || ![404, 410, ...alsoGone].includes(removed.response.status)) return refusal;
    const listed = await unlessEnded(call(list));
    const { json } = listed && isSuccess(listed) ? listed.response : {};
    const shown = itemsOf(json).find((record) => hasValue(record, id));
    if (shown && isThere(kind, shown, alsoGone.includes(removed.response.status) ? 'ended' : 'pending'))
      return `${refusal}, although "${id}" is still listed`;
    return listIn(json) && (shown || !isPart(json))
      ? undefined
      : `${refusal}, and no list tells whether "${id}" is gone`;
  };
}

/** Whether a listed record is still in effect. @param unshown the status of an invitation that shows none */
const isThere = (kind: OwnedKind, record: JsonObject, unshown = 'pending'): boolean =>
  kind !== 'invitation' || (textIn(record, 'status') ?? unshown).toLowerCase() === 'pending';

function staysAfter(answer: Exchange): Stays {
  return isSuccess(answer) ? undefined : `the target answered with status ${answer.response.status}`;
}

function withControl(
  work: (control: ControlPlane, id: string, resource: Resource, now: number) => Promise<void>,
): Undo {
  return async (id, resource, { control, now }) =>
    control
      ? work(control, id, resource, now()).then(() => undefined)
      : 'it needs the control plane (--control-url and --control-token)';
}
