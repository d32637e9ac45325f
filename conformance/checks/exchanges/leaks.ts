import { type OperationId, operations } from '../../../generated/operations.js';
import { needles } from '../../../spec/exchange/needles.js';
import { type ExchangeJudge, type Finding, nothing, once } from '../../scene/finding.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { isObject } from '../../target/json.js';
import type { ExchangeJudges, Known } from './judge.js';

const secretMin = 6;
/** Characters of a body that are searched: a refusal of many megabytes has other faults. */
const textMost = 4 * 1024 * 1024;

/**
 * Judges that an answer holds none of some secrets: as they are, and as JSON and addresses write them. It spells secrets
 * once for all answers that they are held against, and walks through each answer once. No secret itself is ever shown.
 */
function holdsNone(expected: string): (exchange: Exchange, secrets: readonly string[]) => Finding {
  let spelled: readonly string[] = [];
  let all = needles([]);
  return (exchange, secrets) => {
    if (secrets.length === 0) return nothing;
    if (secrets.length !== spelled.length || secrets.some((secret, index) => secret !== spelled[index])) {
      spelled = secrets;
      all = needles(secrets.flatMap(spellingsOf));
    }
    const place = placesIn(exchange).find(({ text }) => all.occurIn(text));
    return once(place === undefined, () => {
      const isIn = (spelling: string) => place?.text.includes(spelling);
      const secret = secrets.find((each) => spellingsOf(each).some(isIn));
      const received = `a secret of ${secret?.length ?? 0} characters`;
      return { at: place?.at ?? 'body', expected, received };
    });
  };
}

/** Text with half a letter has no spelling in an address. */
function spellingsOf(secret: string): readonly string[] {
  return [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(Buffer.from(secret).toString())];
}

/** Sections 5 and 7: no refusal repeats a secret. */
function noSecretEcho({ secrets }: Pick<Known, 'secrets'>): ExchangeJudge {
  const judge = holdsNone('no token, secret or password in a refusal');
  return (exchange) => (isSuccess(exchange) ? nothing : judge(exchange, secrets().filter(isTelling)));
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

/** Operations whose answers show a secret, and the member that holds it, come from the contract. */
type SecretOperation = {
  [Id in OperationId]: (typeof operations)[Id]['resource'] extends { readonly secret: string } ? Id : never;
}[OperationId];

/** Shorter ones may occur by chance. */
const onceMin = 8;
/** Longer ones are no secrets that anybody uses, and more of them than a run makes are none that it has to know. */
const [secretMost, secretsMost] = [16 * 1024, 500];

/**
 * Sections 4.3 and 5: a secret is in the answer that makes it, and in no other one. Every byte that comes later is
 * searched, whatever it answers; a violation never shows the secret itself.
 */
function neverAgain(operation: SecretOperation): ExchangeJudge {
  const seen: string[] = [];
  const judge = holdsNone('no secret that an earlier answer has shown');
  return (exchange) => {
    const made = secretIn(exchange, operation);
    // The answer to a creation may show what it makes, also where that is no news: another rule wants it to be.
    const forbidden = seen.filter((secret) => secret !== made);
    if (made !== undefined && seen.length < secretsMost && !seen.includes(made)) seen.push(made);
    return judge(exchange, forbidden);
  };
}

function secretIn(exchange: Exchange, made: SecretOperation): string | undefined {
  const { json } = exchange.response;
  if (exchange.operation !== made || !isSuccess(exchange) || !isObject(json)) return undefined;
  const secret = json[operations[made].resource.secret];
  return typeof secret === 'string' && secret.length >= onceMin && secret.length <= secretMost
    ? secret
    : undefined;
}

/** Judges of secrets in refusals. */
export const leakJudges = { 'error.no-secret-echo': { begin: noSecretEcho } } satisfies ExchangeJudges;

/** Judges that remember over a whole run what no later answer may hold. */
export const secretJudges = {
  'apikey.full-never-again': { begin: () => neverAgain('createApiKey') },
  'sa.secret-once': { begin: () => neverAgain('createServiceAccount') },
  'sa.regen-secret-once': { begin: () => neverAgain('regenerateSecret') },
} satisfies ExchangeJudges;
