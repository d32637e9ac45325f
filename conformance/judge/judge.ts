import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Command } from 'commander';
import { operations } from '../../generated/operations.js';
import type { RuleId } from '../../generated/rules.js';
import { type Bases, type Locate, locating, othersCalls, type SeenCall } from '../judging/observed-call.js';
import { createObserver, observedReport, passedNotes } from '../judging/observer.js';
import { createSecrets, secretsHandedOut, secretsIn, secretsSent } from '../judging/secrets.js';
import { readRecording } from '../recording/reading.js';
import { exchangeOf, type RecordingHead } from '../recording/recorded.js';
import { createNames } from '../report/names.js';
import { publish } from '../report/publish.js';
import type { Report } from '../report/report.js';
import { addTextOptions, describesTarget, type Given, refuse, warn } from '../run/options/settings.js';
import type { Exchange } from '../target/exchange.js';
import { isArray, isObject, parseJson } from '../target/json.js';
import type { Forms } from '../target/wire/form.js';
import { addOutputOptions, observedTexts, observingOptions } from './observing.js';

const manual = `
A recording of pdk conform --record or pdk proxy --record is judged as its run
was. A HAR (of a browser, of a proxy, of production) holds calls of others, of
whom nothing is known: it is judged only by what no honest service can have done.
Calls are told by method and address; where the service is not found by itself,
--people-url and its kin say where it was.

Nothing is sent. Files may be larger than memory.

Examples:
  pdk conform --record run.ndjson && pdk judge run.ndjson
  pdk judge browser.har --people-url https://staging.example/v1 --report json=report.json

Exit codes:
  0  every rule that something was seen of is kept
  1  a rule failed
  2  usage, or a file that cannot be read
  3  nothing was judged`;

/** `pdk judge`: judges recordings, without sending anything. */
export function judgeCommand(): Command {
  const command = new Command('judge').argument('<file...>', 'recordings, or HAR files');
  addTextOptions(command, (key) => observedTexts.has(key)).option('--target <file#name>', describesTarget);
  return addOutputOptions(command, 'reports and failures')
    .addHelpText('after', manual)
    .action(async (files: readonly string[], given: Given) => {
      const read = await observingOptions(given, process.env);
      if ('errors' in read) return refuse(command, read.errors);
      warn({ raw: read.raw });
      const report = await judgeFiles({
        ...read,
        files,
        onExchange: collecting(),
        now: () => performance.now(),
      });
      process.exitCode = await publish(read.held(report), read);
    });
}

/** Exchanges between two garbage collections. */
const every = 1000;

/**
 * Returns a function to call for each exchange, which collects garbage now and then. Files may be larger than memory, and V8
 * would let the heap grow to half as much again as is in use before it collects.
 */
function collecting(): () => void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  let exchanges = 0;
  return () => {
    exchanges += 1;
    if (exchanges % every === 0 && typeof collect === 'function') collect();
  };
}

export interface JudgeOptions {
  readonly files: readonly string[];
  /** The base addresses of the service: needed if they are not those of our contract. */
  readonly bases: Bases;
  readonly org?: string | undefined;
  readonly forms: Forms;
  readonly wanted: (rule: RuleId) => boolean;
  /** Leaves names in the report. */
  readonly raw: boolean;
  /** Called with each exchange that is judged. */
  readonly onExchange?: (exchange: Exchange) => void;
  /** A monotonic clock, in milliseconds. */
  readonly now: () => number;
}

/**
 * Judges recordings by every rule that needs no requests of its own; nothing is sent. Recordings of the kit are judged as their
 * runs were; others only by what no honest service can do. Throws a UsageError if a file cannot be read.
 */
