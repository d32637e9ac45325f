import { Command } from 'commander';
import { probedBy } from '../conformance/probes/registry.js';
import { count, labelled, type Page, pageOn, printable, table } from '../conformance/report/text.js';
import { type QuestionId, questionIds, questions } from '../generated/questions.js';
import { suggestion } from '../spec/catalogue/nearest.js';
import { type ProfileFile, readProfileFile } from '../spec/profile/profile-file.js';
import { isQuestion } from '../spec/profile/readings.js';
import { questionLines } from './catalogue.js';
import { refuse } from './options/options.js';
import { print } from './values.js';

/** Returns the questions for which the mock would behave differently, with the readings that the profiles name. */
export function profileChanges(a: ProfileFile, b: ProfileFile) {
  return questionIds.flatMap((question) => {
    const { default: usual }: { readonly default: string } = questions[question];
    const [one, other] = [a.readings[question], b.readings[question]];
    return (one ?? usual) === (other ?? usual) ? [] : [{ question, a: one, b: other, default: usual }];
  });
}

/** The command `pdk profile`, which compares and explains profiles. */
export function command(): Command {
  const diff = new Command('diff')
    .description('say where two profiles differ')
    .argument('<a>', 'a profile')
    .argument('<b>', 'another one')
    .option('--json', 'as a JSON array')
    .addHelpText('after', '\nExit codes: 0 they are the same, 1 they differ, 2 usage.')
    .action(async (a: string, b: string, { json }: { json?: boolean }) => {
      const changes = profileChanges(await readProfileFile(a), await readProfileFile(b));
      const page = pageOn(process.stdout, process.env);
      print(json, changes, () => changesText(changes, page));
      process.exitCode = changes.length === 0 ? 0 : 1;
    });
  const explain = new Command('explain')
    .description('say what a question asks, what its readings mean, and what a profile knows of it')
    .argument('<question>', 'its id, such as find.size-over')
    .option('--profile <file>', 'what was learned')
    .action(async (id: string, { profile }: { profile?: string }, command: Command) => {
      if (!isQuestion(id)) {
        const meant = suggestion(id, questionIds);
        return refuse(command, [`there is no question "${id}".${meant} \`pdk questions\` lists them.`]);
      }
      const known = profile === undefined ? undefined : await readProfileFile(profile);
      process.stdout.write(explanation(id, known, pageOn(process.stdout, process.env)));
    });
  return new Command('profile').addCommand(diff).addCommand(explain);
}

function changesText(changes: ReturnType<typeof profileChanges>, { width, paint }: Page): string {
  if (changes.length === 0) return 'they are the same\n';
  const shown = (reading: string | undefined, usual: string) => reading ?? `${usual} (default)`;
  const [heading = '', ...rows] = table(
    ['question', 'A', 'B'],
    changes.map(({ question, a, b, default: usual }) => [question, shown(a, usual), shown(b, usual)]),
    width,
  );
  return `${[paint('quiet', heading), ...rows, '', count(changes.length, 'difference')].join('\n')}\n`;
}

/** Explains a question, its readings, and which of them a profile has seen. */
export const explanation = (id: QuestionId, profile: ProfileFile | undefined, page: Page): string =>
  `${[
    ...questionLines({ id, ...questions[id], probe: probedBy(id) }, page),
    ...(profile === undefined ? [] : ['', ...labelled('', printable(knownOf(id, profile)), page.width)]),
  ].join('\n')}\n`;

function knownOf(id: QuestionId, { learned, readings, evidence, other, unknown }: ProfileFile): string {
  const where = learned === undefined ? '' : ` (${learned.from}, ${learned.on})`;
  const seen = evidence[id];
  if (seen !== undefined) return `${readings[id] ?? ''}, seen ${seen.seen}: ${seen.saw}${where}`;
  if (readings[id] !== undefined) return `${readings[id]}, by the profile`;
  if (other[id] !== undefined) return `none of the readings: ${other[id]}${where}`;
  return `${unknown[id] === undefined ? 'nothing is known of it' : `unknown: ${unknown[id]}`}${where}`;
}
