import { Command } from 'commander';
import { defaultJournal } from '../run/options/command-line.js';
import { connectionOf, headersOf } from '../run/options/connection.js';
import { addConnectionOptions, addTextOptions, refuse } from '../run/options/on-command.js';
import { type Given, settingsOf } from '../run/options/settings.js';
import { targetOf } from '../run/options/target.js';
import { warn } from '../run/options/warn.js';
import { givenTarget } from '../run/target-file/given-target.js';
import { httpTransport } from '../target/transport.js';
import { type Cleaned, cleanUp } from './cleanup.js';

const manual = `
A run that may write (pdk conform --safety own-resources) takes away what it
made when it ends. One that was killed could not: its journal is still in the
folder, and this command takes away what is in it, the newest first. It is safe
to call twice. Credentials are given as to pdk conform; without any, those of
the demo are used, and only for journals of the demo.

Exit codes:
  0  nothing is left
  2  usage or configuration
  3  something is left, or could not be reached`;

/** `pdk cleanup`: removes what killed runs left on a target. */
export function cleanupCommand(): Command {
  const command = addTextOptions(
    new Command('cleanup'),
    (key, group) => group !== 'run' || key === 'journal' || key === 'overlay',
  );
  return addConnectionOptions(command)
    .option('--json', 'what was done, as JSON')
    .addHelpText('after', manual)
    .action(async (given: Given) => {
      const read = await givenTarget(given, process.env);
      const errors = 'errors' in read ? [...read.errors] : [];
      const file = 'file' in read ? read.file : undefined;
      const fail = (error: string) => void errors.push(file?.told(error) ?? error);
      const settings = settingsOf(given, process.env, file);
      const connection = connectionOf(settings, process.env, fail);
      const headers = headersOf(settings, fail);
      const found = targetOf(settings, fail);
      const target = found && { ...found, ...headers };
      if (!target || errors.length > 0) return refuse(command, errors);
      warn({ insecure: connection.insecure });
      const http = httpTransport(connection);
      try {
        const cleaned = await cleanUp({
          folder: settings.journal?.value ?? defaultJournal,
          target,
          transport: http.send,
          ...(settings.overlay ? { forms: settings.overlay.value } : {}),
          onJournal: (file, things) => process.stderr.write(`${file}: ${things} to take away\n`),
        });
        process.stdout.write(given.json ? `${JSON.stringify(cleaned, null, 2)}\n` : textOf(cleaned));
        const isDone = cleaned.every((one) => 'left' in one && one.left.length === 0);
        process.exitCode = isDone ? 0 : 3;
      } finally {
        await http.close();
      }
    });
}

function textOf(cleaned: readonly Cleaned[]): string {
  if (cleaned.length === 0) return 'nothing to clean up: no run left a journal\n';
  const lines = cleaned.flatMap((one) => {
    if ('elsewhere' in one) {
      return [`${one.file} is of ${one.elsewhere}: give its --people-url, --org and credentials`];
    }
    const left = one.left.map(
      ({ resource, because }) => `  still there: ${resource.kind} ${resource.name}: ${because}`,
    );
    return [`${one.prefix}: ${one.gone.length} gone, ${one.left.length} left`, ...left];
  });
  return `${lines.join('\n')}\n`;
}
