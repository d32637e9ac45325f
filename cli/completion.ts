import { Argument, Command, type Option } from 'commander';

const shells = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof shells)[number];

const isShell = (text: string): text is Shell => shells.some((shell) => shell === text);

/** `pdk completion`: prints a script that completes commands, their subcommands and options. */
export function completionCommand(program: () => Promise<Command>): Command {
  return new Command('completion')
    .addArgument(new Argument('<shell>', 'the shell that it is for').choices(shells))
    .action(async (shell: string) => {
      const commands = (await program()).commands.map(completed);
      if (isShell(shell)) process.stdout.write(scripts[shell](commands));
    });
}

interface Completed {
  readonly name: string;
  readonly does: string;
  readonly subcommands: readonly string[];
  readonly options: readonly Option[];
}

const completed = (command: Command): Completed => ({
  name: command.name(),
  does: command.description(),
  subcommands: [
    ...command.commands.map((each) => each.name()),
    ...command.registeredArguments.flatMap(({ argChoices = [] }) => argChoices),
  ],
  options: [command, ...command.commands]
    .flatMap(({ options }) => options)
    .filter(({ long }, at, all) => long && all.findIndex((other) => other.long === long) === at),
});

/** In single quotes, as all three shells read it. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
const wordsOf = ({ subcommands, options }: Completed): string =>
  [...subcommands, ...options.map(({ long }) => long)].join(' ');

const scripts: Readonly<Record<Shell, (commands: readonly Completed[]) => string>> = {
  bash: (commands) => `_pdk() {
  local word=\${COMP_WORDS[COMP_CWORD]} words
  if [ "$COMP_CWORD" -eq 1 ]; then words='${commands.map(({ name }) => name).join(' ')}'; else
    case \${COMP_WORDS[1]} in
${commands.map((command) => `      ${command.name}) words='${wordsOf(command)}' ;;`).join('\n')}
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _pdk pdk
`,
  zsh: (commands) => `#compdef pdk
_pdk() {
  local -a commands
  if (( CURRENT == 2 )); then
    commands=(${commands.map(({ name, does }) => quoted(`${name}:${does.replaceAll(':', '\\:')}`)).join(' ')})
    _describe command commands
    return
  fi
  case $words[2] in
${commands.map((command) => `    ${command.name}) compadd -- ${wordsOf(command)} ;;`).join('\n')}
  esac
  _files
}
compdef _pdk pdk
`,
  fish: (commands) =>
    commands
      .flatMap(({ name, does, subcommands, options }) => [
        `complete -c pdk -n __fish_use_subcommand -a ${name} -d ${quoted(does)}`,
        ...subcommands.map((each) => `complete -c pdk -n '__fish_seen_subcommand_from ${name}' -a ${each}`),
        ...options.map(
          ({ long = '', description, required, optional }) =>
            `complete -c pdk -n '__fish_seen_subcommand_from ${name}' -l ${long.slice(2)}${required || optional ? ' -r' : ''} -d ${quoted(description)}`,
        ),
      ])
      .join('\n')
      .concat('\n'),
};
