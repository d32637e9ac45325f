import { operations } from '../../generated/operations.js';
import type { RuleId } from '../../generated/rules.js';
import { type Locate, locating, notOfService, othersCalls, type SeenCall } from '../judging/observed-call.js';
import { createObserver } from '../judging/observer.js';
import { exchangeOf, type RecordingHead, readRecording } from '../recording/recorded.js';
import type { Report } from '../report/report.js';
import type { Exchange } from '../target/exchange.js';
import { isArray, isObject, parseJson } from '../target/json.js';
import { type Bases, basesOf } from '../target/target.js';
import type { Forms } from '../target/wire/form.js';

export interface JudgeOptions {
  readonly files: readonly string[];
  /** The base addresses of the service: needed if they are not those of our contract. */
  readonly bases: Bases;
  readonly org?: string | undefined;
  readonly forms: Forms;
  readonly wanted: (rule: RuleId) => boolean;
  readonly raw: boolean;
  /** Called with each exchange that is judged. */
  readonly onExchange?: (exchange: Exchange) => void;
  /** A monotonic clock, in milliseconds. */
  readonly now: () => number;
}

/** Judges recordings of the kit as their runs were, and others by what no honest service can do. Sends nothing. */
export async function judgeFiles(options: JudgeOptions): Promise<Report> {
  const { files, bases, org, forms, wanted, raw, now } = options;
  const begunAt = now();
  const heads = await Promise.all(files.map(headIn));
  const [head] = heads;
  const target = {
    peopleUrl: bases.peopleUrl ?? head?.target.peopleUrl ?? '',
    org: org ?? head?.target.org ?? '',
  };
  const observer = createObserver({
    target,
    wanted,
    raw: raw || heads.every((each) => each?.names === 'pseudonyms'),
    callers: heads.every((each) => each?.callers === 'ours') ? 'ours' : 'others',
    silent: heads.includes(undefined) ? { 'text.utf8': 'the recorder may have misread the letters' } : {},
  });
  const locate = locating(bases, forms);
  const isGuessed = basesOf(bases).length === 0;
  const notes: string[] = [];
  let firstAt: number | undefined;
  const see = (exchange: Exchange, hasBody = true): void => {
    options.onExchange?.(exchange);
    firstAt ??= exchange.sentAt;
    observer.see(exchange, hasBody);
  };

  for (const [index, file] of files.entries()) {
    observer.beginAnew();
    const origins = heads[index] || !isGuessed ? undefined : await originsIn(file, locate);
    const calls = othersCalls(locate, forms, org);
    for await (const item of readRecording(file)) {
      if (item.kind === 'head') observer.addSecrets(...item.head.secrets);
      else if (item.kind === 'cut') notes.push(`${item.where}: judged up to there`);
      else if (item.kind === 'passed') observer.pass(item.because);
      else if (item.kind === 'exchange') {
        if (item.recorded.cut) observer.pass('cut, as their bodies are too long');
        else see(exchangeOf(item.recorded, forms));
      } else {
        const { origin } = new URL(item.call.request.url);
        const read = origins?.has(origin) === false ? notOfService : calls(item.call);
        if (typeof read === 'string') observer.pass(read);
        else {
          target.peopleUrl ||= origin;
          see(read.exchange, read.hasBody);
        }
      }
    }
  }
  const report = observer.report({
    target,
    seed: head?.seed ?? 0,
    startedAt: firstAt ?? Date.now(),
    durationMs: Math.round(now() - begunAt),
    complete: notes.length === 0,
    notes,
    noun: 'entry',
    isGuessed,
  });
  // What is missing may have broken a rule: a recording that was cut off is never green.
  return notes.length > 0 && report.verdict === 'conformant'
    ? { ...report, verdict: 'proved-nothing' }
    : report;
}

/** The head of a file; undefined if it is not a recording of the kit. */
async function headIn(file: string): Promise<RecordingHead | undefined> {
  for await (const item of readRecording(file)) return item.kind === 'head' ? item.head : undefined;
  return undefined;
}

/** The origins of the service, as its calls show them. */
async function originsIn(file: string, locate: Locate): Promise<ReadonlySet<string>> {
  const origins = new Set<string>();
  for await (const item of readRecording(file)) {
    if (item.kind === 'call' && showsService(item.call, locate))
      origins.add(new URL(item.call.request.url).origin);
  }
  return origins;
}

/** Path segments that hardly any other service has. */
const distinctive = /[A-Z_]|^ledgers$|^invitations$/;

/** Whether a call alone shows that it was sent to the service: others have addresses that end in /find, too. */
function showsService({ request: { method, url, text } }: SeenCall, locate: Locate): boolean {
  const operation = locate(method, url)?.operation;
  if (operation === undefined) return false;
  if (operation === 'find') {
    const body = text === undefined ? undefined : parseJson(text);
    const matches = isObject(body) ? body['matches'] : undefined;
    return isArray(matches) && matches.some((match) => isObject(match) && isArray(match['fields']));
  }
  return operations[operation].path
    .split('/')
    .some((segment) => !segment.startsWith('{') && distinctive.test(segment));
}
