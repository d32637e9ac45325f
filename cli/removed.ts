/** A command that no longer exists, or an option that a command no longer has. */
export interface Removed {
  readonly command: string;
  /** The option as it is written, such as `--memory`; undefined if the whole command was removed. */
  readonly option?: string;
  /** What to do now, as a sentence. */
  readonly instead: string;
}

const removed: readonly Removed[] = [
  {
    command: 'diff',
    instead:
      'Run `pdk conform --report json=FILE` on both targets and compare the reports with `pdk compare`; run `pdk learn --out FILE` on both and compare the profiles with `pdk profile diff`.',
  },
  {
    command: 'question',
    instead:
      'In a clone, edit the question in spec/questions: set `default` to the reading, and add `resolved` with `source` and `date`. Then run `pdk check`; spec/README.md has an example. `pdk profile explain QUESTION --profile FILE` shows what `pdk learn` observed.',
  },
  {
    command: 'conform',
    option: '--memory',
    instead:
      'Keep the reports of a target with `--history FOLDER`, or compare two reports with `pdk compare`. How people change between two runs is no longer compared.',
  },
  {
    command: 'learn',
    option: '--forms',
    instead:
      '`pdk learn --openapi FILE` proposes an overlay by OpenAPI documents of the target; without any, write it by hand: the guide of the conformance kit shows one ("A target with other forms").',
  },
];

/** Returns what to tell whoever calls a removed command or sets a removed option; undefined if nothing was removed. */
export function removedIn(words: readonly string[], env: NodeJS.ProcessEnv): string | undefined {
  const called = calledIn(words);
  for (const { command, option, instead } of removed) {
    if (command !== called) continue;
    if (option === undefined) return `\`pdk ${command}\` was removed. ${instead}`;
    const variable = `PDK_${option.slice(2).replaceAll('-', '_').toUpperCase()}`;
    if (words.some((word) => word === option || word.startsWith(`${option}=`)))
      return `the option ${option} of \`pdk ${command}\` was removed. ${instead}`;
    if (env[variable])
      return `the variable ${variable} (${option} of \`pdk ${command}\`) was removed. ${instead}`;
  }
  return undefined;
}

/** The command that is called, or that help is requested for. */
export function calledIn(words: readonly string[]): string | undefined {
  const [first, second] = words.filter((word) => !word.startsWith('-'));
  return first === 'help' ? second : first;
}
