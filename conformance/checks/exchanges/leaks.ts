import { type OperationId, operations } from '../../../generated/operations.js';
import { needles } from '../../../spec/exchange/needles.js';
import { type ExchangeJudge, type Finding, nothing, once } from '../../scene/finding.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { isRedirect } from '../../target/redirect.js';
import { textIn } from '../../target/wire/members.js';
import type { ExchangeJudges, Known } from './judge.js';

const secretMin = 6;
/** Only so many characters of a body are searched: an answer of many megabytes has other faults. */
const textMost = 4 * 1024 * 1024;

/**
 * Returns a judge that an answer contains none of the given secrets, neither plain nor escaped as in JSON or a URL. The
 * search is prepared once per set of secrets and reads each answer once. Violations never show the secret.
 */
function holdsNone(expected: string): (exchange: Exchange, secrets: readonly string[]) => Finding {
  let prepared: readonly string[] = [];
  let search = needles([]);
  return (exchange, secrets) => {
    if (secrets.length === 0) return nothing;
    if (secrets.length !== prepared.length || secrets.some((secret, index) => secret !== prepared[index])) {
      prepared = secrets;
      search = needles(secrets.flatMap(spellingsOf));
    }
    const place = placesIn(exchange).find(({ text }) => search.occurIn(text));
    return once(place === undefined, () => {
      const isIn = (spelling: string) => place?.text.includes(spelling);
      const secret = secrets.find((each) => spellingsOf(each).some(isIn));
      const received = `a secret of ${secret?.length ?? 0} characters`;
      return { at: place?.at ?? 'body', expected, received };
    });
  };
}

/** Encodes by way of a buffer, because encodeURIComponent throws for a lone surrogate. */
function spellingsOf(secret: string): readonly string[] {
  return [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(Buffer.from(secret).toString())];
}

/** Sections 5 and 7: no error response repeats a secret. A redirect is none, and repeats the address, which may have held one. */
function noSecretEcho({ secrets }: Pick<Known, 'secrets'>): ExchangeJudge {
  const judge = holdsNone('no token, secret or password in a refusal');
  return (exchange) =>
    isSuccess(exchange) || isRedirect(exchange.response)
      ? nothing
      : judge(exchange, secrets().filter(isTelling));
}

/** Whether a text identifies its owner: a single short word such as "password" or "Bearer" occurs in honest messages too. */
export function isTelling(secret: string): boolean {
  return secret.length >= secretMin && !/^\p{L}{1,11}$/u.test(secret);
}

/** Returns the texts of an answer, but for cookies: those are how a refresh token gets to its owner. */
function placesIn({ response }: Exchange): { readonly at: string; readonly text: string }[] {
  const headers = Object.entries(response.headers).filter(([name]) => name !== 'set-cookie');
  return [
    { at: 'body', text: response.text.slice(0, textMost) },
    ...headers.map(([name, value]) => ({ at: `header ${name}`, text: value })),
  ];
}

/** The operations that return a secret, by the contract. */
type SecretOperation = {
  [Id in OperationId]: (typeof operations)[Id]['resource'] extends { readonly secret: string } ? Id : never;
}[OperationId];

/** Shorter secrets may occur by chance. */
const onceMin = 8;
/** Limits of what is remembered: real secrets are shorter, and a run creates fewer of them. */
const [secretMost, secretsMost] = [16 * 1024, 500];

/** Sections 4.3 and 5: a secret is in the answer that creates it and in none that any operation returns later. */
const neverAgain = (operation: SecretOperation) => ({
  begin(): ExchangeJudge {
    const seen: string[] = [];
    const judge = holdsNone('no secret that an earlier answer has shown');
    const { secret: name } = operations[operation].resource;
    return (exchange) => {
      const { json } = exchange.response;
      const isMade = exchange.operation === operation && isSuccess(exchange);
      const made = isMade ? textIn(json, name) : undefined;
      // A creation may return its secret even if it is not a new one: that breaks another rule.
      const forbidden = seen.filter((secret) => secret !== made);
      const isSecret = made !== undefined && made.length >= onceMin && made.length <= secretMost;
      if (isSecret && seen.length < secretsMost && !seen.includes(made)) seen.push(made);
      return judge(exchange, forbidden);
    };
  },
});

/** Judges of secrets in error answers. */
export const leakJudges = { 'error.no-secret-echo': { begin: noSecretEcho } } satisfies ExchangeJudges;

/** Judges that remember the secrets which no later answer of the run may contain. */
export const secretJudges = {
  'apikey.full-never-again': neverAgain('createApiKey'),
  'sa.secret-once': neverAgain('createServiceAccount'),
  'sa.regen-secret-once': neverAgain('regenerateSecret'),
} satisfies ExchangeJudges;
