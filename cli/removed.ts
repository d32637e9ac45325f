import { removed } from '../generated/removed.js';

/** A command that no longer exists, or an option that a command no longer has. */
export interface Removed {
  readonly command: string;
  /** The option as it is written, such as `--memory`; undefined if the whole command was removed. */
  readonly option?: string;
  /** What to do now, as a sentence. */
  readonly instead: string;
}

const all: readonly Removed[] = removed;

/** Returns what to tell whoever calls a removed command or sets a removed option; undefined if nothing was removed. */
export function removedIn(words: readonly string[], env: NodeJS.ProcessEnv): string | undefined {
  const called = calledIn(words);
  for (const { command, option, instead } of all) {
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
