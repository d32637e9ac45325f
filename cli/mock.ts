import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { Command, InvalidArgumentError } from 'commander';
import type { Readings } from '../generated/questions.js';
import { banner, readyLine } from '../mocks/host/banner.js';
import type { ExchangeLine, Mock, MockOptions } from '../mocks/host/mock.js';
import { readOptions } from '../mocks/host/options.js';
import { type Started, startMock } from '../mocks/host/start.js';
import {
  checkReading,
  drawnIn,
  faultsIn,
  MockOptionError,
  profileIn,
} from '../mocks/options/option-values.js';
import { inProcesses, isFurther } from './processes.js';
import { collected, wholeFrom } from './values.js';

type Same =
  | ('port' | 'host' | 'seed' | 'people' | 'state' | 'credits' | 'now' | 'mutant')
  | ('https' | 'controlHost' | 'controlToken' | 'journalBytes');

/** Options that have the same name and value here as in process, and others. */
interface Flags extends Pick<MockOptions, Same> {
  readonly fixtures?: string;
  readonly cert?: string;
  readonly key?: string;
  readonly profile?: string;
  readonly reading?: Partial<Readings>;
  readonly overlay?: string;
  readonly watch?: boolean;
  /** False after `--no-control`. */
  readonly control: boolean;
  readonly controlPort?: number;
  readonly webhook?: readonly string[];
  readonly faults?: string;
  readonly webhookHost?: readonly string[];
  /** False after `--no-cors`. */
  readonly cors?: readonly string[] | false;
  readonly quiet?: boolean;
  readonly processes?: number;
  readonly json?: boolean;
}

export function command(): Command {
  return new Command('mock')
    .description('Run a mock of the People Data Service: stateful, seeded, with credentials ready.')
    .optionsGroup('Address:')
    .option('--port <number>', 'TCP port, 0 for any free one', wholeFrom(0), 4010)
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--https', 'serve over TLS, under HTTP/2 (h2) and HTTP/1.1, with a certificate made at the start')
    .option('--cert <file>', 'serve over TLS with this certificate, in PEM, and --key')
    .option('--key <file>', 'its private key, in PEM')
    .option('--cors <origin>', 'let only pages of this origin call (repeatable; default: of any)', collected)
    .option('--no-cors', 'let no page of another origin call')
    .optionsGroup('People and time:')
    .option(
      '--seed <number>',
      'seed of the people: the same seed gives the same ones (default: 1)',
      wholeFrom(0),
    )
    .option('--people <number>', 'number of generated people (default: 1000)', wholeFrom(0))
    .option('--fixtures <file>', 'people and organizations of your own, beside those: YAML or JSON')
    .option('--credits <number>', 'credits of the organization (default: without limit)', wholeFrom(0))
    .option(
      '--now <instant>',
      'time at the start, such as 2026-03-01T08:00:00Z (default: that of the machine)',
    )
    .optionsGroup('Behaviour:')
    .option(
      '--profile <file>',
      'YAML file with a reading per open question, or random:SEED, random-each:SEED',
    )
    .option('--reading <question=reading>', 'one reading, over the profile (repeatable)', addReading)
    .option('--overlay <file>', 'OpenAPI Overlay on the contract: serves what it moves, renames and adds')
    .option('--watch', 'adopt edits of spec/, profile, overlay and fixtures without a restart')
    .option('--faults <file>', 'YAML file of faults, as POST /faults takes them')
    .option('--mutant <id>', 'rule to break on purpose, to see whether a check detects it')
    .optionsGroup('Webhooks:')
    .option('--webhook <url>', 'receiver of change notifications (repeatable)', collected)
    .option(
      '--webhook-host <host>',
      'host that webhooks may be sent to, besides loopback (repeatable)',
      collected,
    )
    .optionsGroup('State:')
    .option(
      '--state <place>',
      'file to keep everything in, or database that several mocks share: postgres://…',
    )
    .option('--processes <number>', 'number of processes; several share a state (default: 1)', wholeFrom(1))
    .optionsGroup('Control plane:')
    .option(
      '--control-port <number>',
      'TCP port of the control plane (default: 4011, or a free one)',
      wholeFrom(0),
    )
    .option('--control-host <address>', 'address the control plane listens on', '127.0.0.1')
    .option('--control-token <text>', 'token of the control plane (default: a random one)')
    .option('--no-control', 'start no control plane')
    .option(
      '--journal-bytes <number>',
      'bytes of the journal (default: 16777216; 0: no journal)',
      wholeFrom(0),
    )
    .optionsGroup('Output:')
    .option('--quiet', 'do not log requests')
    .option('--json', 'print one line of JSON when ready')
    .action(run);
}

