import { isObject } from '../../state/json.js';
import type { Mutant } from '../mutant.js';
import { onCall } from '../on-call.js';
import { onItems, refusingReply } from '../on-reply.js';
import { listOf } from '../rewrite.js';

/** Mutants of lists of users, and of requests for several users (section 4.3). */
export const assignmentMutants = {
  'users.without-profile': {
    breaks: 'users.list',
    mutation: 'The users of an organization are listed without profile.',
    answer: onItems('getOrgUsers', (users) => users.map(({ profile: _, ...user }) => user)),
  },
  'users.without-role': {
    breaks: 'users.list',
    mutation: 'The users of an organization are listed without role level.',
    answer: onItems('getOrgUsers', (users) => users.map(({ role: _, ...user }) => user)),
  },
  'users.settings-required': {
    breaks: 'users.add-settings',
    mutation: 'Access without settings of the user is refused.',
    answer: refusingReply('addUserAccess', 400, ({ call }) =>
      listOf(call?.body).some((pair) => isObject(pair) && pair['settings'] === undefined),
    ),
  },
  'users.settings-refused': {
    breaks: 'users.add-settings',
    mutation: 'Access with settings of the user is refused.',
    answer: refusingReply('addUserAccess', 409, ({ call }) =>
      listOf(call?.body).some((pair) => isObject(pair) && pair['settings'] !== undefined),
    ),
  },
  'users.first-added-only': {
    breaks: 'users.array',
    mutation: 'Of several users to whom access is added the first gets it.',
    call: onCall('addUserAccess', (call) => ({ ...call, body: listOf(call.body).slice(0, 1) })),
  },
  'users.last-updated-only': {
    breaks: 'users.array',
    mutation: 'Of several users who are updated the last gets the new role.',
    call: onCall('updateUserAccess', (call) => ({ ...call, body: listOf(call.body).slice(-1) })),
  },
} as const satisfies Record<string, Mutant>;
