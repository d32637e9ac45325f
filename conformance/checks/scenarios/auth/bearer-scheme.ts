import { inTurn } from '../../../arbitraries/in-turn.js';
import { refusedFind } from './refused-find.js';

const written: Readonly<Record<string, (token: string) => string>> = {
  Token: (token) => `Token ${token}`,
  bare: (token) => token,
  Basic: (token) => `Basic ${Buffer.from(`token:${token}`).toString('base64')}`,
  'Basic as user name': (token) => `Basic ${Buffer.from(`${token}:`).toString('base64')}`,
  'Basic as it is': (token) => `Basic ${token}`,
  ApiKey: (token) => `ApiKey ${token}`,
};

/** A good token under another scheme than Bearer, or under none (section 5). */
export const bearerScheme = refusedFind({
  id: 'auth/bearer-scheme',
  rule: 'auth.bearer-scheme',
  needs: ['token'],
  variants: () => inTurn(...Object.keys(written)),
  async how(variant, context) {
    const write = written[variant];
    if (!write) return undefined;
    return { credential: 'wrong-scheme', authorization: write(await context.token()) };
  },
  why: 'the scheme is not Bearer',
});
