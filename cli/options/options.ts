import { type Command, Option } from 'commander';
import { formLimits, sizeText } from '../../conformance/target/limits.js';
import { UsageError } from '../../conformance/target/usage-error.js';
import { options } from '../../generated/options.js';
import { ProfileError } from '../../spec/profile/readings.js';
import { collected } from '../values.js';
import type { Check, Setting } from './checks.js';
import * as checks from './checks.js';

/** What the value of an option is, and how it is checked. */
interface Row<T> {
  readonly placeholder: string;
  readonly check: Check<T>;
}

const option = <T>(placeholder: string, check: Check<T>): Row<T> => ({ placeholder, check });
const unchecked: Check<string> = ({ value }) => value;
const url = option('<url>', checks.checkUrl);
const org = option('<id>', checks.checkOrg);
const client = option('<id>', checks.checkCredential);
const name = option('<name>', checks.checkCredential);
const secret = option('<secret>', checks.checkCredential);
const bearer = option('<secret>', checks.checkBearer);
const file = option('<file>', checks.checkFile);
const place = option('<file#name>', checks.checkFile);
const folder = option('<folder>', checks.checkFile);
const certificates = option('<file>', checks.checkCertificates);
const count = option('<n>', checks.checkCount);
const seconds = option('<s>', checks.checkSeconds);
const flag = option('', checks.checkFlag);

/** The options of `pdk conform` by their group in its help. */
const groups = {
  Target: {
    peopleUrl: url,
    identityUrl: url,
    ledgerUrl: url,
    billingUrl: url,
    org: org,
    otherOrg: org,
    emptyOrg: org,
    clientId: client,
    clientSecret: secret,
    username: name,
    password: secret,
    token: bearer,
    apiKey: bearer,
    secondUsername: name,
    secondPassword: secret,
    target: place,
  },
  Connection: {
    ca: certificates,
    clientCert: certificates,
    clientKey: option('<file>', unchecked),
    clientKeyPassphrase: option('<secret>', unchecked),
    proxy: option('<url>', checks.checkProxy),
    insecure: flag,
  },
  'Control plane': {
    controlUrl: url,
    controlToken: bearer,
  },
  Run: {
    overlay: file,
    safety: option('<level>', checks.checkSafety),
    baseline: file,
    profile: file,
    history: folder,
    journal: folder,
    seed: option('<n>', checks.checkSeed),
    budget: option('<n>', checks.checkBudget),
    maxCredits: count,
    maxAttempts: count,
    rate: option('<rps>', checks.checkRate),
    maxTime: seconds,
    maxWait: seconds,
    maxBody: option('<MiB>', checks.checkMebibytes),
    shard: option('<i/n>', checks.checkShard),
    rules: option('<glob>', checks.checkRules),
    record: file,
    replay: option('<token>', checks.checkReplay),
    plan: flag,
    stress: flag,
    strictProfile: flag,
  },
  Output: {
    json: flag,
    verbose: flag,
    raw: flag,
  },
};
const { Target: target, 'Control plane': control } = groups;
const rows = { ...target, ...groups.Connection, ...control, ...groups.Run, ...groups.Output };

export type OptionKey = keyof typeof rows;
export type TargetKey = Exclude<keyof typeof target, 'target'> | keyof typeof control;
/** The type of the checked value of each option. */
type Values = { readonly [K in OptionKey]: (typeof rows)[K] extends Row<infer T> ? T : never };
export const table: { readonly [K in OptionKey]: Row<Values[K]> } = rows;

/** What each option is for, written in texts.yaml. */
const texts: Readonly<Record<OptionKey, string>> = options;
const textOf = (key: OptionKey): string => texts[key].replace('{judged}', sizeText(formLimits.judgedBytes));

export const isOption = (key: string): key is OptionKey => key in rows;
export const optionKeys = Object.keys(rows).filter(isOption);

/** The options that set a member of the target. */
export const targetKeys = optionKeys.filter(
  (key): key is TargetKey => key !== 'target' && (key in target || key in control),
);

/** `people-url` of `peopleUrl`. */
export const optionName = (key: string): string =>
  key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const groupNames = ['Target', 'Connection', 'Control plane', 'Run', 'Output'] as const;
const grouped = (group: keyof typeof groups, flags: string, what: string): Option =>
  new Option(flags, what).helpGroup(`${group}:`);

/** Adds those options that a command takes. */
export function addOptions(command: Command, takes: (key: OptionKey, group: string) => boolean): Command {
  for (const key of optionKeys) {
    const group = groupNames.find((each) => key in groups[each]) ?? 'Run';
    const flags = `--${optionName(key)} ${table[key].placeholder}`.trim();
    if (takes(key, group)) command.addOption(grouped(group, flags, textOf(key)));
  }
  return command;
}

export const headerOption = (): Option =>
  grouped('Connection', '--header <name: value>', 'header of every request; may be repeated').argParser(
    collected,
  );

export const reportOption = (formats: readonly string[]): Option =>
  grouped('Output', '--report <format=file...>', `report files: ${formats.join(', ')}`).argParser(collected);

/** Options as parsed from the command line. */
export type Given = { readonly [key in OptionKey]?: string | boolean } & {
  readonly report?: readonly string[];
  readonly header?: readonly string[];
};

