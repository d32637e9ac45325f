import type { Outcome } from './plan.js';
import type { NewlyBinding, Resolving } from './resolution.js';

/** Formats the result of a resolution for users. */
export function resolvingText(resolving: Resolving): string {
  const { question, reading, resolved, isChanged } = resolving;
  if (!isChanged) {
    return `${question} is resolved to ${reading} already, by ${resolved.source} on ${resolved.date}: nothing to change.\n${listed('Still assumed:', stillAssumed(resolving))}`;
  }
  const { former, rules, details, binding, released, files, isDryRun, says } = resolving;
  const outcomes = [...rules, ...details];
  const changed = outcomes.filter(({ was, becomes }) => was !== becomes.basis || isRewritten(becomes));
  const sections = [
    isDryRun ? 'Nothing is written: this is a dry run.\n' : '',
    `${question}: ${reading}, ${changeFrom(former, reading)}\n  ${resolved.source} (${resolved.date})\n`,
    listed('The mock answers by default:', [says]),
    listed('Rewritten:', [`${resolving.at} question ${question}`, ...changed.map(lineOf)]),
    listed('Can fail a run from now on:', binding.flatMap(proofOf)),
    listed('Cannot fail a run any more:', released),
    listed('Still assumed:', stillAssumed(resolving)),
    listed(isDryRun ? 'Files that would change:' : 'Files that changed:', files),
    listed('Next:', nextSteps(resolving)),
  ];
  return sections.filter((section) => section !== '').join('\n');
}

function changeFrom(former: Resolving['former'], reading: string): string {
  if (former.reading !== reading) return `no longer ${former.reading}`;
  return former.resolved === undefined ? 'as assumed' : 'as before';
}

const isRewritten = (becomes: Outcome['becomes']): boolean =>
  becomes.basis === 'confirmed' && becomes.role !== undefined;

const placeOf = ({ file, line, what }: Outcome): string => `${file}:${line} ${what}`;

function lineOf(outcome: Outcome): string {
  const { was, becomes } = outcome;
  const role = becomes.basis === 'confirmed' && becomes.role ? `, now the role ${becomes.role}` : '';
  return `${placeOf(outcome)}: ${was} -> ${becomes.basis}${role}`;
}

function stillAssumed({ rules, details }: Resolving): readonly string[] {
  return [...rules, ...details].flatMap((outcome) =>
    outcome.becomes.basis === 'assumed' ? [`${placeOf(outcome)}: ${outcome.becomes.because}`] : [],
  );
}

function proofOf({ id, says, judged, mutants }: NewlyBinding): readonly string[] {
  if (judged === 'table') return [`${id}: ${says}`, '  judged and broken as the table of roles is'];
  const judge = judged ? 'judged' : 'NOT JUDGED: write a judge';
  const proof =
    mutants.length > 0
      ? `broken by ${mutants.join(', ')}`
      : 'NO MUTANT: it holds under every reading, so write one in mocks/mutants';
  return [`${id}: ${says}`, `  ${judge}; ${proof}`];
}

function nextSteps({ details, rules, isDryRun }: Resolving): readonly string[] {
  if (isDryRun) return ['the same without --dry-run'];
  const isOpen = [...rules, ...details].some(({ becomes }) => becomes.basis === 'assumed');
  return [
    ...(isOpen ? ['look at what is still assumed; then npm run generate'] : []),
    'npm run check && npm test',
    'commit what changed',
  ];
}

function listed(heading: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `${heading}\n${lines.map((line) => `  ${line}\n`).join('')}`;
}
