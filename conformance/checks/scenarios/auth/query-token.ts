import { inTurn } from '../../../arbitraries/in-turn.js';
import { refusedFind } from './refused-find.js';

/** A good access token in the address alone (section 5): whoever reads a log could use it. */
export const queryToken = refusedFind({
  id: 'auth/query-token',
  rule: 'auth.query-token',
  needs: ['sign-in'],
  runs: 3,
  variants: () => inTurn('access_token', 'token', 'authorization'),
  async how(name, context) {
    const token = await context.token();
    const value = encodeURIComponent(name === 'authorization' ? `Bearer ${token}` : token);
    const path = `/${encodeURIComponent(context.target.org)}/find?${name}=${value}`;
    return { credential: 'other-header', authorization: null, path };
  },
  why: 'the access token is in the query string, not in the header',
});
