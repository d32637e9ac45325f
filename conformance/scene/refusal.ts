import { operations } from '../../generated/operations.js';
import type { RuleId } from '../../generated/rules.js';
import { EndScenario, unmapped } from '../target/end-scenario.js';
import { type Exchange, isForbidden, isSuccess } from '../target/exchange.js';

type Worked = (operation: Exchange['operation']) => boolean;

/** Returns why a refusal is no evidence: an outage, or an assumed form of the call that the target may not know. */
export function refusalOf(exchange: Exchange, worked: Worked): EndScenario | undefined {
  const { status } = exchange.response;
  if (isSuccess(exchange) || exchange.fault === 'persistent') return undefined;
  if (status === 402 || status === 429 || (status >= 500 && status !== 501)) {
    return new EndScenario('inconclusive', `${called(exchange)} was answered with status ${status}`);
  }
  const isForm = [400, 404, 405, 406, 415, 422, 501].includes(status);
  if (!isForm || !isUnproven(exchange, worked)) return undefined;
  return unmapped(
    `${called(exchange)} was answered with status ${status}, as a target does that has this operation in another form`,
  );
}

/** Returns why a 403 is no evidence: an operation on users or invitations that never succeeded may be disabled. */
export function withoutIt(rule: RuleId, exchange: Exchange, worked: Worked): EndScenario | undefined {
  const isOff = exchange.response.status === 403 && isUnproven(exchange, worked);
  return isOff && /^(users|invite)\./.test(rule) ? notGranted(exchange) : undefined;
}

/** Whether the form of a call is assumed, and the operation has never succeeded in it. */
const isUnproven = ({ operation }: Exchange, worked: Worked): boolean =>
  operations[operation].basis === 'assumed' && !worked(operation);

/** Why a scenario ends that needs this call to succeed. */
export function notGranted(exchange: Exchange): EndScenario {
  const { status } = exchange.response;
  const kind = isForbidden(exchange) ? 'skipped' : 'inconclusive';
  const why = kind === 'skipped' ? ': the caller may not do that' : '';
  return new EndScenario(kind, `${called(exchange)} was answered with status ${status}${why}`);
}

/** Names a call in messages, by its operation, method and path. */
export function called({ operation, request }: Exchange): string {
  const path = request.url.replace(/^\w+:\/\/[^/]+/, '').replace(/\?.*/, '');
  return `${operation} (${request.method} ${path})`;
}
