import { type OperationId, operations } from '../../../generated/operations.js';
import { needles } from '../../../spec/exchange/secret-forms.js';
import { each, type Judged } from '../../check/finding.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { type Json, leavesOf, textIn } from '../../target/json.js';
import { isRedirect } from '../../target/transport.js';
import { type ExchangeJudge, type ExchangeJudges, type Known, Memory } from './judge.js';

const beyondAscii = /[^\0-\x7f]/;
/** Answers that may hold such characters, plain or escaped. */
const telling = /[^\0-\x7f]|\\u/;
/** Longer texts, in characters, are ignored. A sent text may come back with something around it. */
const textLengthMax = 4096;

/** So many different garbled words in a member prove that the service garbles them. */
const garbledLeast = 2;

/** Sections 4.1 and 4.2: sent text is not garbled. Data that was garbled before has other texts of the same member that are intact. */
function asSent(): ExchangeJudge {
  const sent = new Set<string>();
  const shown = new Memory<Shown>();

  /** Returns the sent word that a text was before it was garbled, if it was. */
  const meantBy = (text: string) => wordsIn(misread(text)).find((word) => sent.has(word));

  return (exchange) => {
    const { operation, request, response } = exchange;
    for (const { value } of request.json === undefined ? [] : leavesOf(request.json))
      for (const word of wordsIn(value)) sent.add(word);
    if (sent.size === 0 || !isSuccess(exchange) || !telling.test(response.text)) return undefined;
    const texts = leavesOf(response.json).flatMap(({ at, value }) => {
      if (typeof value !== 'string' || value.length > textLengthMax || !beyondAscii.test(value)) return [];
      const member = `${operation} ${at.replace(/\[\d+\]/g, '')}`;
      const known = shown.known(member, { garbled: new Set(), isIntact: false });
      const meant = meantBy(value);
      if (meant !== undefined) known.garbled.add(meant);
      else if (misread(value) === undefined) known.isIntact = true;
      return [{ at, value, known, meant }];
    });
    return each(texts, ({ at, value, known, meant }) => {
      if (meant === undefined) return wordsIn(value).some((word) => sent.has(word)) || undefined;
      if (known.isIntact || known.garbled.size < garbledLeast) return undefined;
      return { at, expected: `"${meant}", as it was sent`, received: value };
    });
  };
}

interface Shown {
  readonly garbled: Set<string>;
  isIntact: boolean;
}

/** Returns the words with characters beyond ASCII. A single letter is none: it may occur by chance. */
function wordsIn(value: Json | undefined): string[] {
  if (typeof value !== 'string' || !beyondAscii.test(value)) return [];
  const words = value
    .normalize('NFC')
    .toLowerCase()
    .split(/[\s,;]+/);
  return words.filter((word) => word.length > 1 && beyondAscii.test(word));
}

/** The byte of each Windows-1252 character. Latin-1 is a part of it, except for control characters. */
const bytes = new Map(
  Array.from({ length: 256 }, (_, byte) => [
    new TextDecoder('windows-1252').decode(Uint8Array.of(byte)).charCodeAt(0),
    byte,
  ]),
);
const utf8 = new TextDecoder('utf-8');

/** Returns what a text was before its UTF-8 was decoded as Windows-1252 or Latin-1; undefined if it was not. */
function misread(text: string): string | undefined {
  const read = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    const byte = bytes.get(letter) ?? letter;
    if (byte > 255) return undefined;
    read[at] = byte;
  }
  const decoded = utf8.decode(read);
  return decoded.includes('\ufffd') || decoded === text ? undefined : decoded;
}

const secretMin = 6;
/** Only so many characters of a body are searched: an answer of many megabytes has other faults. */
const bodyMost = 4 * 1024 * 1024;

/** Returns a judge that an answer has none of these secrets, plain or escaped. Violations never show them; the search is prepared once. */
function holdsNone(expected: string): (exchange: Exchange, secrets: readonly string[]) => Judged {
  let prepared: readonly string[] = [];
  let search = needles([]);
  return (exchange, secrets) => {
    if (secrets.length === 0) return undefined;
    if (secrets.length !== prepared.length || secrets.some((secret, index) => secret !== prepared[index])) {
      prepared = secrets;
      search = needles(secrets.flatMap(spellingsOf));
    }
    const place = placesIn(exchange).find(({ text }) => search.occurIn(text));
    if (!place) return true;
    const isIn = (spelling: string) => place.text.includes(spelling);
    const { length } = secrets.find((each) => spellingsOf(each).some(isIn)) ?? '';
    return { at: place.at, expected, received: `a secret of ${length} characters` };
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
      ? undefined
      : judge(exchange, secrets().filter(isConclusive));
}

/** Whether a text identifies its owner: a single short word such as "password" or "Bearer" occurs in honest messages too. */
export function isConclusive(secret: string): boolean {
  return secret.length >= secretMin && !/^\p{L}{1,11}$/u.test(secret);
}

/** Returns the texts of an answer, but for cookies: those are how a refresh token gets to its owner. */
function placesIn({ response }: Exchange): { readonly at: string; readonly text: string }[] {
  const headers = Object.entries(response.headers).filter(([name]) => name !== 'set-cookie');
  return [
    { at: 'body', text: response.text.slice(0, bodyMost) },
    ...headers.map(([name, value]) => ({ at: `header ${name}`, text: value })),
  ];
}

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

/** Judges of sent text that comes back, and of secrets in error answers. */
export const textJudges = {
  'text.utf8': { begin: asSent },
  'error.no-secret-echo': { begin: noSecretEcho },
} satisfies ExchangeJudges;

/** Judges that remember the secrets which no later answer of the run may contain. */
export const secretJudges = {
  'apikey.full-never-again': neverAgain('createApiKey'),
  'sa.secret-once': neverAgain('createServiceAccount'),
  'sa.regen-secret-once': neverAgain('regenerateSecret'),
} satisfies ExchangeJudges;
