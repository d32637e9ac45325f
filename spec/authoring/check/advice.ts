import type { Change } from './changes/change.js';
import type { Hit, Hits } from './hits/hits.js';

/** Returns what to do about a change: first what undoes the harm, then the follow-up work. */
export function advice(change: Change, hits: Hits): string {
  if (change.subject === 'rule') return ofRule(change, hits);
  if (change.subject === 'question') return ofQuestion(change);
  if (change.rating === 'documentation') return 'nothing, but read the examples and the reference once more';
  const after = [
    'npm run generate',
    ...(hits.handlers.length > 0 ? [`see ${files(hits.handlers)}`] : []),
    ...(hits.judges.length > 0 ? [`the judges of ${ids(hits.judges)}`] : []),
  ].join(', then ');
  return change.rating === 'breaking'
    ? `take it back, or release it as breaking and tell clients; ${after}`
    : after;
}

function ofRule({ before, after, what }: Change, { judges, mutants }: Hits): string {
  if (after === undefined && !what.includes(':')) {
    return `put it back, or take away what judged it (${files(judges)}) and what broke it (${mutantFiles(mutants)})`;
  }
  if (before === undefined && !what.includes(':')) {
    return 'write its judge in conformance/ and a mutant in mocks/mutants/: neither compiles nor passes before';
  }
  return `compare with its judge (${files(judges)}) and its mutant (${mutantFiles(mutants)})`;
}

function ofQuestion({ rating, what }: Change): string {
  if (what.endsWith(': resolved'))
    return 'npm run generate, then npm test: what is confirmed binds from now on';
  if (what.endsWith(': default')) {
    return 'npm run generate; tests that count on the former default fail, and integrators want to be told';
  }
  return rating === 'breaking'
    ? 'put it back, or tell those whose profiles name it'
    : 'npm run generate; a new reading has to be shown by the mock';
}

const shown = 3;

const ids = (hits: readonly Hit[]): string => listed(hits.map(({ id }) => id));

const files = (hits: readonly Hit[]): string =>
  listed([...new Set(hits.flatMap((hit) => hit.files))]) || 'none';

/** Some mutants are generated from tables: no file contains their ids. */
const mutantFiles = (hits: readonly Hit[]): string =>
  hits.length > 0 && hits.every((hit) => hit.files.length === 0) ? 'mocks/mutants' : files(hits);

/** Returns the first few names and the number of the others. */
export function listed(names: readonly string[]): string {
  const more = names.length - shown;
  return more > 0 ? `${names.slice(0, shown).join(', ')} and ${more} more` : names.join(', ');
}
