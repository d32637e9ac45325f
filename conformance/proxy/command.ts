import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Command } from 'commander';
import { addObserving, type ObservingOptions, observingOptions } from '../judge/observing.js';
import { publish } from '../report/publish.js';
import { printable } from '../report/text.js';
import { explain } from '../run/events.js';
import { connectionOf, unwritable } from '../run/options/command-line.js';
import { type Given, refuse, warn } from '../run/options/options.js';
import { formLimits } from '../target/limits.js';
import type { Target } from '../target/target.js';
import { createForwarder, routesTo } from './forward.js';
import type { FirstBroken, PassedCall, Watched, WatchOptions } from './watching.js';

const manual = `
Point a client at the URLs that are printed. Requests and responses are forwarded
byte for byte, without buffering; a copy is judged in a separate thread. Nothing
is known of the callers, so the service fails only for what no correct one can
have done. The first failure of each rule is printed at once; Ctrl-C ends the
proxy and prints the report.

Each interface has the same path at the proxy as at the service.

Examples:
  pdk proxy --people-url https://staging.example/people/v1 \\
    --identity-url https://staging.example/identity/v1 --port 4015
  pdk proxy --people-url http://127.0.0.1:4010/people/v1 --record traffic.ndjson

Exit codes:
  0  conformant: every rule that was exercised is kept
  1  a rule failed
  2  usage or configuration
  3  nothing was judged, or the proxy broke`;

/** How the service is reached. */
const reaching = ['ca', 'clientCert', 'clientKey', 'clientKeyPassphrase', 'insecure'] as const;

export function proxyCommand(): Command {
  const command = new Command('proxy');
  return addObserving(command, ...reaching, 'maxBody', 'record')
    .option('--port <n>', 'TCP port on this machine, 0 for any free one', '4015')
    .addHelpText('after', manual)
    .action(async (given: Given & { readonly port: string }) => {
      const read = await observingOptions(given, process.env);
      if ('errors' in read) return refuse(command, read.errors);
      process.exitCode = await proxy({ ...read, ...passingOptions(command, read, given.port) });
    });
}

/** Reads where calls come in and go to, and what is kept of them. */
function passingOptions(command: Command, { asked, bases, org = '' }: ObservingOptions, given: string) {
  const { value, settings, fail, errors } = asked;
  const connection = connectionOf(asked, {});
  if (settings.proxy) fail(`${settings.proxy.from}: pdk proxy cannot use another proxy.`);
  const port = /^\d{1,5}$/.test(given) ? Number(given) : Number.NaN;
  if (!(port <= 65_535)) fail(`--port "${given}" is not a port: a number from 0 to 65535.`);
  const record = value('record');
  const obstacle = record === undefined ? undefined : unwritable(record);
  if (obstacle !== undefined) fail(obstacle);
  const bodyBytes = Math.min(value('maxBody') ?? formLimits.judgedBytes, formLimits.judgedBytes);
  const { peopleUrl } = bases;
  if (peopleUrl === undefined && errors.length === 0)
    fail('--people-url is missing: the base URL of the service to forward requests to.');
  if (peopleUrl === undefined || errors.length > 0) return refuse(command, errors);
  const target: Target = { ...bases, peopleUrl, org };
  return { target, routes: routesTo(target), port, bodyBytes, connection, record };
}

/** How long pending calls may still take when the proxy is stopped. */
const graceMs = 5000;

async function proxy(options: ObservingOptions & ReturnType<typeof passingOptions>): Promise<number> {
  const { target, org, overlay, rules, raw, record, routes, json, verbose, connection, bodyBytes } = options;
  const say = (text: string) => (json ? process.stderr : process.stdout).write(`${text}\n`);
  warn({ insecure: connection.insecure, raw });
  const watching = watchingThread(
    { target, org, overlay, rules, raw, record },
    ({ rule, method, path, status }) => say(printable(`FAIL ${rule} · ${method} ${path} → ${status}`)),
  );
  const { see: passed, pass: broken } = watching;
  const server = createForwarder({ routes, connection, bodyBytes, passed, broken });
  server.listen(options.port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    process.stderr.write(`error: port ${options.port} cannot be used: ${why}; --port 0 takes any free one\n`);
    await watching.end().catch(() => undefined);
    return 2;
  }
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`;
  for (const { name, path, upstream } of routes)
    say(`  ${name.padEnd(9)} ${origin}${path}  →  ${upstream.href}`);
  say('Ctrl-C ends the proxy and prints the report.');
  await stopped();
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  const impatient = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(impatient);
  try {
    const { report, recorded } = await watching.end();
    if (recorded !== undefined) process.stderr.write(`${recorded}\n`);
    return await publish(options.held(report), options);
  } catch (error) {
    process.stderr.write(`the proxy broke: ${explain(error, verbose)}\n`);
    return 3;
  }
}

/** Resolves at the first signal; a second one ends the process. */
async function stopped(): Promise<void> {
  const first = new AbortController();
  await Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal, { signal: first.signal })));
  first.abort();
}

/** A call to judge; at the end, how many calls were not passed on, by reason. */
export type ToWatch = PassedCall | Map<string, number>;
/** What each call has broken first; at the end, what was seen in all. */
export type FromWatch = readonly FirstBroken[] | Watched;

/** Maximum bytes that wait to be judged. Beyond that, calls are not judged: traffic is never delayed, and memory is limited. */
const waitingMost = 64 * 1024 * 1024;
const memory = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 };

/** Judges forwarded calls in a thread of its own. If that fails, calls are still forwarded. */
function watchingThread(options: WatchOptions, onBroken: (broken: FirstBroken) => void) {
  const file = new URL(`./worker${extname(import.meta.url)}`, import.meta.url);
  const worker = new Worker(file, { workerData: options, resourceLimits: memory });
  const unseen = new Map<string, number>();
  const sizes: number[] = [];
  let waiting = 0;
  let isDead = false;
  const ended = new Promise<Watched>((resolve, reject) => {
    worker.on('message', (message: FromWatch) => {
      if ('report' in message) return resolve(message);
      waiting -= sizes.shift() ?? 0;
      for (const each of message) onBroken(each);
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`its thread ended with code ${code}`)));
  });
  ended.catch((error: Error) => {
    isDead = true;
    const left = 'requests are still forwarded, but no longer judged';
    process.stderr.write(`judging failed: ${error.message}; ${left}\n`);
  });
  const pass = (because: string) => void unseen.set(because, (unseen.get(because) ?? 0) + 1);

  return {
    /** Counts a call that cannot be judged. */
    pass,
    /** Queues a call, if there is room for it. */
    see(call: PassedCall) {
      const bodies = [call.requestBody, call.responseBody].filter((body) => body !== undefined);
      const bytes = bodies.reduce((sum, body) => sum + body.byteLength, 1000);
      if (isDead || waiting + bytes > waitingMost)
        return pass('not judged: more came than could be judged in time');
      waiting += bytes;
      sizes.push(bytes);
      const buffers = bodies.map(({ buffer }) => buffer as ArrayBuffer);
      worker.postMessage(call satisfies ToWatch, buffers);
    },
    /** Judges the queued calls, and returns the report. Throws if the thread failed. */
    async end(): Promise<Watched> {
      worker.postMessage(unseen satisfies ToWatch);
      try {
        return await ended;
      } finally {
        await worker.terminate();
      }
    },
  };
}
