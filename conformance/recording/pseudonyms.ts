import { createHmac, randomBytes } from 'node:crypto';
import { secretSearch } from '../../spec/exchange/secret-forms.js';
import { hideCookie, hideHeader, hideNamed, isSecretName } from '../../spec/exchange/secret-names.js';
import { isConclusive } from '../checks/exchanges/texts.js';
import { createSecrets, secretsIn } from '../judging/secrets.js';
import { createNames } from '../report/names.js';
import type { Exchange } from '../target/exchange.js';
import type { Json } from '../target/json.js';
import { addressesOf, type Target } from '../target/target.js';
import { rowsOf } from '../target/wire/csv.js';
import type { RecordedExchange } from './recorded.js';

/** Headers of the protocol, which hold no names. */
const protocolHeaders =
  /^(accept.*|age|allow|cache-control|connection|content-.*|date|etag|expires|host|last-modified|retry-after|server|transfer-encoding|user-agent|vary|via|www-authenticate)$/i;
/** A service may refuse a body with more characters, so such a body is padded to its original length. */
const textLengthMax = 100_000;
/** Maximum characters of a CSV that is searched for people. */
const csvMost = 4 * 1024 * 1024;
/** The minimum length of a secret that an answer hands out: shorter ones cannot be distinguished from words. */
const secretLeast = 12;

/** Collects the people and secrets in the exchanges of a recording, and replaces them by pseudonyms, unless it is raw. */
export function createPseudonyms(target: Target, raw: boolean) {
  const given = createSecrets(target).hidden();
  const seen = createSecrets({ peopleUrl: target.peopleUrl, org: target.org });
  const people = createNames(addressesOf(target));
  return {
    /** Collects names and secrets of an exchange. Has to be called for all exchanges before the first is hidden. */
    learn(exchange: Exchange): void {
      if (raw) return;
      const { request, response } = exchange;
      people.learn(request.json);
      people.learn(response.json);
      people.learn(fieldsIn(new URL(request.url).search));
      if (request.json === undefined && request.text !== undefined) people.learn(fieldsIn(request.text));
      const isCsv = /csv/i.test(response.headers['content-type'] ?? '');
      if (isCsv && response.text.length <= csvMost) people.learn(rowsOf(response.text));
      for (const secret of [...secretsIn(exchange), ...credentialsIn(request.headers)]) seen.add(secret);
    },
    /** Makes the form in which exchanges and the given secrets are written; equal values stay equal. */
    hiding() {
      if (raw) return { given, exchange: (recorded: RecordedExchange) => recorded };
      const pseudonymOf = pseudonymsOf(new Set(given));
      const isSought = (secret: string) => isConclusive(secret) && !made.test(secret);
      const secrets = secretSearch([...given, ...seen.all()].filter(isSought));
      const withoutSecrets = (text: string) => secrets.replace(text, pseudonymOf);
      const hide = (text: string) => people.hide(hideNamed(withoutSecrets(text), pseudonymOf));
      const body = (text: string) =>
        text.length > textLengthMax ? hide(text).padEnd(text.length) : hide(text);
      const headers = (all: Readonly<Record<string, string>>) =>
        Object.fromEntries(
          Object.entries(all).map(([name, value]) => {
            const without = hideHeader(name, withoutSecrets(value), pseudonymOf);
            const mayName = !isSecretName(name) && !protocolHeaders.test(name);
            return [name, mayName ? people.hide(without) : without];
          }),
        );
      return {
        given: given.map(pseudonymOf),
        exchange: ({ request, response, ...recorded }: RecordedExchange): RecordedExchange => ({
          ...recorded,
          ...(recorded.named === undefined ? {} : { named: recorded.named.map(hide) }),
          request: {
            ...request,
            url: hide(request.url),
            headers: headers(request.headers),
            text: request.text === undefined ? undefined : body(request.text),
          },
          response: {
            ...response,
            headers: headers(response.headers),
            cookies: response.cookies.map((cookie) => hideCookie(cookie, pseudonymOf)),
            text: body(response.text),
          },
        }),
      };
    },
  };
}

/** What a pseudonym of a secret looks like. */
const made = /^(?:secret-[0-9a-f]{16}|hidden[a-p]{5})$/;

/** Equal secrets get the same pseudonym, which judges treat like the secret, and from which none can be guessed. */
function pseudonymsOf(given: ReadonlySet<string>) {
  const key = randomBytes(32);
  return (secret: string): string => {
    if (secret === '' || made.test(secret)) return secret;
    const bytes = createHmac('sha256', key).update(secret).digest();
    const isSecret = isConclusive(secret) && (secret.length >= secretLeast || given.has(secret));
    if (isSecret) return `secret-${bytes.toString('hex').slice(0, 16)}`;
    return `hidden${[...bytes.subarray(0, 5)].map((byte) => 'abcdefghijklmnop'[byte % 16]).join('')}`;
  };
}

function credentialsIn(headers: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(headers)
    .flatMap(([name, value]) => {
      if (/^cookie$/i.test(name))
        return value.split(';').map((pair) => pair.slice(pair.indexOf('=') + 1).trim());
      return isSecretName(name) ? [value.replace(/^\S+\s+/, '')] : [];
    })
    .filter((each) => each.length >= secretLeast);
}

const fieldsIn = (text: string): Json => Object.fromEntries(new URLSearchParams(text));
