import { isObject, type JsonObject, parseJson } from '../../../target/json.js';

/** A JSON Web Token in its three segments, with its header read. */
export interface Jwt {
  readonly header: JsonObject;
  readonly segments: readonly [string, string, string];
}

/** The token taken apart; undefined when it is not a JSON Web Token. */
export function readJwt(token: string): Jwt | undefined {
  const [head, claims, signature, ...more] = token.split('.');
  if (head === undefined || claims === undefined || signature === undefined || more.length > 0)
    return undefined;
  const header = parseJson(Buffer.from(head, 'base64url').toString('utf8'));
  return isObject(header) ? { header, segments: [head, claims, signature] } : undefined;
}

/** The same claims under a header that asks for no verification, without a signature. */
export function unsigned({ header, segments }: Jwt, algorithm: string): string {
  const rewritten = Buffer.from(JSON.stringify({ ...header, alg: algorithm })).toString('base64url');
  return `${rewritten}.${segments[1]}.`;
}
