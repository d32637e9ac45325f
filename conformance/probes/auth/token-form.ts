import { readJwt } from '../../checks/scenarios/auth/jwt.js';
import { isSuccess } from '../../target/exchange.js';
import { grantOf } from '../../target/session.js';
import { watches } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';

/** What stands for a token in recordings. */
const pseudonym = /^(?:secret-[0-9a-f]{16}|hidden[a-p]{5}|\[redacted\])$/;

export const tokenForm = watches('auth.token-form', {
  begin: () =>
    function* ({ exchange }) {
      if (exchange.operation !== 'createSession' || !isSuccess(exchange)) return;
      const token = grantOf(exchange.response.json)?.accessToken;
      if (token === undefined || pseudonym.test(token)) return;
      if (readJwt(token)?.header['alg'] !== undefined) yield agrees('jwt', 'a JSON Web Token');
      else if (token.includes('.')) yield otherwise('a token of segments that is no JSON Web Token');
      else yield agrees('opaque', 'a token without segments');
    },
});
