import type { RuleId } from '../../../../generated/rules.js';
import { type Caller, fixedCaller } from '../../../target/caller.js';
import type { CredentialKind } from '../../../target/exchange.js';
import { readJwt, tamper, unsigned } from '../../scenarios/auth/jwt.js';
import { odd } from '../../scenarios/auth/refused-credentials.js';

/** A caller whom every operation has to refuse for the credential, and the rule that says so. */
export interface BadCredential {
  readonly rule: RuleId;
  readonly caller: Caller;
}

const schemes = ['Token', '', 'Basic', 'ApiKey', 'JWT'];
const algorithms = ['none', 'None', 'NONE', 'nOnE'];

/**
 * Every kind of bad credential (section 5), most of them made of a token that would be admitted.
 * @param turn of an operation: they take turns in how each kind is written, as a sloppy check is mostly that of all of them
 * @param expired whoever holds a token that was good once
 */
export function badCredentials(
  token: string,
  turn: number,
  expired: Caller | undefined,
): readonly BadCredential[] {
  const one = (ways: readonly string[]) => ways[turn % ways.length] ?? '';
  const jwt = readJwt(token);
  const bad = (rule: RuleId, kind: CredentialKind, who: string, authorization: string): BadCredential => ({
    rule,
    caller: fixedCaller(`somebody with ${who}`, kind, authorization),
  });
  return [
    bad('auth.empty-bearer', 'empty', 'an empty credential', one(['Bearer', 'Bearer '])),
    bad(
      'auth.bearer-scheme',
      'wrong-scheme',
      'a token not sent as Bearer',
      `${one(schemes)} ${token}`.trim(),
    ),
    bad('auth.garbage', 'garbage', 'a token that nobody was given', `Bearer ${one(odd)}`),
    bad('auth.tampered', 'tampered', 'an altered token', `Bearer ${tamper(token, turn % 3, 500)}`),
    ...(jwt
      ? [bad('auth.none-alg', 'unsigned', 'an unsigned token', `Bearer ${unsigned(jwt, one(algorithms))}`)]
      : []),
    ...(expired ? [{ rule: 'session.token-after-expiry', caller: expired } as const] : []),
  ];
}
