import { once } from 'node:events';
import { Command } from 'commander';
import { createForwarder, routesTo } from '../conformance/proxy/forward.js';
import { watchingThread } from '../conformance/proxy/thread.js';
import { publish } from '../conformance/report/publish.js';
import { printable } from '../conformance/report/text.js';
import { explain } from '../conformance/run/events.js';
import { formLimits } from '../conformance/target/limits.js';
import type { Target } from '../conformance/target/target.js';
import { connectionOf, unwritable } from './options/command-line.js';
import { addObserving, type ObservingOptions, observingOptions } from './options/observing.js';
import { type Given, refuse, warn } from './options/options.js';

/** How the service is reached. */
const reaching = ['ca', 'clientCert', 'clientKey', 'clientKeyPassphrase', 'insecure'] as const;

export function command(): Command {
  const command = new Command('proxy');
  return addObserving(command, ...reaching, 'maxBody', 'record')
    .option('--port <n>', 'TCP port on this machine, 0 for any free one', '4015')
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
