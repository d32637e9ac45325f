import type { OperationId } from '../../generated/operations.js';
import { apiKeyMutants } from './api-keys.js';
import { invitationMutants } from './invitations.js';
import type { Mutant } from './mutant.js';
import { isGranted, onItems, remembered } from './on-reply.js';
import { clientSecretMutants } from './service-accounts.js';
import { userMutants } from './users.js';

/** How many calls of each operation succeeded in a world. */
const successes = remembered(() => new Map<string, number>());
/** Ids of resources that were created in a world after another one was deleted. */
const latecomers = remembered(() => new Set<string>());

/** Delays a mutant until this many calls of an operation have succeeded. */
function late(mutant: Mutant, operation: OperationId, times: number, mutation: string): Mutant {
  const { breaks, call, answer, waives } = mutant;
  const isLate = (scene: Parameters<typeof successes>[0]) => (successes(scene).get(operation) ?? 0) >= times;
  return {
    breaks,
    mutation,
    ...(call && { call: (made, called, world) => (isLate({ world }) ? call(made, called, world) : made) }),
    ...(waives && {
      waives: (reason, circumstances) => isLate(circumstances) && waives(reason, circumstances),
    }),
    answer(draft, scene) {
      const before = isLate(scene);
      if (isGranted(draft, scene, [operation])) {
        successes(scene).set(operation, (successes(scene).get(operation) ?? 0) + 1);
      }
      return before && answer ? answer(draft, scene) : draft;
    },
  };
}

/** Omits resources from a list that were created after another one was deleted. */
function unlistedLatecomers(
  create: OperationId,
  remove: OperationId,
  list: OperationId,
  id: string,
): NonNullable<Mutant['answer']> {
  const hiding = onItems(list, (items, scene) =>
    items.filter((item) => !latecomers(scene).has(String(item[id]))),
  );
  return (draft, scene) => {
    if (isGranted(draft, scene, [remove])) successes(scene).set(remove, 1);
    const { body } = draft;
    if (
      isGranted(draft, scene, [create]) &&
      successes(scene).has(remove) &&
      typeof body === 'object' &&
      body !== null
    )
      latecomers(scene).add(String(Object.entries(body).find(([name]) => name === id)?.[1]));
    return hiding(draft, scene);
  };
}

/** Faults that show only after certain other calls, in an order that is unlikely to occur to the author of a test. */
export const historyMutants = {
  'history.key-made-after-deletion-unlisted': {
    breaks: 'apikey.list',
    mutation: 'API keys that were made after another one was deleted are not listed.',
    answer: unlistedLatecomers('createApiKey', 'deleteApiKey', 'listApiKeys', 'id'),
  },
  'history.account-made-after-deletion-unlisted': {
    breaks: 'sa.list-roles',
    mutation: 'Service accounts that were made after another one was deleted are not listed.',
    answer: unlistedLatecomers(
      'createServiceAccount',
      'deleteServiceAccount',
      'getServiceAccounts',
      'clientId',
    ),
  },
  'history.key-renames-lost': late(
    apiKeyMutants['apikey.name-kept'],
    'deleteApiKey',
    2,
    'Once two API keys were deleted, the names of the others stay what they are.',
  ),
  'history.key-descriptions-lost': late(
    apiKeyMutants['apikey.description-kept'],
    'deleteApiKey',
    2,
    'Once two API keys were deleted, the descriptions of the others stay what they are.',
  ),
  'history.fifth-rename-lost': late(
    apiKeyMutants['apikey.name-kept'],
    'updateApiKey',
    4,
    'From the fifth update of API keys on, their names stay what they are.',
  ),
  'history.third-rotation-keeps-old': late(
    clientSecretMutants['sa.old-secret-lives'],
    'regenerateSecret',
    2,
    'From the third rotation on, the previous secret opens sessions for ever.',
  ),
  'history.third-secret-dead': late(
    clientSecretMutants['sa.new-secret-dead'],
    'regenerateSecret',
    2,
    'From the third rotation on, the new secret opens no session.',
  ),
  'history.third-deleted-signs-in': late(
    clientSecretMutants['sa.deleted-signs-in'],
    'deleteServiceAccount',
    2,
    'The third service account that is deleted still gets sessions.',
  ),
  'history.added-again-as-viewer': late(
    userMutants['users.added-as-viewer'],
    'removeUserAccess',
    2,
    'Once access was removed twice, users to whom it is added alone become viewers.',
  ),
  'history.fifth-revoked-again': late(
    invitationMutants['invite.revoked-again'],
    'revokeInvitation',
    4,
    'Once four invitations were revoked, each of them can be revoked again.',
  ),
} as const satisfies Record<string, Mutant>;
