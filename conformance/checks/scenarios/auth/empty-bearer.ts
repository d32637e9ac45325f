import { inTurn } from '../../../arbitraries/in-turn.js';
import { refusedFind } from './refused-find.js';

/** The scheme alone, without a token (section 5). The name of a scheme may be in any letter case. */
export const emptyBearer = refusedFind({
  id: 'auth/empty-bearer',
  rule: 'auth.empty-bearer',
  variants: () => inTurn('Bearer', 'Bearer ', 'bearer', 'Bearer   '),
  how: async (authorization) => ({ credential: 'empty', authorization }),
  why: 'there is no token after Bearer',
});
