import { type Command, Option } from 'commander';
import { formLimits, sizeText } from '../../target/limits.js';

/** A value that was given, and its source, such as `--org` or `PDK_ORG`. */
export interface Setting {
  readonly value: string;
  readonly from: string;
}

/** The text options of `pdk conform`, in the order of the help. */
export const textOptions = [
  { name: 'people-url', key: 'peopleUrl', placeholder: 'url', group: 'target' },
  { name: 'identity-url', key: 'identityUrl', placeholder: 'url', group: 'target' },
  { name: 'ledger-url', key: 'ledgerUrl', placeholder: 'url', group: 'target' },
  { name: 'billing-url', key: 'billingUrl', placeholder: 'url', group: 'target' },
  { name: 'org', key: 'org', placeholder: 'id', group: 'target' },
  { name: 'other-org', key: 'otherOrg', placeholder: 'id', group: 'target' },
  { name: 'empty-org', key: 'emptyOrg', placeholder: 'id', group: 'target' },
  { name: 'client-id', key: 'clientId', placeholder: 'id', group: 'target' },
  { name: 'client-secret', key: 'clientSecret', placeholder: 'secret', group: 'target' },
  { name: 'username', key: 'username', placeholder: 'name', group: 'target' },
  { name: 'password', key: 'password', placeholder: 'secret', group: 'target' },
  { name: 'token', key: 'token', placeholder: 'secret', group: 'target' },
  { name: 'api-key', key: 'apiKey', placeholder: 'secret', group: 'target' },
  { name: 'second-username', key: 'secondUsername', placeholder: 'name', group: 'target' },
  { name: 'second-password', key: 'secondPassword', placeholder: 'secret', group: 'target' },
  { name: 'ca', key: 'ca', placeholder: 'file', group: 'connection' },
  { name: 'client-cert', key: 'clientCert', placeholder: 'file', group: 'connection' },
  { name: 'client-key', key: 'clientKey', placeholder: 'file', group: 'connection' },
  { name: 'client-key-passphrase', key: 'clientKeyPassphrase', placeholder: 'secret', group: 'connection' },
  { name: 'proxy', key: 'proxy', placeholder: 'url', group: 'connection' },
  { name: 'control-url', key: 'controlUrl', placeholder: 'url', group: 'control' },
  { name: 'control-token', key: 'controlToken', placeholder: 'secret', group: 'control' },
  { name: 'overlay', key: 'overlay', placeholder: 'file', group: 'run' },
  { name: 'safety', key: 'safety', placeholder: 'level', group: 'run' },
  { name: 'baseline', key: 'baseline', placeholder: 'file', group: 'run' },
  { name: 'profile', key: 'profile', placeholder: 'file', group: 'run' },
  { name: 'memory', key: 'memory', placeholder: 'file', group: 'run' },
  { name: 'history', key: 'history', placeholder: 'folder', group: 'run' },
  { name: 'journal', key: 'journal', placeholder: 'folder', group: 'run' },
  { name: 'seed', key: 'seed', placeholder: 'n', group: 'run' },
  { name: 'budget', key: 'budget', placeholder: 'n', group: 'run' },
  { name: 'max-credits', key: 'maxCredits', placeholder: 'n', group: 'run' },
  { name: 'max-attempts', key: 'maxAttempts', placeholder: 'n', group: 'run' },
  { name: 'rate', key: 'rate', placeholder: 'rps', group: 'run' },
  { name: 'max-time', key: 'maxTime', placeholder: 's', group: 'run' },
  { name: 'max-wait', key: 'maxWait', placeholder: 's', group: 'run' },
  { name: 'max-body', key: 'maxBody', placeholder: 'MiB', group: 'run' },
  { name: 'shard', key: 'shard', placeholder: 'i/n', group: 'run' },
  { name: 'rules', key: 'rules', placeholder: 'glob', group: 'run' },
  { name: 'record', key: 'record', placeholder: 'file', group: 'run' },
  { name: 'replay', key: 'replay', placeholder: 'token', group: 'run' },
] as const;

export type TextKey = (typeof textOptions)[number]['key'];
export type TargetKey = Extract<(typeof textOptions)[number], { group: 'target' | 'control' }>['key'];

