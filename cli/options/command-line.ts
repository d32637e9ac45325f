import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import { dirname, resolve } from 'node:path';
import { type FileFormat, fileFormats, type ReportFormat } from '../../conformance/report/publish.js';
import { readReplay, sealFor } from '../../conformance/run/replay.js';
import type { RunOptions } from '../../conformance/run/run-options.js';
import type { Target } from '../../conformance/target/target.js';
import { type Connection, proxiesIn } from '../../conformance/target/transport.js';
import { UsageError } from '../../conformance/target/usage-error.js';
import { suggestion } from '../../spec/catalogue/nearest.js';
import { demo } from '../../spec/demo/demo.js';
import { checkHeader, checkKey, checkProxy, type Setting } from './checks.js';
import {
  type Asked,
  type OptionKey,
  optionName,
  type Settings,
  type TargetKey,
  targetKeys,
} from './options.js';

/** A parsed command line: a run, and where its results go. */
export type CommandLine = Exclude<ReturnType<typeof readCommandLine>, { readonly errors: readonly string[] }>;

export const defaultJournal = '.pdk';

/** Parses command line, variables and the settings of a target file, or returns all errors. */
export function readCommandLine(asked: Asked, env: NodeJS.ProcessEnv, randomSeed: () => number) {
  const { settings, value, fail, attempt, errors } = asked;
  if (asked.isOfFile && !settings.peopleUrl && !settings.org)
    fail('--target names a file without addresses.people and org: nothing is taken from the demo.');
  const connection = connectionOf(asked, env);
  const target = targetOf(asked);
  const [profile, strictProfile = false] = [value('profile'), value('strictProfile')];
  if (strictProfile && profile === undefined) fail('--strict-profile needs --profile.');
  const replay = value('replay');
  if (replay !== undefined && target && !readReplay(replay, sealFor(target)))
    fail(
      `${settings.replay?.from}: this token was not written by this kit, not copied whole, or comes from a run with other credentials: one that names people opens for those alone.`,
    );
  const run = {
    seed: value('seed') ?? randomSeed(),
    connection,
    limits: { runMs: value('maxTime'), waitMs: value('maxWait'), bodyBytes: value('maxBody') },
    safety: value('safety'),
    forms: value('overlay'),
    budget: value('budget'),
    maxCredits: value('maxCredits'),
    maxAttempts: value('maxAttempts'),
    rate: value('rate'),
    rules: value('rules'),
    shard: value('shard'),
    replay,
    raw: value('raw'),
    stress: value('stress'),
    journal: value('journal') ?? defaultJournal,
  } satisfies Omit<RunOptions, 'target'>;
  const written = settings.report.flatMap((setting) => attempt(() => checkReport(setting)) ?? []);
  const record = value('record');
  const results = {
    /** The file with the known readings of the target, and whether a difference from them fails the run. */
    profile,
    strictProfile,
    reports: written.flatMap(({ format, file }) => (format === 'har' ? [] : { format, file })),
    recordings: [
      ...(record === undefined ? [] : [{ format: 'ndjson' as const, file: record }]),
      ...written.flatMap(({ format, file }) => (format === 'har' ? { format, file } : [])),
    ],
    /** The folder with the reports of earlier runs, to which this one is added. */
    history: value('history'),
    plan: value('plan') ?? false,
    json: value('json') ?? false,
    verbose: value('verbose') ?? false,
  };
  const files = [...results.reports, ...results.recordings].map(({ file }) => file);
  for (const file of new Set(files.filter((each, index) => files.indexOf(each) !== index)))
    fail(`two reports are to be written to "${file}".`);
  if (errors.length > 0 || !target) return { errors };
  return { run: { ...run, target }, ...results };
}

/** The mock of this kit, as started by `pdk mock`. */
const { accounts: _, other: __, controlUrl: demoControl, noCreditOrg: emptyOrg, ...members } = demo;
export const demoTarget: Target = { ...members, emptyOrg, token: undefined };

