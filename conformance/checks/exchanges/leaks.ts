import { needles } from '../../../spec/exchange/needles.js';
import { type ExchangeJudge, nothing, once } from '../../scene/finding.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import type { ExchangeJudges, Known } from './judge.js';

const secretMin = 6;
/** Characters of a body that are searched: a refusal of many megabytes has other faults. */
const textMost = 4 * 1024 * 1024;

/** Where an answer repeats a secret. The secret itself is never shown. */
interface Leak {
  readonly at: string;
  /** Characters of the secret. */
  readonly length: number;
}

/** Searches an answer for secrets: as they are, and as JSON and addresses write them. */
type LeakSearch = (exchange: Exchange, secrets: readonly string[]) => Leak | undefined;

/** A search that spells secrets once for all answers that they are held against, and walks through each answer once. */
export function leakSearch(): LeakSearch {
  let spelled: readonly string[] = [];
  let all = needles([]);
  return (exchange, secrets) => {
    if (secrets.length !== spelled.length || secrets.some((secret, index) => secret !== spelled[index])) {
      spelled = secrets;
      all = needles(secrets.flatMap(spellingsOf));
    }
    for (const { at, text } of placesIn(exchange)) {
      if (!all.occurIn(text)) continue;
      const secret = secrets.find((each) => spellingsOf(each).some((spelling) => text.includes(spelling)));
      return { at, length: secret?.length ?? 0 };
    }
    return undefined;
  };
}

/** Text with half a letter has no spelling in an address. */
function spellingsOf(secret: string): readonly string[] {
  return [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(Buffer.from(secret).toString())];
}

/** Sections 5 and 7: no refusal repeats a secret. */
function noSecretEcho({ secrets }: Pick<Known, 'secrets'>): ExchangeJudge {
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
export function isTelling(secret: string): boolean {
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

export const leakJudges = { 'error.no-secret-echo': { begin: noSecretEcho } } satisfies ExchangeJudges;
