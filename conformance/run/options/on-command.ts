import { type Command, Option } from 'commander';
import { describes, describesTarget } from './described.js';
import { type TextKey, textOptions } from './settings.js';

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
