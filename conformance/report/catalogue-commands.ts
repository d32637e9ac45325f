import { Command } from 'commander';
import {
  listQuestions,
  listRules,
  type NamedMutant,
  type ProbedBy,
  renderQuestions,
  renderRules,
} from './catalogue.js';
import { pageOn } from './paint.js';

/** `pdk rules`. What is judged and what breaks it comes from outside: the catalogue itself knows neither. */
export function rulesCommand(
  judged: () => Promise<ReadonlySet<string>>,
  mutants: () => Promise<readonly NamedMutant[]>,
): Command {
  return new Command('rules')
    .option('--json', 'as a JSON array')
    .action(async ({ json }: { json?: boolean }) => {
      const listed = listRules(await judged(), await mutants());
      print(json ? listed : renderRules(listed, pageOn(process.stdout, process.env)));
    });
}

/** `pdk questions`. How each is found out comes from outside. */
export function questionsCommand(probes: () => Promise<ProbedBy>): Command {
  return new Command('questions')
    .option('--json', 'as a JSON array')
    .action(async ({ json }: { json?: boolean }) => {
      const listed = listQuestions(await probes());
      print(json ? listed : renderQuestions(listed, pageOn(process.stdout, process.env)));
    });
}

function print(output: string | readonly unknown[]): void {
  process.stdout.write(typeof output === 'string' ? output : `${JSON.stringify(output, null, 2)}\n`);
}
