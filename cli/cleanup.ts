import { Command } from 'commander';
import { type Cleaned, cleanUp } from '../conformance/cleanup/cleanup.js';
import { httpTransport } from '../conformance/target/transport.js';
import { connectionOf, defaultJournal, targetOf } from './options/command-line.js';
import {
  addOptions,
  askedOf,
  type Given,
  headerOption,
  type OptionKey,
  refuse,
  warn,
} from './options/options.js';
import { print } from './values.js';

/** `pdk cleanup`: removes what killed runs left on a target. */
export function command(): Command {
  const takes = (key: OptionKey, group: string) =>
    (group !== 'Run' && group !== 'Output') || key === 'journal' || key === 'overlay';
  const command = addOptions(new Command('cleanup'), takes).addOption(headerOption());
  return command.option('--json', 'what was done, as JSON').action(async (given: Given) => {
    const asked = await askedOf(given, process.env);
    const connection = connectionOf(asked, process.env);
    const target = targetOf(asked);
    const [forms, folder = defaultJournal] = [asked.value('overlay'), asked.value('journal')];
    if (!target || asked.errors.length > 0) return refuse(command, asked.errors);
    warn({ insecure: connection.insecure });
    const http = httpTransport(connection);
    try {
      const onJournal = (file: string, things: number) =>
        void process.stderr.write(`${file}: ${things} to delete\n`);
      const cleaned = await cleanUp({ folder, target, transport: http.send, forms, onJournal });
      print(given.json === true, cleaned, () => textOf(cleaned));
      const isDone = cleaned.every((one) => 'left' in one && one.left.length === 0);
      process.exitCode = isDone ? 0 : 3;
    } finally {
      await http.close();
    }
  });
}

function textOf(cleaned: readonly Cleaned[]): string {
  if (cleaned.length === 0) return 'nothing to clean up: there is no journal\n';
  const lines = cleaned.flatMap((one) => {
    if ('elsewhere' in one)
      return [`${one.file} is of ${one.elsewhere}: give its --people-url, --org and credentials`];
    const left = one.left.map(
      ({ resource, because }) => `  not deleted: ${resource.kind} ${resource.name}: ${because}`,
    );
    return [`${one.prefix}: ${one.gone.length} deleted, ${one.left.length} left`, ...left];
  });
  return `${lines.join('\n')}\n`;
}
