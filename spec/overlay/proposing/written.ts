import { stringify } from 'yaml';
import type { OverlayAction } from '../apply.js';
import type { Proposal, Proposed } from './proposal.js';

/** The maximum width of a comment. */
const width = 110;

/**
 * Formats a proposed overlay: sure matches as actions, each after its evidence; unsure ones and apparently missing operations as
 * comments, to be adopted by hand.
 */
export function overlayText(proposed: Proposed): string {
  const { title, bases, proposals, missing, absent, differences, inexpressible } = proposed;
  const of = (confidence: Proposal['confidence']) =>
    proposals.filter((proposal) => proposal.confidence === confidence);
  const [sure, perhaps] = [of('sure'), of('perhaps')];
  const gone = missing.flatMap(({ operation, actions }) => [
    ...commented(operation, 2),
    ...actions.flatMap((action) => outcommented(actionText(action))),
  ]);
  const lines = [
    ...commented(
      'Proposed by pdk learn: read it before it is used. pdk conform --overlay and pdk mock --overlay take it.',
    ),
    ...bases.flatMap(({ interface: id, address }) => commented(`${id} is at ${address || '/'}`)),
    'overlay: 1.0.0',
    ...stringify({ info: { title, version: '1' } }, { lineWidth: 0 })
      .trimEnd()
      .split('\n'),
    sure.length === 0
      ? '# Nothing is sure: uncomment what holds, and the line "actions:".\n# actions:'
      : 'actions:',
    ...sureText(sure),
    ...chapter('Perhaps: uncomment what holds.', perhaps.flatMap(doubted)),
    ...chapter(
      'Nothing in the document is like these. Uncomment those that are not there: then their rules are skipped.',
      gone,
    ),
    ...chapter(
      'Otherwise than the specification states, so that no overlay should hide it:',
      listed(differences),
    ),
    ...chapter('What an overlay cannot say:', listed(inexpressible)),
    ...chapter(
      'Members and parameters of ours with none like them:',
      absent.length === 0 ? [] : commented(absent.join(', '), 2),
    ),
  ];
  return `${lines.join('\n')}\n`;
}

/** Returns the actions of sure proposals: all removals first, so that a moved operation can take the place of another one. */
function sureText(sure: readonly Proposal[]): string[] {
  const leaving = sure.flatMap(({ actions }) => actions.filter(({ remove }) => remove === true));
  const taking = sure.flatMap((proposal) => [
    ...heading(proposal),
    ...proposal.actions.filter(({ remove }) => remove !== true).flatMap(actionText),
  ]);
  const first = leaving.length === 0 ? [] : commented('What stands elsewhere leaves its place first.', 2);
  return [...first, ...leaving.flatMap(actionText), ...taking];
}

function heading({ subject, ours, theirs, likeness, evidence, runnerUp }: Proposal): string[] {
  const next = runnerUp === undefined ? '' : `; next: ${runnerUp.what}, ${runnerUp.likeness.toFixed(2)}`;
  return commented(
    `${subject}: "${ours}" is "${theirs}" (likeness ${likeness.toFixed(2)}${next}). ${evidence}`,
    2,
  );
}

const doubted = (proposal: Proposal): string[] => [
  ...heading(proposal),
  ...proposal.actions.flatMap((action) => outcommented(actionText(action))),
];

function chapter(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', ...commented(title), ...lines];
}

const listed = (says: readonly string[]): string[] => says.flatMap((each) => commented(`- ${each}`, 2));

function actionText({ target, update, remove }: OverlayAction): string[] {
  const action = {
    target,
    ...(update === undefined ? {} : { update }),
    ...(remove === true ? { remove } : {}),
  };
  return stringify([action], { lineWidth: 0 })
    .trimEnd()
    .split('\n')
    .map((line) => `  ${line}`);
}

const outcommented = (lines: readonly string[]): string[] => lines.map((line) => `  # ${line.slice(2)}`);

/** Formats a text as comments, wrapped between words. Text from a document stays on one line. */
function commented(text: string, indent = 0): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').split(' ')) {
    if (line !== '' && line.length + word.length > width) {
      lines.push(line);
      line = '';
    }
    line += line === '' ? word : ` ${word}`;
  }
  return [...lines, line].map((each) => `${' '.repeat(indent)}# ${each}`);
}