/** Options as parsed from the command line. */
export type Given = { readonly [key in TextKey]?: string } & {
  readonly target?: string;
  readonly report?: readonly string[];
  readonly header?: readonly string[];
} & { readonly [name in Flag]?: boolean };

const flags = [
  { name: 'plan', key: 'plan' },
  { name: 'json', key: 'json' },
  { name: 'verbose', key: 'verbose' },
  { name: 'insecure', key: 'insecure' },
  { name: 'raw', key: 'raw' },
  { name: 'strict-profile', key: 'strictProfile' },
] as const;
type Flag = (typeof flags)[number]['key'];

/** All settings that were given. An option wins over its variable; an empty variable counts as not set. */
export type Settings = { readonly [key in TextKey]?: Setting } & {
  readonly report: readonly Setting[];
  readonly header: readonly Setting[];
} & { readonly [name in Flag]?: Setting };

/** The settings of a target in a file. */
export interface FileSettings {
  readonly settings: { readonly [key in TextKey]?: Setting };
  readonly header: readonly Setting[];
  /** Returns an error about one of them without the values of its variables. */
  told(error: string): string;
}

/** The environment variable of an option. */
export function variableOf(name: string): string {
  return `PDK_${name.replaceAll('-', '_').toUpperCase()}`;
}

/** Merges all sources of settings. @param file counts for what neither an option nor a variable sets */
export function settingsOf(given: Given, env: NodeJS.ProcessEnv, file?: FileSettings): Settings {
  const fromEnv = (name: string): Setting | undefined => {
    const value = env[variableOf(name)];
    return value ? { value, from: variableOf(name) } : undefined;
  };
  const settings: { [key in TextKey]?: Setting } = {};
  for (const { name, key } of textOptions) {
    const value = given[key];
    const said = value === undefined ? fromEnv(name) : { value, from: `--${name}` };
    const setting = said ?? file?.settings[key];
    if (setting) settings[key] = setting;
  }
  const set: { [name in Flag]?: Setting } = {};
  for (const { name, key } of flags) {
    const setting = given[key] ? { value: 'true', from: `--${name}` } : fromEnv(name);
    if (setting) set[key] = setting;
  }
  const header = several(given.header, '--header', fromEnv('header'), /\r?\n/);
  return {
    ...settings,
    ...set,
    report: several(given.report, '--report', fromEnv('report'), /,(?=\w+=)/),
    header: header.length > 0 ? header : (file?.header ?? []),
  };
}

/** The values of a repeatable option. In a variable, reports are separated by commas, and headers by line breaks. */
function several(
  given: readonly string[] | undefined,
  from: string,
  variable: Setting | undefined,
  between: RegExp,
): readonly Setting[] {
  if (given && given.length > 0) return given.map((value) => ({ value, from }));
  return (variable?.value ?? '')
    .split(between)
    .filter((value) => value !== '')
    .map((value) => ({ value, from: variable?.from ?? from }));
}

