import { demo } from '../../spec/demo/demo.js';
import type { CredentialKind, Exchange } from '../target/exchange.js';
import type { Json } from '../target/json.js';
import type { Target } from '../target/target.js';
import { type Redactor, redactor } from './redact.js';
import type { FailedRule, Failure, KnownFailure, Report } from './report.js';
import { field, labelled, line, type Page, printable, short, type Tone } from './text.js';

/** A violation that a judge found, before secrets are removed. @default summary composed of the other members */
interface RawFailure extends Pick<Failure, 'at' | 'expected' | 'steps' | 'replay' | 'reproduced'> {
  readonly summary?: string;
  readonly received: Json | undefined;
  readonly exchanges: readonly [...Exchange[], Exchange];
}

const receivedMax = 2000;
const summaryMax = 120;

/** Redacts a failure for a report. A reader can set the secrets that are `named` as environment variables. */
export function failureOf(raw: RawFailure, secrets: readonly string[], named: NamedSecrets): Failure {
  const redact = redactor([...secrets, ...Object.values(named)]);
  const { text } = redact;
  const last = raw.exchanges.at(-1);
  const at = text(raw.at);
  const expected = text(raw.expected);
  // Redact before cutting: a cut through a secret would leave a part that is not recognized.
  const received = text(raw.received === undefined ? 'nothing' : JSON.stringify(raw.received));
  const composed = `at ${at}: expected ${expected}; received ${short(received, summaryMax)}`;
  return {
    summary: text(raw.summary ?? composed),
    at,
    expected,
    received: text(short(received, receivedMax)),
    ...(raw.steps === undefined ? {} : { steps: text(raw.steps) }),
    exchanges: raw.exchanges.map((exchange) => redact.exchange(exchange)),
    curl: last === undefined ? '' : curlOf(last, redact, named),
    replay: raw.replay,
    reproduced: raw.reproduced,
  };
}

/** Secrets by the name of the shell variable that replaces them. */
export type NamedSecrets = Readonly<Record<string, string>>;

/** Headers that the kit's HTTP client sets itself, as curl does. */
const ownHeaders = new Set(['host', 'content-length', 'connection', 'transfer-encoding', 'accept-encoding']);

/** Maximum characters of a body in a command line: operating systems limit an argument to 128 KiB. */
const bodyMost = 100_000;

/** The credentials of a target by the environment variables that pass them to `pdk conform`. */
export function namedSecretsOf(target: Target): NamedSecrets {
  const { token, apiKey, clientId, clientSecret, username, password } = target;
  const given = { token, apiKey, clientId, clientSecret, username, password };
  const variableOf = (key: string) => `PDK_${key.replace(/[A-Z]/g, '_$&').toUpperCase()}`;
  return Object.fromEntries(
    Object.entries(given).flatMap(([key, value]) => (value ? [[variableOf(key), value]] : [])),
  );
}

/** A POSIX shell command that sends a request again, with secrets as variables such as `$PDK_TOKEN`, or redacted. */
export function curlOf({ request, credential }: Exchange, redact: Redactor, named: NamedSecrets): string {
  const words = ['curl', '--silent', '--show-error', '--include'];
  words.push(...(request.method === 'HEAD' ? ['--head'] : ['--request', quote(request.method)]));
  if (/[[\]{}]/.test(request.url)) words.push('--globoff');
  if (/\/\.|%2e/i.test(request.url)) words.push('--path-as-is');
  words.push(quote(redact.text(request.url)));
  for (const [name, value] of Object.entries(request.headers)) {
    if (ownHeaders.has(name.toLowerCase())) continue;
    words.push('--header', headerWord(name, redact.header(name, value), credential));
  }
  if (request.text !== undefined) {
    const names = Object.keys(request.headers).map((name) => name.toLowerCase());
    if (!names.includes('content-type')) words.push('--header', quote('Content-Type:'));
    // A body beyond the limit of an argument is cut: only the replay token sends all of it.
    const cut = request.text.length <= bodyMost ? '' : ` [… of ${request.text.length} characters in all]`;
    const text = request.text.slice(0, bodyMost) + cut;
    words.push('--data-raw', bodyWord(text, named, redact.text));
  }
  return words.join(' ');
}

