import { count, labelled, type Page, printable, type Tone } from '../report/text.js';
import type { Brief, Changed, Comparison } from './compare.js';
import { changes } from './compare.js';

const tones: Record<Changed['change'], Tone> = {
  'fails now': 'bad',
  'fails otherwise': 'bad',
  'is not judged any more': 'doubtful',
  'differs now': 'doubtful',
  'holds now': 'good',
  'is judged now': 'good',
  'does not differ any more': 'good',
  'is new': 'quiet',
  'is gone': 'quiet',
};

/** What changed between two runs, for people: the worst first, each with what was said of it. */
export function compareText({ changed, before, after, caveats }: Comparison, page: Page): string {
  const { width, paint } = page;
  const groups = changes.flatMap((change) => {
    const these = changed.filter((each) => each.change === change);
    if (these.length === 0) return [];
    const heading = paint(tones[change], `${count(these.length, 'rule')}: ${change}`);
    return [[heading, ...these.flatMap((each) => lineOf(each, width))].join('\n')];
  });
  return `${[
    ...caveats.map((caveat) => labelled('', `Note: ${printable(caveat)}.`, width).join('\n')),
    ...groups,
    `${before.verdict} (${before.startedAt}, ${count(before.requests, 'request')}) → ${after.verdict} (${after.startedAt}, ${count(after.requests, 'request')}) · ${count(changed.length, 'change')}`,
  ].join('\n\n')}\n`;
}

function lineOf({ rule, before, after }: Changed, width: number): string[] {
  const why = after?.why ?? before?.why;
  const verdicts = [before, after].map((brief) => wordOf(brief)).join(' → ');
  return labelled('  ', `${rule}: ${verdicts}${why === undefined ? '' : `; ${printable(why)}`}`, width);
}

const wordOf = (brief: Brief | undefined): string => brief?.verdict ?? 'not there';
