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