async function run(flags: Flags): Promise<void> {
  try {
    const { profile: file, reading, overlay, watch: watches, control, controlPort, ...others } = flags;
    const { webhook = [], webhookHost, faults, cert, key, https, quiet, json, processes, ...same } = others;
    if (inProcesses(processes ?? 1, same)) return;
    const chosen = file ? await profileIn(file) : { readings: {} };
    const profile = { ...chosen.readings, ...reading };
    const settings = await readOptions({
      ...same,
      profile,
      eachCall: chosen.eachCall,
      // With --watch, the overlay is read together with the other sources.
      overlay: watches ? undefined : overlay,
      webhooks: webhook.map((url) => ({ url })),
      faults: faults === undefined ? undefined : await faultsIn(faults),
      webhookHosts: webhookHost,
      controlPort: control ? (controlPort ?? 'usual') : undefined,
      https: await httpsIn(https, cert, key),
      onExchange: quiet ? undefined : log,
    });
    const started = await startMock(settings, quiet ? undefined : filing());
    const { mock, running } = started;
    const unwatch = watches ? await watch(flags, started, settings.mutant?.readings) : undefined;
    if (!isFurther()) {
      process.stdout.write(
        await (json ? readyLine(mock) : banner(mock, profile, running.world().contract, anybodyIn(running))),
      );
    }
    closeOnSignal(mock, unwatch);
  } catch (error) {
    if (!(error instanceof MockOptionError)) throw error;
    complain(error);
    process.exitCode = 2;
  }
}

/** Somebody to find, without drawing everybody. */
const anybodyIn = (running: Started['running']) => running.world().population.people.at(0);

/** Shows how many of a large number of people are filed: one line that is redrawn on a terminal, a line every few seconds elsewhere. */
function filing({ isTTY } = process.stderr): (share: number) => void {
  let toldAt = performance.now();
  return (share) => {
    if (performance.now() - toldAt < (isTTY ? 200 : 5000)) return;
    toldAt = performance.now();
    process.stderr.write(
      `${isTTY ? '\r' : ''}people: ${Math.floor(100 * share)}% are filed${isTTY ? '\r' : '\n'}`,
    );
  };
}

/** Reads a certificate and its key. Throws a MockOptionError if there is only one of them, or one cannot be read. */
async function httpsIn(https: Flags['https'], cert?: string, key?: string): Promise<MockOptions['https']> {
  if (cert === undefined && key === undefined) return https ?? false;
  if (cert === undefined || key === undefined)
    throw new MockOptionError(`--${cert ? 'cert' : 'key'} needs --${cert ? 'key' : 'cert'} as well.`);
  const [certificate, privateKey] = await Promise.all(
    [cert, key].map((file) =>
      readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        throw new MockOptionError(`${file}: cannot be read (${error.code}): check the path.`);
      }),
    ),
  );
  return { cert: certificate ?? '', key: privateKey ?? '' };
}

async function watch(
  { profile, overlay, fixtures, reading }: Flags,
  { mock, worlds }: Started,
  assumed: Partial<Readings> = {},
): Promise<() => void> {
  const { rootAbove, watchSources } = await import('../mocks/watch/watch.js');
  const root = rootAbove(process.cwd());
  const say = (text: string) => void process.stderr.write(`watch: ${text}\n`);
  const drawn = profile === undefined ? undefined : drawnIn(profile);
  const file = drawn ? undefined : profile;
  const places = [root && join(root, 'spec'), file, overlay, fixtures].filter(Boolean);
  say(places.length === 0 ? 'there is no spec/ here or above, and no file to watch' : places.join(', '));
  const chosen = { ...drawn?.readings, ...reading };
  const sources = { root, profile: file, overlay, fixtures, chosen, assumed };
  try {
    return await watchSources(sources, worlds, say);
  } catch (error) {
    await mock.close();
    throw error;
  }
}

/** The process ends by itself once nothing listens any more; a second signal ends it at once. */
function closeOnSignal(mock: Mock, unwatch: (() => void) | undefined): void {
  const stop = () => {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    unwatch?.();
    const closed = mock.close().catch((error: unknown) => {
      complain(error);
      process.exitCode = 3;
    });
    // The channel to a first process would keep this one alive.
    void closed.finally(() => process.disconnect?.());
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
}

function complain(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${styleText('red', 'error:', { stream: process.stderr })} ${message}\n`);
}

function log({ method, path, status, durationMs }: ExchangeLine): void {
  const colour = status === 0 || status >= 500 ? 'red' : status < 400 ? 'green' : 'yellow';
  const shown = styleText(colour, status === 0 ? 'reset' : String(status), { stream: process.stderr });
  // The path comes from outside: it must not send control characters to a terminal; its own escapes stay.
  process.stderr.write(
    `${method} ${encodeURI(path).replaceAll('%25', '%')} ${shown} ${durationMs.toFixed(1)} ms\n`,
  );
}

function addReading(text: string, before: Partial<Readings> = {}): Partial<Readings> {
  const [question = '', reading] = text.split('=', 2);
  if (reading === undefined) throw new InvalidArgumentError('It must look like session.lifetime=1-hour.');
  try {
    return { ...before, ...checkReading(question, reading, 'reading') };
  } catch (error) {
    throw new InvalidArgumentError(error instanceof Error ? error.message : String(error));
  }
}
