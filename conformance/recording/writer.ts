import { createHmac, randomBytes } from 'node:crypto';
import { closeSync, createReadStream, openSync, rmSync, writeSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { harEntry } from '../../spec/exchange/har-entry.js';
import { kit } from '../../spec/exchange/kit.js';
import { secretSearch } from '../../spec/exchange/secret-forms.js';
import { hideCookie, hideHeader, hideNamed, isSecretName } from '../../spec/exchange/secret-names.js';
import { writeWhole } from '../../spec/source/whole-file.js';
import { isConclusive } from '../checks/exchanges/texts.js';
import { createSecrets, secretsIn } from '../judging/secrets.js';
import { createNames } from '../report/names.js';
import type { RunEvent } from '../run/events.js';
import type { RunOptions } from '../run/run-options.js';
import type { Exchange } from '../target/exchange.js';
import type { Json } from '../target/json.js';
import { addressesOf, type Target } from '../target/target.js';
import { rowsOf } from '../target/wire/csv.js';
import { headOf, ownMember, type RecordedExchange, type RecordingHead, recordedOf } from './recorded.js';

/** How the beginning, each exchange, the separators and the end of a recording are written. */
const forms = {
  /** One line for the head, and one for each exchange. */
  ndjson: {
    begin: (head: RecordingHead) => `${lineOf(head)}\n`,
    exchange: (recorded: RecordedExchange): object => recorded,
    between: '\n',
    end: '\n',
  },
  /** HTTP Archive 1.2, for traffic viewers; `pdk judge` reads it like the other format. */
  har: {
    begin: (head: RecordingHead) =>
      `{"log":{"version":"1.2","creator":${JSON.stringify(kit)},"${ownMember}":${JSON.stringify(head)},"pages":[],"entries":[\n`,
    exchange({ request, response, ...own }: RecordedExchange): object {
      const timeMs = Math.max(0, own.receivedAt - own.sentAt);
      return { ...harEntry({ startedMs: own.sentAt, timeMs, request, response }), [ownMember]: own };
    },
    between: ',\n',
    end: '\n]}}\n',
  },
};

export interface WantedRecording {
  readonly format: 'ndjson' | 'har';
  readonly file: string;
}

export interface RecordingOptions {
  readonly files: readonly [WantedRecording, ...WantedRecording[]];
  readonly target: Target;
  readonly seed: number;
  readonly startedAt: number;
  /** Whether the calls are those of a run, or of unknown callers. */
  readonly callers: RecordingHead['callers'];
  /** Keeps secrets and names as they were sent. */
  readonly raw: boolean;
}

/** Records exchanges. A later one may show that an earlier one has a name, so all are spooled first, and hidden at the end. */
export function createRecording({ files, target, seed, startedAt, callers, raw }: RecordingOptions) {
  const [{ file: first }] = files;
  const spool = createSpool(join(dirname(resolve(first)), `.${basename(first)}.${process.pid}.spool`));
  const pseudonyms = createPseudonyms(target, raw);
  let exchanges = 0;
  return {
    add(exchange: Exchange): void {
      pseudonyms.learn(exchange);
      spool.add(lineOf(recordedOf(exchange)));
      exchanges += 1;
    },
    /** Writes each file atomically, so that a reader sees the old one or the whole new one. Returns the number of exchanges. */
    async finish(): Promise<number> {
      const hiding = pseudonyms.hiding();
      const head = headOf({
        target,
        seed,
        callers,
        startedAt: new Date(startedAt).toISOString(),
        names: raw ? 'raw' : 'pseudonyms',
        secrets: hiding.given,
      });
      async function* textsOf({ begin, exchange, between, end }: (typeof forms)['har']) {
        yield begin(head);
        let before = '';
        for await (const text of spool.read()) {
          yield before + lineOf(exchange(hiding.exchange(JSON.parse(text))));
          before = between;
        }
        yield end;
      }
      try {
        for (const { file, format } of files) await writeWhole('the recording', file, textsOf(forms[format]));
      } finally {
        spool.close();
      }
      return exchanges;
    },
  };
}

/** JSON in one line: whoever reads lines takes U+2028 and U+2029 for ends of a line, too. */
const lineOf = (value: object): string =>
  JSON.stringify(value).replace(/[\u2028\u2029]/g, (end) => (end === '\u2028' ? '\\u2028' : '\\u2029'));

/** Lines in a file without a name: if the process is killed before names are hidden, none is left on disk. */
function createSpool(file: string) {
  const handle = openSync(file, 'w+', 0o600);
  rmSync(file);
  return {
    add: (line: string): void => void writeSync(handle, `${line}\n`),
    read: (): AsyncIterable<string> =>
      createInterface({ input: createReadStream(file, { fd: handle, start: 0, autoClose: false }) }),
    close: (): void => closeSync(handle),
  };
}

/** Wraps a run to record its exchanges. @param performing checks a target, and yields its events */
export function recordedRun(
  performing: (options: RunOptions) => AsyncIterable<RunEvent>,
  files: RecordingOptions['files'],
  { target, seed = 1, raw = false, now = Date.now }: RunOptions,
) {
  const recording = createRecording({ files, target, seed, startedAt: now(), callers: 'ours', raw });
  return {
    async *run(options: RunOptions): AsyncGenerator<RunEvent, void> {
      for await (const event of performing({ ...options, exchanges: true })) {
        if (event.kind === 'exchange') recording.add(event.exchange);
        else yield event;
      }
    },
    /** Writes the files with the exchanges so far, and returns their number. Throws an Error with a message for users. */
    finish: recording.finish,
  };
}

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
function createPseudonyms(target: Target, raw: boolean) {
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
