import { type ExchangeJudge, nothing, once } from '../../scene/finding.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';

const secretMin = 6;
/** Characters of a body that are searched: a refusal of many megabytes has other faults. */
const textMost = 4 * 1024 * 1024;

/** Where an answer repeats a secret. The secret itself is never shown. */
export interface Leak {
  readonly at: string;
  /** Characters of the secret. */
  readonly length: number;
}

/** Searches an answer for secrets: as they are, and as JSON and addresses write them. */
export type LeakSearch = (exchange: Exchange, secrets: readonly string[]) => Leak | undefined;

/** A search that spells each secret once, however many answers it is held against. */
export function leakSearch(): LeakSearch {
  const spelled = new Map<string, readonly string[]>();
  const spellingsOf = (secret: string): readonly string[] => {
    const known = spelled.get(secret);
    if (known) return known;
    const spellings = [...new Set([secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)])];
    spelled.set(secret, spellings);
    return spellings;
  };
  return (exchange, secrets) => {
    const places = placesIn(exchange);
    for (const secret of secrets) {
      const spellings = spellingsOf(secret);
      const place = places.find(({ text }) => spellings.some((spelling) => text.includes(spelling)));
      if (place) return { at: place.at, length: secret.length };
    }
    return undefined;
  };
}

/** Sections 5 and 7: no refusal repeats a secret. */
export function noSecretEcho(secrets: () => readonly string[]): ExchangeJudge {
  const search = leakSearch();
  return (exchange) => {
    if (isSuccess(exchange)) return nothing;
    const known = secrets().filter(isTelling);
    if (known.length === 0) return nothing;
    const leak = search(exchange, known);
    return once(leak === undefined, () => ({
      at: leak?.at ?? 'body',
      expected: 'no token, secret or password in a refusal',
      received: `a secret of ${leak?.length ?? 0} characters`,
    }));
  };
}

/** A single short word, such as "password", "Bearer" or "deleted", stands in honest messages as well. */
function isTelling(secret: string): boolean {
  return secret.length >= secretMin && !/^\p{L}{1,11}$/u.test(secret);
}

/** Everything an answer says. A cookie is how a refresh token is carried to its holder, so it is no echo. */
function placesIn({ response }: Exchange): { readonly at: string; readonly text: string }[] {
  const headers = Object.entries(response.headers).filter(([name]) => name !== 'set-cookie');
  return [
    { at: 'body', text: response.text.slice(0, textMost) },
    ...headers.map(([name, value]) => ({ at: `header ${name}`, text: value })),
  ];
}