/** All settings that were given. */
export type Settings = { readonly [key in OptionKey]?: Setting } & {
  readonly report: readonly Setting[];
  readonly header: readonly Setting[];
};

/** The settings of a target in a file. */
export type FileSettings = Omit<Settings, 'report'>;

export type Asked = ReturnType<typeof asked>;

/** What a command was given, and everything that is wrong with it, which is reported at once. */
export function asked(given: Given, env: NodeJS.ProcessEnv, file?: FileSettings) {
  const settings = settingsOf(given, env, file);
  const errors: string[] = [];
  const fail = (error: string) => void errors.push(error);
  /** Collects the error of a user; throws any other one. */
  const note = (error: unknown): undefined => {
    if (!(error instanceof UsageError || error instanceof ProfileError)) throw error;
    for (const line of error.message.split('\n')) fail(line);
  };
  const attempt = <T>(work: () => T): T | undefined => {
    try {
      return work();
    } catch (error) {
      return note(error);
    }
  };
  for (const error of [...swallowed(given), ...inQuotes(settings)]) fail(error);
  return {
    settings,
    isOfFile: file !== undefined,
    errors,
    fail,
    note,
    /** Returns the result of `work`; undefined if it throws an error of the user, which is collected. */
    attempt,
    /** Returns the checked value of an option; undefined if it was not given or is wrong. */
    value<Key extends OptionKey>(key: Key): Values[Key] | undefined {
      const setting: Setting | undefined = settings[key];
      return setting && attempt(() => table[key].check(setting));
    },
  };
}

/** The same with the settings of the target file, if one was given, whose parser is loaded only then. */
export async function askedOf(given: Given, env: NodeJS.ProcessEnv): Promise<Asked> {
  const { target: where } = settingsOf(given, env);
  if (where === undefined) return asked(given, env);
  const { readTargetFile } = await import('./target-file.js');
  const without = asked({}, {});
  const file = without.attempt(() => readTargetFile(checks.checkFile(where), env));
  return file ? asked(given, env, file) : without;
}

export function variableOf(name: string): string {
  return `PDK_${name.replaceAll('-', '_').toUpperCase()}`;
}

/** Merges all sources of settings: an option wins over its variable, both over the file; an empty variable is not set. */
function settingsOf(given: Given, env: NodeJS.ProcessEnv, file?: FileSettings): Settings {
  const fromEnv = (name: string): Setting | undefined => {
    const value = env[variableOf(name)];
    return value ? { value, from: variableOf(name) } : undefined;
  };
  const set: { [key in OptionKey]?: Setting } = {};
  for (const key of optionKeys) {
    const name = optionName(key);
    const value = given[key];
    const isGiven = value !== undefined && value !== false;
    const setting = (isGiven ? { value: String(value), from: `--${name}` } : fromEnv(name)) ?? file?.[key];
    if (setting) set[key] = setting;
  }
  /** In a variable, reports are separated by commas, and headers by line breaks. */
  const several = (name: 'header' | 'report', between: RegExp): readonly Setting[] => {
    const own = given[name] ?? [];
    if (own.length > 0) return own.map((value) => ({ value, from: `--${name}` }));
    const { value = '', from = '' } = fromEnv(name) ?? {};
    return value.split(between).flatMap((each) => (each === '' ? [] : { value: each, from }));
  };
  const header = several('header', /\r?\n/);
  return {
    ...set,
    report: several('report', /,(?=\w+=)/),
    header: header.length > 0 ? header : (file?.header ?? []),
  };
}

/** Errors for options whose value is another option, as when the value was forgotten. */
function swallowed(given: Given): string[] {
  return Object.entries(given).flatMap(([key, value]) => {
    const name = optionName(key);
    return [value].flat().flatMap((text) => {
      if (typeof text !== 'string' || !/^--[a-z]/.test(text)) return [];
      const instead = `A value that begins so goes into ${variableOf(name)}.`;
      return [`--${name} has no value: "${text}" is an option. ${instead}`];
    });
  });
}

/** Errors for variables whose value is in quotation marks: files of variables, such as those of containers, keep them. */
function inQuotes({ report, header, ...settings }: Settings): string[] {
  return Object.entries(settings).flatMap(([key, { value, from }]) =>
    from === variableOf(optionName(key)) && /^(["']).*\1$/s.test(value)
      ? `${from} is in quotation marks, which are taken for a part of it: leave them out. A value that has them goes into a file for --target.`
      : [],
  );
}

/** Ends a command that was called wrongly: prints each error on a line, exit code 2. */
export function refuse(command: Command, errors: readonly string[]): never {
  const lines = errors.map((error) => `error: ${error}`).join('\n');
  return command.error(lines, { exitCode: 2, code: 'pdk.usage' });
}

/** Warnings about dangerous options. */
const warnings = {
  insecure:
    'WARNING: --insecure: certificates are not verified. Whoever responds is taken for the target, and gets the credentials.',
  raw: 'WARNING: --raw: reports, failures and replay tokens name people. Store them where personal data may be.',
};

/** Prints a warning about each dangerous option, before anything is sent. */
export function warn({ insecure, raw }: { insecure?: boolean | undefined; raw?: boolean | undefined }): void {
  if (insecure) process.stderr.write(`${warnings.insecure}\n`);
  if (raw) process.stderr.write(`${warnings.raw}\n`);
}
