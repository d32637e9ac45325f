import type { Violation } from '../../scene/finding.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { grantOf } from '../../target/session.js';
import { textIn } from '../../target/wire/members.js';
import { textKey } from '../../target/wire/text-key.js';

/** Tokens that are remembered; a target may hand out as many as it likes. */
const tokensMost = 10_000;

/**
 * Who signs in by a name or a client id gets no token that another one got (section 4.2: it identifies the caller). Whoever
 * differs by case or blanks alone may be the same; whom a refresh token stands for is not looked up.
 */
export function othersSession(): (exchange: Exchange) => Violation | undefined {
  const owners = new Map<string, string>();
  return (exchange) => {
    if (exchange.operation !== 'createSession' || !isSuccess(exchange)) return undefined;
    const { request, response } = exchange;
    const caller = textIn(request.json, 'username', 'clientId')?.trim().toLowerCase();
    const token = grantOf(response.json)?.accessToken;
    if (caller === undefined || token === undefined) return undefined;
    const key = textKey(token);
    const owner = owners.get(key) ?? caller;
    if (owners.size < tokensMost) owners.set(key, owner);
    if (owner === caller) return undefined;
    return { at: 'accessToken', expected: 'a token of its own', received: 'one that another caller got' };
  };
}
