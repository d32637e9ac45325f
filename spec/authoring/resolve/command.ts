import { Command } from 'commander';
import { questionsOf } from '../../catalogue/questions-of.js';
import { readProfileFile } from '../../profile/profile-file.js';
import { readTree } from '../../source/tree.js';
import { projectRoot } from '../root.js';
import { faultOfDay, obstacleTo } from './ask.js';
import { offersOf, offersText } from './offers.js';
import type { Proofs } from './resolution.js';
import { resolvingText } from './text.js';

interface Given {
  readonly source?: string;
  readonly from?: string;
  readonly date?: string;
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

const manual = `
The document leaves a point open, and the real service answered it. The reading
becomes the default of the mock, and whatever in the contract holds under it is
confirmed: its rules can fail a run from now on, as stated ones do. Nothing
becomes stated, and a profile may still choose another reading.

It works on the sources of the contract, in a clone of this project. What it
cannot decide (a form that may show the former default, a rule that speaks of
another reading) stays assumed and is listed with its place. Either everything
is rewritten, or nothing is.

Examples:
  pdk questions             the questions, and their readings
  pdk question resolve find.size-over rejected-422 --source "staging, ticket 4711"
  pdk question resolve contacts.get-role editor --source "the vendor" --date 2026-01-14
  pdk question resolve errors.no-credential rejected-401 --source "trace 12" --dry-run
  pdk question resolve --from staging.profile.yaml          what pdk learn saw there
  pdk question resolve find.size-over --from staging.profile.yaml

Exit codes:
  0  resolved, or it was already; dry run: it could be
  2  usage: no such question or reading, or one that breaks a stated rule
  3  the contract does not hold together with it; nothing was changed`;

/** `pdk question`. The caller provides the judges and mutants. */
export function questionCommand(proofs: () => Promise<Proofs>, today = () => new Date()): Command {
  const resolve = new Command('resolve')
    .description('write down which reading the real service showed, and who says so')
    .argument('[question]', 'its id, such as find.size-over; without it, what --from answers is listed')
    .argument('[reading]', 'the reading that the service showed (default: the one of --from)')
    .option('--source <text>', 'who or what told: a person, a ticket, a trace')
    .option('--from <file>', 'a profile of pdk learn: the reading, its source and its day')
    .option('--date <YYYY-MM-DD>', 'the day on which it was learned (default: today)')
    .option('--dry-run', 'show what would change, and write nothing')
    .option('--json', 'what was done, as JSON')
    .addHelpText('after', manual)
    .action(async (id: string | undefined, asked: string | undefined, given: Given, command: Command) => {
      const refuse = (message: string): never =>
        command.error(`error: ${message}`, { exitCode: 2, code: 'pdk.usage' });
      const root = projectRoot(process.cwd());
      const questions = questionsOf(readTree(root));
      const offers = given.from === undefined ? [] : offersOf(await readProfileFile(given.from), questions);
      if (id === undefined) {
        if (given.from === undefined)
          return refuse('name a question and its reading, or a profile (--from).');
        process.stdout.write(
          given.json ? `${JSON.stringify(offers, null, 2)}\n` : offersText(offers, given.from),
        );
        return;
      }
      const offer = offers.find(({ question }) => question === id);
      if (given.from !== undefined && asked === undefined && offer === undefined) {
        refuse(`${given.from} has no reading of "${id}".`);
      }
      const reading = asked ?? offer?.reading ?? '';
      if (reading === '') refuse(`name the reading of ${id} that the service showed, or a profile (--from).`);
      if (offer && offer.reading !== reading) {
        refuse(`${given.from} says that ${id} is ${offer.reading}, not "${reading}".`);
      }
      const source = (given.source ?? offer?.source ?? '').replace(/\s+/g, ' ').trim();
      if (source === '') refuse('--source is missing or empty: say who or what told it.');
      const date = given.date ?? offer?.date;
      const fault = date === undefined ? undefined : faultOfDay(date);
      if (fault !== undefined) refuse(`--date: ${fault}`);
      const obstacle = obstacleTo(id, reading, questions);
      const question = questions.find((each) => each.id === id);
      if (obstacle !== undefined || question === undefined) return refuse(obstacle ?? 'no such question');
      const { resolveQuestion } = await import('./resolution.js');
      const resolving = await resolveQuestion(
        {
          root,
          question,
          reading,
          source,
          date,
          today: dayOf(today()),
          isDryRun: given.dryRun === true,
        },
        await proofs(),
      );
      process.stdout.write(given.json ? `${JSON.stringify(resolving, null, 2)}\n` : resolvingText(resolving));
    });
  return new Command('question').addCommand(resolve);
}

/** Returns the calendar day in the local time zone. */
function dayOf(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
