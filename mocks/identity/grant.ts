import type { components } from '../../generated/identity.js';
import type { Readings } from '../../generated/questions.js';
import type { JsonObject } from '../state/json.js';

export type Grant = components['schemas']['SessionRequest']['grantType'];

export type GrantDecision =
  | { readonly grant: Grant }
  | { readonly refused: 'grant-missing' | 'grant-unknown' };

const grants: readonly Grant[] = ['password', 'refreshToken', 'clientCredentials'];

/**
 * Decides by which grant a request signs in.
 *
 *                        form-only    always       never
 *     form, both         password     password     missing     both: `username` and `password` are given
 *     JSON, both         missing      password     missing
 *     anything else      missing      missing      missing
 *
 * A given `grantType` takes precedence; a form can only sign in by password (section 4.2).
 */
export function decideGrant(
  body: JsonObject,
  isForm: boolean,
  reading: Readings['session.grant-default'],
): GrantDecision {
  const sent = body.grantType;
  if (sent !== undefined && sent !== null) {
    const grant = grants.find((known) => known === sent);
    const taken = grant !== undefined && (!isForm || grant === 'password');
    return taken ? { grant } : { refused: 'grant-unknown' };
  }
  const hasBoth = body.username !== undefined && body.password !== undefined;
  const byPassword = hasBoth && (reading === 'always' || (reading === 'form-only' && isForm));
  return byPassword ? { grant: 'password' } : { refused: 'grant-missing' };
}

/** Returns the grant that the other members suggest, for a mutant that ignores `grantType`. */
export function likelyGrant(body: JsonObject): Grant {
  if (body.clientId !== undefined) return 'clientCredentials';
  return body.username !== undefined ? 'password' : 'refreshToken';
}