/** The given target, or the demo target if nothing was given. Never a mixture, so that no demo secret is sent elsewhere. */
export function targetOf({ settings, value, attempt, fail }: Asked): Target | undefined {
  for (const error of contradictions(settings)) fail(error);
  const headers = settings.header.flatMap((each) => {
    const header = attempt(() => checkHeader(each));
    return header ? [header] : [];
  });
  const all = headers.length === 0 ? {} : { headers: Object.fromEntries(headers) };
  const [controlUrl = demoControl, controlToken] = [value('controlUrl'), value('controlToken')];
  const [first] = targetKeys.flatMap((key) => (key.startsWith('control') ? [] : (settings[key] ?? [])));
  // The control plane of the demo has a fixed address; only its token differs from mock to mock.
  if (!first)
    return { ...demoTarget, ...(controlToken === undefined ? {} : { controlUrl, controlToken }), ...all };
  for (const key of ['peopleUrl', 'org'] as const) {
    if (settings[key]) continue;
    fail(`--${optionName(key)} is missing: with ${first.from} given, nothing is taken from the demo.`);
  }
  const given: { [key in TargetKey]?: string | undefined } = {};
  for (const key of targetKeys) given[key] = value(key);
  const { peopleUrl, org } = given;
  return peopleUrl && org ? { ...given, peopleUrl, org, ...all } : undefined;
}

/** The error about an option that needs another one, if only it is given. @param why it does */
const needing = (settings: Settings, has: OptionKey, lacks: OptionKey, why = ''): string[] =>
  settings[has] && !settings[lacks] ? [`${settings[has].from} needs --${optionName(lacks)}${why}.`] : [];

/** The error about one of two options that need each other. */
const unpaired = (settings: Settings, one: OptionKey, other: OptionKey): string[] => [
  ...needing(settings, one, other),
  ...needing(settings, other, one),
];

/** Errors about settings that need or exclude each other. */
function contradictions(settings: Settings): string[] {
  const { username, secondUsername } = settings;
  const account = settings.clientId ? 'clientId' : 'username';
  const orgs = [settings.org, settings.otherOrg, settings.emptyOrg].filter((org) => org !== undefined);
  return [
    ...unpaired(settings, 'clientId', 'clientSecret'),
    ...unpaired(settings, 'username', 'password'),
    ...unpaired(settings, 'secondUsername', 'secondPassword'),
    ...needing(settings, 'controlUrl', 'controlToken'),
    ...needing(settings, account, 'identityUrl', ': that is where it signs in'),
    ...(settings.peopleUrl ? needing(settings, 'controlToken', 'controlUrl', ': that is what it opens') : []),
    ...(username && username.value === secondUsername?.value
      ? [
          `${secondUsername.from} names the same user as ${username.from}; the second one has no role on the organization.`,
        ]
      : []),
    ...orgs.flatMap(({ value, from, shown = value }, at) => {
      const same = orgs.slice(0, at).find((other) => other.value === value);
      return same ? [`${from} "${shown}" is the same as ${same.from}.`] : [];
    }),
  ];
}

/** @param env has the usual proxies, which count if none is given */
export function connectionOf({ settings, value, attempt, fail }: Asked, env: NodeJS.ProcessEnv): Connection {
  for (const error of unpaired(settings, 'clientCert', 'clientKey')) fail(error);
  const { clientKey } = settings;
  const urls = (['peopleUrl', 'identityUrl', 'ledgerUrl', 'billingUrl'] as const)
    .flatMap((key) => settings[key]?.value ?? [])
    .filter((url) => URL.canParse(url));
  const [ca, cert] = [value('ca'), value('clientCert')];
  // None at all, also none of the environment.
  const proxy = value('proxy') ?? (areDirect(urls, env) ? '' : undefined);
  const passphrase = value('clientKeyPassphrase');
  const key = clientKey && attempt(() => checkKey(passphrase)(clientKey));
  for (const usual of proxy === undefined ? proxiesIn(env) : [])
    if (usual.value !== '') attempt(() => checkProxy(usual));
  const client = cert === undefined || key === undefined ? undefined : { cert, key, passphrase };
  return { ca, client, proxy, insecure: value('insecure') };
}

