import type { Command } from 'commander';
import { ProfileError } from '../../../spec/profile/profile-error.js';
import { UsageError } from '../../target/usage-error.js';
import type { Setting } from './checks.js';
import { type OptionKey, optionKeys, optionName, table, type Values } from './table.js';

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
  for (const error of swallowed(given)) fail(error);
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
  const nothing = asked({}, {});
  try {
    if (where.value === '') throw new UsageError('--target is empty; give a file.');
    const { readTargetFile } = await import('./target-file.js');
    return asked(given, env, readTargetFile(where.value, env));
  } catch (error) {
    nothing.note(error);
    return nothing;
  }
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
