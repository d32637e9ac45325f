import { type Command, Option } from 'commander';
import { formLimits, sizeText } from '../../target/limits.js';
import type { Check } from './checks.js';
import * as checks from './checks.js';

const judged = sizeText(formLimits.judgedBytes);

/** The options of `pdk conform` by their group in its help: what the value of each is, and what it is for. */
const help = {
  target: {
    peopleUrl: '<url> base URL of the people interface, up to its version: https://host/v1',
    identityUrl: '<url> base URL of the identity interface; required to sign in',
    ledgerUrl: '<url> base URL of the ledger interface',
    billingUrl: '<url> base URL of the billing interface',
    org: '<id> organization of all requests',
    otherOrg: '<id> organization on which the credentials hold no role',
    emptyOrg: '<id> organization without credit, on which the credentials hold a role',
    clientId: '<id> client id of a service account',
    clientSecret: '<secret> client secret of the service account',
    username: '<name> name of a user',
    password: '<secret> password of the user',
    token: '<secret> access token that was obtained elsewhere',
    apiKey: '<secret> long-lived API key',
    secondUsername: '<name> name of a user without a role on the organization, who can be invited',
    secondPassword: '<secret> password of the second user',
    target: '<file#name> YAML file of a target, or of several by name; options and variables take precedence',
  },
  connection: {
    ca: '<file> PEM file of certificates to trust, besides the usual ones',
    clientCert: '<file> PEM file of the certificate of this client',
    clientKey: '<file> PEM file of the private key of this client',
    clientKeyPassphrase: '<secret> passphrase of the private key',
    proxy: '<url> URL of a proxy (default: HTTP_PROXY and HTTPS_PROXY, except for hosts in NO_PROXY)',
    insecure: 'accept any certificate: only where nothing is worth stealing',
  },
  control: {
    controlUrl: '<url> base URL of a control plane, such as that of pdk mock',
    controlToken: '<secret> token of the control plane; pdk mock prints it',
  },
  run: {
    overlay: '<file> OpenAPI Overlay that maps our contract to the form of the target',
    safety:
      '<level> what may be done to the target: read-only creates nothing; own-resources creates resources and deletes them again; full also changes existing ones, and restores them (default: read-only)',
    baseline:
      '<file> list of known failures, which fail no run until they expire; pdk baseline update writes it',
    profile: '<file> profile of the target, as pdk learn writes it: changes since then are reported',
    history:
      '<folder> folder for the reports of the last 30 runs of each target: rules that the last run observed least come first where the budget is short, and an HTML report shows the trend',
    journal: '<folder> folder for journals of what was created, which pdk cleanup reads (default: .pdk)',
    seed: '<n> seed of the cases, to repeat those of an earlier run (default: random; reports name it)',
    budget: '<n> budget of requests (default: 500, or 3500 when writing, of which 2000 are planned)',
    maxCredits:
      '<n> budget of credits: one for each person that finds and searches may return, and for each lookup; the rest of the run goes on without (default: no limit)',
    maxAttempts:
      '<n> limit of wrong sign-ins in all (default: 3 for each given account, no limit for others)',
    rate: '<rps> limit of requests per second (default: no limit)',
    maxTime:
      '<s> limit of the whole run in seconds, after which it cleans up (default: 60, and 2 for each request of the budget)',
    maxWait:
      '<s> limit in seconds of all waiting: pauses that the target requests, responses that take more than 5 s, and what is visible never; for what is visible late, eight times as long (default: 60)',
    maxBody: `<MiB> limit of a decompressed response body in MiB (default: 64; one of more than ${judged} is not judged)`,
    shard: '<i/n> part of the run to perform, such as 2/5; pdk merge merges the reports of all parts',
    rules: '<glob> glob of the rules to judge, such as "find.*" (default: all)',
    record:
      '<file> file to record each exchange in, for pdk judge; secrets and names are replaced by pseudonyms',
    replay: '<token> replay token of an earlier failure: performs only its case',
    plan: 'print what a run would send, cost, write and skip; send nothing',
    stress:
      'perform everything more often, two at a time, with more things: takes some minutes, and finds what goes wrong now and then',
    strictProfile: 'exit with 1 if the target differs from --profile',
  },
  output: {
    json: 'print the report as JSON',
    verbose: 'print every rule and reason in full',
    raw: 'keep the names of people in reports, failures and replay tokens',
  },
} as const;

export type OptionKey = { [Group in keyof typeof help]: keyof (typeof help)[Group] }[keyof typeof help];
export type TargetKey = Exclude<keyof typeof help.target, 'target'> | keyof typeof help.control;

/** How an option is checked, and its place in a target file. */
interface Row<T> {
  readonly check: Check<T>;
  readonly inFile: string | undefined;
}
const row = <T>(check: Check<T>, inFile?: string): Row<T> => ({ check, inFile });