export async function judgeFiles(options: JudgeOptions): Promise<Report> {
  const { files, bases, org, forms, wanted, raw, now } = options;
  const begunAt = now();
  const heads = await Promise.all(files.map(headIn));
  const isOurs = heads.every((head) => head?.callers === 'ours');
  const [head] = heads;
  const target = {
    peopleUrl: bases.peopleUrl ?? head?.target.peopleUrl ?? '',
    org: org ?? head?.target.org ?? '',
  };
  const secrets = createSecrets(target);
  const isNameless = heads.every((each) => each?.names === 'pseudonyms');
  const names =
    raw || isNameless ? undefined : createNames(target.peopleUrl === '' ? [] : [target.peopleUrl]);
  const observer = createObserver({
    wanted,
    secrets,
    names,
    callers: isOurs ? 'ours' : 'others',
    silent: new Map(heads.every((head) => head !== undefined) ? [] : [['text.utf8', misread]]),
  });
  const locate = locating(bases, forms);
  const isGuessed = Object.values(bases).every((base) => base === undefined);
  const passed = new Map<string, number>();
  const notes: string[] = [];
  let entries = 0;
  let complete = true;
  let firstAt: number | undefined;
  const pass = (because: string) => void passed.set(because, (passed.get(because) ?? 0) + 1);

  function see(exchange: Exchange, hasBody: boolean): void {
    options.onExchange?.(exchange);
    firstAt ??= exchange.sentAt;
    if (!isOurs) for (const secret of secretsSent(exchange)) secrets.add(secret);
    observer.see(exchange, hasBody);
    for (const secret of isOurs ? secretsIn(exchange) : secretsHandedOut(exchange)) secrets.add(secret);
  }

  for (const [index, file] of files.entries()) {
    observer.beginAnew();
    const origins = heads[index] ? undefined : await originsIn(file, bases, locate);
    const calls = othersCalls(locate, forms, org);
    for await (const item of readRecording(file)) {
      if (item.kind === 'head') for (const secret of item.head.secrets) secrets.add(secret);
      else if (item.kind === 'cut') {
        complete = false;
        notes.push(`${item.where}: judged up to there`);
      } else entries += 1;
      if (item.kind === 'passed') pass(item.because);
      if (item.kind === 'exchange') {
        if (item.recorded.cut) pass('cut, as their bodies are too long');
        else see(exchangeOf(item.recorded, forms), true);
      }
      if (item.kind === 'call') {
        const { origin } = new URL(item.call.url);
        const read = origins?.has(origin) === false ? undefined : calls.read(item.call);
        if (read?.kind === 'exchange') {
          target.peopleUrl ||= origin;
          see(read.exchange, read.hasBody);
        } else pass(read?.because ?? 'no calls of the service');
      }
    }
  }
  return observedReport(
    observer,
    wanted,
    {
      target,
      seed: head?.seed ?? 0,
      startedAt: firstAt ?? Date.now(),
      durationMs: Math.round(now() - begunAt),
      complete,
      notes: [...notes, ...passedNotes(passed, entries, 'entry', isGuessed)],
    },
    names,
  );
}

const misread = 'whoever recorded it may have misread the letters';

/** The head of a file; undefined if it is not a recording of the kit. */
async function headIn(file: string): Promise<RecordingHead | undefined> {
  for await (const item of readRecording(file)) return item.kind === 'head' ? item.head : undefined;
  return undefined;
}

/** The origins of the service, as its calls show them; undefined if base addresses were given. */
async function originsIn(
  file: string,
  bases: Bases,
  locate: Locate,
): Promise<ReadonlySet<string> | undefined> {
  if (Object.values(bases).some((base) => base !== undefined)) return undefined;
  const origins = new Set<string>();
  for await (const item of readRecording(file)) {
    if (item.kind === 'call' && showsService(item.call, locate)) origins.add(new URL(item.call.url).origin);
  }
  return origins;
}

/** Path segments that hardly any other service has. */
const distinctive = /[A-Z_]|^ledgers$|^invitations$/;

/**
 * Whether a call alone shows that it was sent to the service: other services have addresses that end in /find, too, and a
 * recording of a browser holds the traffic of all of them.
 */
function showsService({ method, url, requestText }: SeenCall, locate: Locate): boolean {
  const operation = locate(method, url)?.operation;
  if (operation === undefined) return false;
  if (operation === 'find') {
    const body = requestText === undefined ? undefined : parseJson(requestText);
    const matches = isObject(body) ? body['matches'] : undefined;
    return isArray(matches) && matches.some((match) => isObject(match) && isArray(match['fields']));
  }
  return operations[operation].path
    .split('/')
    .some((segment) => !segment.startsWith('{') && distinctive.test(segment));
}
