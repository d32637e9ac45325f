import type { Exchange } from '../target/exchange.js';
import { type ExchangeJudge, nothing, once } from './judge.js';

const secretMin = 6;

/**
 * Sections 5 and 7: no refusal repeats a secret. Searched for are the secrets as they are, and as JSON and addresses
 * write them. A violation never shows the secret itself.
 */
export function noSecretEcho(secrets: () => readonly string[]): ExchangeJudge {
  return (exchange) => {
    const { status } = exchange.response;
    if (status >= 200 && status <= 299) return nothing;
    const known = secrets().filter(isTelling);
    if (known.length === 0) return nothing;
    const places = placesIn(exchange);
    for (const secret of known) {
      const place = places.find(({ text }) =>
        spellingsOf(secret).some((spelling) => text.includes(spelling)),
      );
      if (!place) continue;
      return once(false, () => ({
        at: place.at,
        expected: 'no token, secret or password in a refusal',
        received: `a secret of ${secret.length} characters`,
      }));
    }
    return { observations: 1, violations: [] };
  };
}

/** A single short word, such as "password", "Bearer" or "deleted", stands in honest messages as well. */
function isTelling(secret: string): boolean {
  return secret.length >= secretMin && !/^\p{L}{1,11}$/u.test(secret);
}

/** A secret as it is, and as JSON and addresses write it. */
export function spellingsOf(secret: string): string[] {
  return [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)];
}

/** Everything an answer says. A cookie is how a refresh token is carried to its holder, so it is no echo. */
export function placesIn({ response }: Exchange): { readonly at: string; readonly text: string }[] {
  const headers = Object.entries(response.headers).filter(([name]) => name !== 'set-cookie');
  return [
    { at: 'body', text: response.text },
    ...headers.map(([name, value]) => ({ at: `header ${name}`, text: value })),
  ];
}