/** The description of each option in the help. */
export const describes: Record<(typeof textOptions)[number]['key'], string> = {
  peopleUrl: 'base address of the people interface, up to its version: https://host/v1',
  identityUrl: 'base address of the identity interface; needed to sign in',
  org: 'organization within which calls are made',
  otherOrg: 'organization on which the credentials hold no role',
  emptyOrg: 'organization without credit, on which the credentials hold a role',
  clientId: 'id of a service account',
  clientSecret: 'its secret',
  username: 'name of a user',
  password: 'password of the user',
  token: 'access token that was obtained elsewhere',
  apiKey: 'long-lived API key',
  ledgerUrl: 'base address of the ledger interface',
  billingUrl: 'base address of the billing interface',
  secondUsername: 'a user without a role on the organization, who can be invited',
  secondPassword: 'password of that user',
  controlUrl: 'base address of a control plane, such as the one of pdk mock',
  controlToken: 'what it asks for; pdk mock prints it',
  ca: 'certificates in PEM to trust beside the usual ones',
  clientCert: 'certificate in PEM that this client shows of itself',
  clientKey: 'its private key in PEM',
  clientKeyPassphrase: 'what the key is encrypted with',
  proxy: 'address of a proxy (default: HTTP_PROXY and HTTPS_PROXY, except for hosts in NO_PROXY)',
  overlay: 'OpenAPI Overlay that maps our contract to the form of the target',
  safety:
    'what may be done: read-only creates nothing; own-resources creates things and deletes them again; full also changes what is there, and puts it back (default: read-only)',
  profile: 'what the target once did, as pdk learn wrote it: what it does no longer is told',
  baseline:
    'failures that are known, by rule and operation: they turn no run red until they expire (pdk baseline update writes it)',
  memory:
    'compare the people with what this file remembers of an earlier run, and remember them in it, as hashes',
  history:
    'folder that keeps the reports of the last 30 runs of each target: what the last one saw least comes first where the budget does not suffice, and an HTML report shows the trend',
  journal: 'folder for the journals of what was created; pdk cleanup reads them (default: .pdk)',
  seed: 'makes the cases of an earlier run again (default: random; the report names it)',
  budget: 'requests at most (default: 500, or 2650 where it may write, of which 2000 are planned)',
  maxCredits:
    'credits at most: one for each person whom finds and searches may show, and for each lookup; the rest of the run goes on without (default: no limit)',
  maxAttempts:
    'wrong sign-ins at most, in all (default: 3 of each account that was given, no limit for others)',
  rate: 'requests per second at most (default: no limit)',
  maxTime:
    'seconds for the whole run; what it made is taken away after that (default: 60, and 2 for each request of the budget)',
  maxWait:
    'seconds in all for pauses that the target asks for, answers that take more than 5 s or long to judge, and what shows late or never (default: 60)',
  maxBody: `MiB of one answer at most, compression undone (default: 64; one of more than ${sizeText(formLimits.judgedBytes)} is not judged)`,
  shard: 'perform one part of n, such as 2/5; pdk merge makes one report of all of them',
  rules: 'judge only rules whose id matches, such as "find.*"',
  record: 'write each exchange to this file, a line each, for pdk judge; secrets and names are pseudonyms',
  replay: 'perform the one case of an earlier failure again',
};

export const describesTarget =
  'a YAML file that says all this of a target, or of several by name; options and variables win over it';

/** The headings of the help. */
export const helpGroups = {
  target: 'Target:',
  connection: 'Way to the target:',
  control: 'Control plane:',
  run: 'Run:',
} as const;

/** Adds those text options that the command takes. */
export function addTextOptions(
  command: Command,
  takes: (key: TextKey, group: keyof typeof helpGroups) => boolean,
): Command {
  for (const { name, key, placeholder, group } of textOptions) {
    if (!takes(key, group)) continue;
    command.addOption(new Option(`--${name} <${placeholder}>`, describes[key]).helpGroup(helpGroups[group]));
  }
  return command;
}

/** Adds the options that are no text options: a target file, headers, and whether certificates are checked. */
export function addConnectionOptions(command: Command): Command {
  return command
    .addOption(new Option('--target <file#name>', describesTarget).helpGroup(helpGroups.target))
    .addOption(
      new Option('--header <name: value>', 'sent with every request; may be repeated')
        .argParser(collected)
        .helpGroup(helpGroups.connection),
    )
    .addOption(
      new Option('--insecure', 'take any certificate: only where nothing is worth stealing').helpGroup(
        helpGroups.connection,
      ),
    );
}

/** Collects the values of a repeatable option. */
export function collected(value: string, earlier: readonly string[] | undefined): readonly string[] {
  return [...(earlier ?? []), value];
}

/** Ends a command that was called wrongly: prints each error on a line, exit code 2. */
export function refuse(command: Command, errors: readonly string[]): never {
  const lines = errors.map((error) => `error: ${error}`).join('\n');
  return command.error(lines, { exitCode: 2, code: 'pdk.usage' });
}

const insecureWarning =
  'WARNING: --insecure: certificates are not looked at. Whoever answers is taken for the target, and gets the credentials.';

const rawWarning =
  'WARNING: --raw: reports, failures and replay tokens name people. Keep them where the data of those people may be.';

/** Prints warnings about dangerous options, before anything is sent. */
export function warn({ insecure, raw }: { insecure?: boolean | undefined; raw?: boolean | undefined }): void {
  if (insecure) process.stderr.write(`${insecureWarning}\n`);
  if (raw) process.stderr.write(`${rawWarning}\n`);
}
