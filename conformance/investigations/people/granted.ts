import type { RuleId } from '../../../generated/rules.js';
import type { Lab } from '../../run/lab.js';
import { isSuccess, type Teller } from '../../story/teller.js';
import type { Exchange } from '../../target/exchange.js';

/**
 * Whether a call succeeded that the rule wants to succeed; what its answer says is for the rule to see. Which role these
 * operations require is open, so a caller may well be refused. Leaves the story where there is nothing more to tell.
 */
export function granted(
  rule: RuleId,
  exchange: Exchange,
  why: string,
  teller: Teller,
  lab: Pick<Lab, 'worked'>,
): boolean {
  if (isSuccess(exchange)) return true;
  const { status } = exchange.response;
  const isRole = status === 401 || status === 403;
  // What has never worked may break over a form that it does not know.
  const isForm = status >= 500 && !lab.worked(exchange.operation);
  if (isRole || isForm) teller.body(exchange);
  teller.accepts(rule, exchange, why);
  return false;
}

/** A page for people, as a gateway shows for an address that it does not know: the operation has not answered. */
export function isPage({ response }: Exchange): boolean {
  return response.json === undefined && response.text.trim() !== '';
}

export const paged = 'the answer is a text that is not JSON, as of a gateway: map it with --overlay';