const rows = {
  peopleUrl: row(checks.checkUrl, 'addresses.people'),
  identityUrl: row(checks.checkUrl, 'addresses.identity'),
  ledgerUrl: row(checks.checkUrl, 'addresses.ledger'),
  billingUrl: row(checks.checkUrl, 'addresses.billing'),
  org: row(checks.checkOrg, 'org'),
  otherOrg: row(checks.checkOrg, 'otherOrg'),
  emptyOrg: row(checks.checkOrg, 'emptyOrg'),
  clientId: row(checks.checkCredential, 'credentials.serviceAccount.clientId'),
  clientSecret: row(checks.checkCredential, 'credentials.serviceAccount.clientSecret'),
  username: row(checks.checkCredential, 'credentials.user.username'),
  password: row(checks.checkCredential, 'credentials.user.password'),
  token: row(checks.checkBearer, 'credentials.token'),
  apiKey: row(checks.checkBearer, 'credentials.apiKey'),
  secondUsername: row(checks.checkCredential, 'credentials.secondUser.username'),
  secondPassword: row(checks.checkCredential, 'credentials.secondUser.password'),
  target: row(checks.checkFile),
  ca: row(checks.checkCertificates, 'ca'),
  clientCert: row(checks.checkCertificates, 'clientCertificate.cert'),
  clientKey: row(({ value }) => value, 'clientCertificate.key'),
  clientKeyPassphrase: row(({ value }) => value, 'clientCertificate.passphrase'),
  proxy: row(checks.checkProxy, 'proxy'),
  insecure: row(checks.checkFlag),
  controlUrl: row(checks.checkUrl, 'control.url'),
  controlToken: row(checks.checkBearer, 'control.token'),
  overlay: row(checks.checkFile, 'overlay'),
  safety: row(checks.checkSafety, 'safety'),
  baseline: row(checks.checkFile),
  profile: row(checks.checkFile, 'profile'),
  history: row(checks.checkFile),
  journal: row(checks.checkFile),
  seed: row(checks.checkSeed),
  budget: row(checks.checkBudget, 'budget'),
  maxCredits: row(checks.checkCount, 'maxCredits'),
  maxAttempts: row(checks.checkCount, 'maxAttempts'),
  rate: row(checks.checkRate, 'rate'),
  maxTime: row(checks.checkSeconds),
  maxWait: row(checks.checkSeconds),
  maxBody: row(checks.checkMebibytes),
  shard: row(checks.checkShard),
  rules: row(checks.checkRules),
  record: row(checks.checkFile),
  replay: row(checks.checkReplay),
  plan: row(checks.checkFlag),
  stress: row(checks.checkFlag),
  strictProfile: row(checks.checkFlag),
  json: row(checks.checkFlag),
  verbose: row(checks.checkFlag),
  raw: row(checks.checkFlag),
} satisfies Readonly<Record<OptionKey, Row<unknown>>>;

/** The type of the checked value of each option. */
export type Values = {
  readonly [K in OptionKey]: (typeof rows)[K] extends Row<infer T> ? T : never;
};
export const table: { readonly [K in OptionKey]: Row<Values[K]> } = rows;

const isOption = (key: string): key is OptionKey => key in rows;
export const optionKeys = Object.keys(rows).filter(isOption);

const placed = new Map(
  Object.entries(help).flatMap(([group, texts]) =>
    Object.entries(texts).map(([key, text]) => [key, { group, text }] as const),
  ),
);
const placeOf = (key: OptionKey) => placed.get(key) ?? { group: '', text: '' };

/** Whether a run with this option is on another target than the demo. */
export const isOfTarget = (key: OptionKey): boolean => key !== 'target' && key in help.target;

/** Whether the option sets a member of the target itself. */
export const isTargetKey = (key: OptionKey): key is TargetKey => isOfTarget(key) || key in help.control;

/** Whether the option names a file. */
export const namesFile = (key: OptionKey): boolean => placeOf(key).text.startsWith('<file> ');

/** `people-url` of `peopleUrl`. */
export const optionName = (key: string): string =>
  key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const grouped = (group: string, flags: string, what: string): Option => {
  const heading = group === 'control' ? 'control plane' : group;
  return new Option(flags, what).helpGroup(`${heading.charAt(0).toUpperCase()}${heading.slice(1)}:`);
};

/** Adds those options that a command takes. */
export function addOptions(command: Command, takes: (key: OptionKey, group: string) => boolean): Command {
  for (const key of optionKeys) {
    const { group, text } = placeOf(key);
    const [, placeholder = '', what = ''] = /^(<\S+> )?(.*)$/.exec(text) ?? [];
    if (takes(key, group))
      command.addOption(grouped(group, `--${optionName(key)} ${placeholder}`.trim(), what));
  }
  return command;
}

const collected = (value: string, earlier: readonly string[] = []): readonly string[] => [...earlier, value];

export const headerOption = (): Option =>
  grouped('connection', '--header <name: value>', 'header of every request; may be repeated').argParser(
    collected,
  );

export const reportOption = (formats: readonly string[]): Option =>
  grouped('output', '--report <format=file...>', `report files: ${formats.join(', ')}`).argParser(collected);
