import { operations } from '../../generated/operations.js';
import type { Locate } from '../judging/locate.js';
import type { SeenCall } from '../judging/seen-call.js';
import { isArray, isObject, parseJson } from '../target/json.js';

/** Segments of paths that hardly any other service has. */
const telling = /[A-Z_]|^ledgers$|^invitations$/;

/**
 * Whether a call shows by itself that the service is where it was sent: other services have addresses that end in /find,
 * too, and a recording of a browser holds the traffic of all of them.
 */
export function showsService({ method, url, requestText }: SeenCall, locate: Locate): boolean {
  const operation = locate(method, url)?.operation;
  if (operation === undefined) return false;
  if (operation === 'find') {
    const body = requestText === undefined ? undefined : parseJson(requestText);
    const matches = isObject(body) ? body['matches'] : undefined;
    return isArray(matches) && matches.some((match) => isObject(match) && isArray(match['fields']));
  }
  return operations[operation].path
    .split('/')
    .some((segment) => !segment.startsWith('{') && telling.test(segment));
}
