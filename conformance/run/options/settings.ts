import { type Command, Option } from 'commander';
import { formLimits, sizeText } from '../../target/limits.js';

/** A value that was given, and its source, such as `--org` or `PDK_ORG`. */
export interface Setting {
  readonly value: string;
  readonly from: string;
}

/** The text options of `pdk conform`, in the order of the help: the group, what the value is, and what it is for. */
const described = {
  peopleUrl: ['target', 'url', 'base URL of the people interface, up to its version: https://host/v1'],
  identityUrl: ['target', 'url', 'base URL of the identity interface; required to sign in'],
  ledgerUrl: ['target', 'url', 'base URL of the ledger interface'],
  billingUrl: ['target', 'url', 'base URL of the billing interface'],
  org: ['target', 'id', 'organization of all requests'],
  otherOrg: ['target', 'id', 'organization on which the credentials hold no role'],
  emptyOrg: ['target', 'id', 'organization without credit, on which the credentials hold a role'],
  clientId: ['target', 'id', 'client id of a service account'],
  clientSecret: ['target', 'secret', 'client secret of the service account'],
  username: ['target', 'name', 'name of a user'],
  password: ['target', 'secret', 'password of the user'],
  token: ['target', 'secret', 'access token that was obtained elsewhere'],
  apiKey: ['target', 'secret', 'long-lived API key'],
  secondUsername: ['target', 'name', 'name of a user without a role on the organization, who can be invited'],
  secondPassword: ['target', 'secret', 'password of the second user'],
  ca: ['connection', 'file', 'PEM file of certificates to trust, besides the usual ones'],
  clientCert: ['connection', 'file', 'PEM file of the certificate of this client'],
  clientKey: ['connection', 'file', 'PEM file of the private key of this client'],
  clientKeyPassphrase: ['connection', 'secret', 'passphrase of the private key'],
  proxy: [
    'connection',
    'url',
    'URL of a proxy (default: HTTP_PROXY and HTTPS_PROXY, except for hosts in NO_PROXY)',
  ],
  controlUrl: ['control', 'url', 'base URL of a control plane, such as that of pdk mock'],
  controlToken: ['control', 'secret', 'token of the control plane; pdk mock prints it'],
  overlay: ['run', 'file', 'OpenAPI Overlay that maps our contract to the form of the target'],
  safety: [
    'run',
    'level',
    'what may be done to the target: read-only creates nothing; own-resources creates resources and deletes them again; full also changes existing ones, and restores them (default: read-only)',
  ],
  baseline: [
    'run',
    'file',
    'list of known failures, which fail no run until they expire; pdk baseline update writes it',
  ],
  profile: ['run', 'file', 'profile of the target, as pdk learn writes it: changes since then are reported'],
  history: [
    'run',
    'folder',
    'folder for the reports of the last 30 runs of each target: rules that the last run observed least come first where the budget is short, and an HTML report shows the trend',
  ],
  journal: [
    'run',
    'folder',
    'folder for journals of what was created, which pdk cleanup reads (default: .pdk)',
  ],
  seed: [
    'run',
    'n',
    'seed of the cases, to repeat those of an earlier run (default: random; reports name it)',
  ],
  budget: ['run', 'n', 'budget of requests (default: 500, or 3000 when writing, of which 2000 are planned)'],
  maxCredits: [
    'run',
    'n',
    'budget of credits: one for each person that finds and searches may return, and for each lookup; the rest of the run goes on without (default: no limit)',
  ],
  maxAttempts: [
    'run',
    'n',
    'limit of wrong sign-ins in all (default: 3 for each given account, no limit for others)',
  ],
  rate: ['run', 'rps', 'limit of requests per second (default: no limit)'],
  maxTime: [
    'run',
    's',
    'limit of the whole run in seconds, after which it cleans up (default: 60, and 2 for each request of the budget)',
  ],
  maxWait: [
    'run',
    's',
    'limit in seconds of all waiting: pauses that the target requests, responses that take more than 5 s or long to judge, and what is visible late or never (default: 60)',
  ],
  maxBody: [
    'run',
    'MiB',
    `limit of a decompressed response body in MiB (default: 64; one of more than ${sizeText(formLimits.judgedBytes)} is not judged)`,
  ],
  shard: ['run', 'i/n', 'part of the run to perform, such as 2/5; pdk merge merges the reports of all parts'],
  rules: ['run', 'glob', 'glob of the rules to judge, such as "find.*" (default: all)'],
  record: [
    'run',
    'file',
    'file to record each exchange in, for pdk judge; secrets and names are replaced by pseudonyms',
  ],
  replay: ['run', 'token', 'replay token of an earlier failure: performs only its case'],
} as const satisfies Readonly<Record<string, readonly [Group, placeholder: string, says: string]>>;
type Group = 'target' | 'connection' | 'control' | 'run';

