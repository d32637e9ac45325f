import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { styleText } from 'node:util';
import { Command } from 'commander';
import { run } from '../conformance/conform.js';
import { labelled, pageOn } from '../conformance/report/text.js';
import { endOf } from '../conformance/run/events.js';
import { isPem } from './options/checks.js';
import { connectionOf, targetOf } from './options/command-line.js';
import {
  type Asked,
  addOptions,
  askedOf,
  type Given,
  headerOption,
  type OptionKey,
  refuse,
} from './options/options.js';
import { print } from './values.js';

/** What was looked at, and what was found. */
interface Finding {
  readonly what: string;
  readonly state: 'ok' | 'warning' | 'problem';
  readonly says: string;
}

/** `pdk doctor`: finds out what stands in the way. Sets the exit code. */
export function command(): Command {
  const takes = (key: OptionKey, group: string) =>
    group === 'Target' || group === 'Connection' || key === 'overlay';
  const command = addOptions(new Command('doctor'), takes).addOption(headerOption());
  return command.option('--json', 'what was found, as JSON').action(async (given: Given) => {
    const asked = await askedOf(given, process.env);
    const isTargetGiven = asked.settings.peopleUrl !== undefined || asked.isOfFile;
    const checks = [
      nodeVersion(),
      await port(4010, '--port'),
      await port(4011, '--control-port'),
      ...proxies(process.env),
      ...certificates(process.env),
      isTargetGiven
        ? await target(asked)
        : finding('target', 'ok', 'none was named: --target, or --people-url and --org, checks one'),
    ];
    if (asked.errors.length > 0) return refuse(command, asked.errors);
    print(given.json === true, checks, () => textOf(checks));
    process.exitCode = checks.some(({ state }) => state === 'problem') ? 1 : 0;
  });
}

const finding = (what: string, state: Finding['state'], says: string): Finding => ({ what, state, says });

function nodeVersion(): Finding {
  const needs: { readonly engines: { readonly node: string } } = createRequire(import.meta.url)(
    'people-data-kit/package.json',
  );
  const [least, has] = [needs.engines.node.replace('>=', ''), process.versions.node];
  return has.localeCompare(least, 'en', { numeric: true }) < 0
    ? finding('Node', 'problem', `this is ${has}: install ${least} or later`)
    : finding('Node', 'ok', `${has}; ${least} or later is needed`);
}

async function port(number: number, option: string): Promise<Finding> {
  const error = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    const server = createServer();
    server.once('error', resolve);
    server.listen(number, '127.0.0.1', () => server.close(() => resolve(undefined)));
  });
  return error === undefined
    ? finding(`port ${number}`, 'ok', 'free')
    : finding(
        `port ${number}`,
        'warning',
        `in use, or not allowed (${error.code}): end what listens there, or start the mock with ${option} 0`,
      );
}

function proxies(env: NodeJS.ProcessEnv): readonly Finding[] {
  const set = ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy'].filter((name) => env[name]);
  if (set.length === 0) return [finding('proxy', 'ok', 'none in HTTP_PROXY or HTTPS_PROXY')];
  return set.map((name) => {
    const value = env[name] ?? '';
    const { protocol, host } = URL.canParse(value) ? new URL(value) : { protocol: '', host: '' };
    return protocol === 'http:' || protocol === 'https:'
      ? finding(
          name,
          'ok',
          `targets that are not in NO_PROXY and not on this machine are reached through ${host}`,
        )
      : finding(name, 'problem', 'it is not the URL of a proxy: write it as http://host:port, or unset it');
  });
}

function certificates(env: NodeJS.ProcessEnv): readonly Finding[] {
  const found: Finding[] = [];
  const file = env['NODE_EXTRA_CA_CERTS'];
  if (file) {
    const text = textIn(file);
    const says = text === undefined ? 'it cannot be read' : 'it holds no certificate in PEM';
    found.push(
      text !== undefined && isPem(text)
        ? finding('NODE_EXTRA_CA_CERTS', 'ok', `Node trusts the certificates in ${file}`)
        : finding(
            'NODE_EXTRA_CA_CERTS',
            'problem',
            `"${file}": ${says}, so that Node ignores it: name a PEM file`,
          ),
    );
  }
  if (env['NODE_TLS_REJECT_UNAUTHORIZED'] === '0') {
    const says = 'Node accepts any certificate, whoever shows it: unset it, and name yours with --ca';
    found.push(finding('NODE_TLS_REJECT_UNAUTHORIZED', 'warning', says));
  }
  return found.length > 0 ? found : [finding('certificates', 'ok', 'those that Node trusts, and --ca')];
}

function textIn(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

const mostRequests = 10;

async function target(asked: Asked): Promise<Finding> {
  const connection = connectionOf(asked, process.env);
  const [aim, forms] = [targetOf(asked), asked.value('overlay')];
  if (!aim || asked.errors.length > 0) return finding('target', 'problem', 'it is not described completely');
  const options = { target: aim, connection, forms, budget: mostRequests, rules: 'find.at-most-size' };
  const { report } = await endOf(run(options), () => undefined);
  const [rule] = report.rules.filter(({ id }) => id === options.rules);
  const { requests } = report;
  if (rule?.verdict === 'pass' || rule?.verdict === 'fail')
    return finding('target', 'ok', `${aim.peopleUrl} lets ${aim.org} find people (${requests} requests)`);
  return finding('target', 'problem', report.reason ?? rule?.because ?? 'nothing could be judged');
}

const colours = { ok: 'green', warning: 'yellow', problem: 'red' } as const;

function textOf(checks: readonly Finding[]): string {
  const { width } = pageOn(process.stdout, process.env);
  const lines = checks.flatMap(({ what, state, says }) => {
    const [first = '', ...more] = labelled(`${state.padEnd(8)} ${what}  `, says, width);
    const shown = styleText(colours[state], state, { stream: process.stdout });
    return [first.replace(state, shown), ...more];
  });
  return `${lines.join('\n')}\n`;
}