export interface Written<Format> {
  readonly format: Format;
  readonly file: string;
}

/** The formats of files whose names end otherwise. */
const endings: Readonly<Record<string, FileFormat>> = { htm: 'html', xml: 'junit' };
const form = `FORMAT=FILE, where FORMAT is one of ${fileFormats.join(', ')}`;

function checkReport({ value, from }: Setting): Written<FileFormat> {
  const [given = '', ...rest] = value.split('=');
  const file = rest.join('=');
  const format = fileFormats.find((each) => each === given);
  const wrong = (why: string) => new UsageError(`${from} "${value}"${why}`);
  if (format === undefined) {
    const ending = value.toLowerCase().split('.').at(-1) ?? '';
    const meant = endings[ending] ?? fileFormats.find((each) => each === ending);
    const like = meant === undefined ? '' : ` Did you mean "${meant}=${value}"?`;
    const near = suggestion(given, fileFormats) || like;
    throw wrong(` has no known format; it is written ${form}.${near}`);
  }
  if (file === '') throw wrong(` names no file; it is written ${format}=FILE.`);
  if (file === '-')
    throw wrong(format === 'json' ? ': --json writes the report to standard output.' : ': name a file.');
  return { format, file };
}

/** The reports of a command that has no exchanges to write. Checks that each can be written. */
export function reportsIn({ settings, attempt, fail }: Asked): readonly Written<ReportFormat>[] {
  return settings.report.flatMap((setting) => {
    const report = attempt(() => checkReport(setting));
    if (!report) return [];
    const { format, file } = report;
    const obstacle = unwritable(file);
    if (obstacle !== undefined) fail(obstacle);
    if (format !== 'har') return { format, file };
    fail('--report har=FILE: exchanges are written by --record.');
    return [];
  });
}

/** Returns why a file cannot be written, to be known before anything is sent; undefined if it can. */
export function unwritable(file: string): string | undefined {
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
    return `"${file}" is a folder; name a file in it.`;
  if (isWritable(dirname(resolve(file)))) return undefined;
  return `"${file}" cannot be written: its folder does not exist, or is read-only.`;
}

/** Returns why a folder cannot be created when it is needed; undefined if it can. */
export function unmakeable(folder: string): string | undefined {
  const nearest = (path: string): string =>
    existsSync(path) || dirname(path) === path ? path : nearest(dirname(path));
  return isWritable(nearest(resolve(folder))) ? undefined : `"${folder}" cannot be made or written to.`;
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return statSync(folder).isDirectory();
  } catch {
    return false;
  }
}

const network = /^\[?([\da-f.:]+)\]?\/(\d{1,3})$/i;
const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Whether all hosts are addresses in networks of NO_PROXY, such as 10.0.0.0/8: other clients honour them, undici takes them for names. */
export function areDirect(urls: readonly string[], env: NodeJS.ProcessEnv): boolean {
  const networks = new BlockList();
  for (const entry of (env['no_proxy'] ?? env['NO_PROXY'] ?? '').split(/[\s,]+/)) {
    const [, address = '', bits = ''] = network.exec(entry) ?? [];
    const most = isIP(address) === 6 ? 128 : 32;
    if (isIP(address) !== 0 && Number(bits) <= most)
      networks.addSubnet(address, Number(bits), familyOf(address));
  }
  const hosts = urls.map((url) => new URL(url).hostname.replace(/^\[|\]$/g, ''));
  return hosts.length > 0 && hosts.every((host) => isIP(host) !== 0 && networks.check(host, familyOf(host)));
}