/** Quotes `text` as one word of a POSIX shell. A word cannot contain NUL, so it becomes the symbol ␀. */
export function quote(text: string): string {
  const whole = text.replaceAll('\0', '\u2400');
  return /^[\w@%+=:,./-]+$/.test(whole) ? whole : `'${whole.replaceAll("'", `'\\''`)}'`;
}

function headerWord(name: string, value: string, credential: CredentialKind): string {
  const lower = name.toLowerCase();
  if (value === '') return quote(`${name};`);
  if (lower === 'authorization') {
    const scheme = /^(\S+) /.exec(value)?.[1];
    return `${quote(`${name}: ${scheme ? `${scheme} ` : ''}`)}"$${credentialVariable(credential)}"`;
  }
  return lower === 'cookie' ? `${quote(`${name}: `)}"$PDK_COOKIE"` : quote(`${name}: ${value}`);
}

function credentialVariable(credential: CredentialKind): string {
  if (credential === 'token') return 'PDK_TOKEN';
  if (credential === 'api-key') return 'PDK_API_KEY';
  return `PDK_${credential.replaceAll('-', '_').toUpperCase()}_TOKEN`;
}

/** Quotes a text as one word in which named secrets are variables. */
function bodyWord(text: string, named: NamedSecrets, hide: (text: string) => string): string {
  const names = new Map(
    Object.entries(named).flatMap(([name, secret]) =>
      [secret, JSON.stringify(secret).slice(1, -1)].map((form) => [form, name] as const),
    ),
  );
  const longestFirst = [...names.keys()].toSorted((a, b) => b.length - a.length);
  const forms = longestFirst.map((form) => form.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  const parts = forms.length === 0 ? [text] : text.split(new RegExp(`(${forms.join('|')})`));
  const words = parts.map((part, at) => {
    if (at % 2 === 1) return `"$${names.get(part)}"`;
    return part === '' ? '' : quote(hide(part));
  });
  return words.join('') || "''";
}

/** Maximum characters shown of a body; the JSON report has more of it. */
const requestMax = 2000;
const responseMax = 400;

/** Renders a broken rule: its sentence, the smallest request, what was expected, and how to reproduce it. */
export function failureText(rule: FailedRule, target: Report['target'], { width, paint }: Page): string[] {
  const { id, section, basis, says, quote, failure } = rule;
  const { summary, exchanges, curl, replay } = failure;
  return [
    `${paint('bad', 'FAIL')} ${paint('strong', id)} · section ${section} · ${basis}`,
    ...labelled('  ', says, width),
    ...(quote === undefined ? [] : labelled('  the document: ', `“${quote}”`, width)),
    '',
    ...(summary.includes(failure.expected) ? [] : labelled('  ', printable(summary), width)),
    ...(['steps', 'at', 'expected', 'received'] as const).flatMap((name) =>
      failure[name] === undefined ? [] : field(name, failure[name], width),
    ),
    ...exchanges.flatMap(({ request, response }) => [
      line('request', `${request.method} ${request.url}`),
      ...(request.body === undefined ? [] : [line('', short(request.body, requestMax))]),
      line('response', `${response.status} ${short(response.body, responseMax)}`),
    ]),
    line('curl', curl),
    // A failure in a recording has no replay token.
    ...(replay === '' ? [] : [line('replay', replayLine(failure, target))]),
    ...field('reproduced', reproducedText(failure), width),
  ];
}

/** `3 of 3`, `1 of 3 (flaky)` or `not retried`. */
export function reproducedText({ reproduced }: Failure): string {
  const [, word, times, of] = /^(REPRODUCED|FLAKY) (\d+)\/(\d+)$/.exec(reproduced) ?? [];
  if (word === undefined) return reproduced.toLowerCase();
  return `${times} of ${of}${word === 'FLAKY' ? ' (flaky)' : ''}`;
}

/** The command that replays the case against the same target, with its credentials in environment variables. */
export function replayLine({ replay }: Failure, { peopleUrl, identityUrl, org }: Report['target']): string {
  if (peopleUrl === demo.peopleUrl) return `pdk conform --replay ${replay}`;
  const identity = identityUrl === undefined ? '' : ` --identity-url ${quote(identityUrl)}`;
  return `pdk conform --people-url ${quote(peopleUrl)}${identity} --org ${quote(org)} --replay ${replay}`;
}

export function knownLine({ rule, operation, reason, owner, ticket, expires }: KnownFailure): string {
  const track = ticket === undefined ? '' : ` · ${ticket}`;
  return `${rule} at ${operation} · ${owner}${track} · until ${expires}: ${reason}`;
}

/** What a report says of known failures, by kind. Those in a bad tone fail the run. */
export function knownGroups({ rules, baseline }: Report) {
  const { fixed = [], expired = [], unjudged = [] } = baseline ?? {};
  const expiry = 'fix them, or extend them: pdk baseline update --renew';
  const known = rules.flatMap((rule) => rule.known ?? []);
  const group = (tone: Tone, says: string, entries: readonly KnownFailure[]) =>
    entries.length === 0 ? [] : [{ tone, says, entries }];
  return [
    ...group('bad', 'Known failures that hold again (pdk baseline update removes them)', fixed),
    ...group('bad', `Known failures that have expired (${expiry})`, expired),
    ...group('doubtful', 'Known failures, which do not fail the run', known),
    ...group('quiet', 'Known failures that this run did not observe', unjudged),
  ];
}