export type TextKey = keyof typeof described;
export type TargetKey = {
  [Key in TextKey]: (typeof described)[Key][0] extends 'target' | 'control' ? Key : never;
}[TextKey];

/** `people-url` of `peopleUrl`. */
export const optionName = (key: string): string =>
  key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const isTextKey = (key: string): key is TextKey => key in described;
export const textKeys = Object.keys(described).filter(isTextKey);
export const groupOf = (key: TextKey): Group => described[key][0];
export const isTargetKey = (key: TextKey): key is TargetKey => /^(target|control)$/.test(groupOf(key));

/** Options as parsed from the command line. */
export type Given = { readonly [key in TextKey]?: string } & {
  readonly target?: string;
  readonly report?: readonly string[];
  readonly header?: readonly string[];
} & { readonly [name in Flag]?: boolean };

const flags = ['plan', 'json', 'verbose', 'insecure', 'raw', 'strictProfile', 'stress'] as const;
type Flag = (typeof flags)[number];

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

export function variableOf(name: string): string {
  return `PDK_${name.replaceAll('-', '_').toUpperCase()}`;
}

/** Merges all sources of settings. @param file counts for what neither an option nor a variable sets */
export function settingsOf(given: Given, env: NodeJS.ProcessEnv, file?: FileSettings): Settings {
  const fromEnv = (name: string): Setting | undefined => {
    const value = env[variableOf(name)];
    return value ? { value, from: variableOf(name) } : undefined;
  };
  const set: { [key in TextKey | Flag]?: Setting } = {};
  for (const key of [...textKeys, ...flags]) {
    const name = optionName(key);
    const value = given[key];
    const ofFile = isTextKey(key) ? file?.settings[key] : undefined;
    const isGiven = value !== undefined && value !== false;
    const setting = (isGiven ? { value: String(value), from: `--${name}` } : fromEnv(name)) ?? ofFile;
    if (setting) set[key] = setting;
  }
  const header = several(given.header, '--header', fromEnv('header'), /\r?\n/);
  return {
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

const helpGroups = {
  target: 'Target:',
  connection: 'Connection:',
  control: 'Control plane:',
  run: 'Run:',
  output: 'Output:',
} as const;

export const grouped = (group: keyof typeof helpGroups, flags: string, says: string): Option =>
  new Option(flags, says).helpGroup(helpGroups[group]);

/** Makes a text option as `pdk conform` has it. */
export function textOption(key: TextKey): Option {
  const [group, placeholder, says] = described[key];
  return grouped(group, `--${optionName(key)} <${placeholder}>`, says);
}

/** Adds those text options that the command takes, and `--target`. */
export function addTextOptions(command: Command, takes: (key: TextKey, group: Group) => boolean): Command {
  for (const key of textKeys) if (takes(key, groupOf(key))) command.addOption(textOption(key));
  const says = 'YAML file of a target, or of several by name; options and variables take precedence';
  return command.addOption(grouped('target', '--target <file#name>', says));
}

/** Adds the options that are no text options: headers, and whether certificates are checked. */
export function addConnectionOptions(command: Command): Command {
  const header = grouped('connection', '--header <name: value>', 'header of every request; may be repeated');
  return command
    .addOption(header.argParser(collected))
    .addOption(
      grouped('connection', '--insecure', 'accept any certificate: only where nothing is worth stealing'),
    );
}

export function collected(value: string, earlier: readonly string[] | undefined): readonly string[] {
  return [...(earlier ?? []), value];
}

/** Ends a command that was called wrongly: prints each error on a line, exit code 2. */
export function refuse(command: Command, errors: readonly string[]): never {
  const lines = errors.map((error) => `error: ${error}`).join('\n');
  return command.error(lines, { exitCode: 2, code: 'pdk.usage' });
}

const insecureWarning =
  'WARNING: --insecure: certificates are not verified. Whoever responds is taken for the target, and gets the credentials.';

const rawWarning =
  'WARNING: --raw: reports, failures and replay tokens name people. Store them where personal data may be.';

/** Prints warnings about dangerous options, before anything is sent. */
export function warn({ insecure, raw }: { insecure?: boolean | undefined; raw?: boolean | undefined }): void {
  if (insecure) process.stderr.write(`${insecureWarning}\n`);
  if (raw) process.stderr.write(`${rawWarning}\n`);
}
