import { inTurn } from '../../../arbitraries/in-turn.js';
import { readJwt, unsigned } from './jwt.js';
import { refusedFind } from './refused-find.js';

/** A good token rewritten with the same claims and no signature (section 5); only where tokens are JSON Web Tokens. */
export const noneAlg = refusedFind({
  id: 'auth/none-alg',
  rule: 'auth.none-alg',
  needs: ['token'],
  runs: 4,
  variants: () => inTurn('none', 'None', 'NONE', 'nOnE'),
  async how(algorithm, context) {
    const jwt = readJwt(await context.token());
    return jwt && { credential: 'unsigned', authorization: `Bearer ${unsigned(jwt, algorithm)}` };
  },
  why: 'the token is not signed',
});
