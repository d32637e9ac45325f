import { resolve } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rules } from '../../../generated/rules.js';
import type { Question } from '../../catalogue/questions.js';
import { questionsOf } from '../../catalogue/questions-of.js';
import type { Rule } from '../../catalogue/rules.js';
import { readTree } from '../../source/tree.js';
import { planOf } from './plan.js';
import { sourcesIn } from './tree.js';
import { yamlFile } from './yaml-file.js';

const root = resolve(import.meta.dirname, '../../..');
const sources = sourcesIn(root);
const questions = questionsOf(readTree(root));
const resolved = { source: 'staging: ticket 4711', date: '2026-01-14' };

const asked = `# Open points.
- id: some.size # a comment
  asks: What happens?
  readings:
    rejected-400: With 400.
    rejected-422: With 422.
  default: rejected-400 # for now

- { id: some.role, asks: Who?, readings: { viewer: V., editor: E. }, default: viewer }
`;
const ruled = `- id: some.refused
  basis: assumed # our answer
  question: some.size
- { id: some.bad, basis: assumed, question: some.size }
`;
const described = `paths:
  /things:
    get:
      operationId: getThings
      x-role: { role: viewer, x-basis: assumed, x-question: some.role }
      responses:
        "400": { $ref: "./errors.yaml#/Bad" }
        "422": { $ref: "#/components/responses/Unprocessable" }
components:
  responses:
    Unprocessable: { $ref: "./errors.yaml#/Unprocessable" }
`;
const errors = `Bad:
  x-basis: assumed
  x-question: some.size # of the size
Unprocessable: { description: No., x-basis: assumed, x-question: some.size }
`;
const files = [
  yamlFile('spec/errors.yaml', errors),
  yamlFile('spec/people.yaml', described),
  yamlFile('spec/questions/some.yaml', asked),
  yamlFile('spec/rules/some.yaml', ruled),
];
const common = {
  section: '4',
  basis: 'assumed',
  says: 'It is so.',
  operations: [],
  effect: 'none',
  question: 'some.size',
} as const;
const someRules: readonly Rule[] = [
  { id: 'some.refused', ...common, readings: ['rejected-400', 'rejected-422'] },
  { id: 'some.bad', ...common, readings: ['rejected-400'] },
];
const sizes = { 'rejected-400': 'With 400.', 'rejected-422': 'With 422.' };
const size: Question = {
  id: 'some.size',
  section: '4',
  asks: 'What?',
  readings: sizes,
  default: 'rejected-400',
};
const role: Question = {
  ...size,
  id: 'some.role',
  readings: { viewer: 'V.', editor: 'E.' },
  default: 'viewer',
};

describe('a resolution', () => {
  test('changes only the affected words and keeps every comment, in flow maps or not', () => {
    const plan = planOf({ question: size, reading: 'rejected-422', resolved }, someRules, files);

    expect(Object.fromEntries(plan.texts)).toEqual({
      'spec/errors.yaml': errors.replace(
        '{ description: No., x-basis: assumed',
        '{ description: No., x-basis: confirmed',
      ),
      'spec/questions/some.yaml': asked.replace(
        'default: rejected-400 # for now\n',
        'default: rejected-422 # for now\n  resolved:\n    source: "staging: ticket 4711"\n    date: "2026-01-14"\n',
      ),
      'spec/rules/some.yaml': ruled.replace('basis: assumed # our', 'basis: confirmed # our'),
    });
  });

  test('lists what it cannot confirm, with its place', () => {
    const plan = planOf({ question: size, reading: 'rejected-422', resolved }, someRules, files);
    const open = [...plan.rules, ...plan.details].filter(({ becomes }) => becomes.basis === 'assumed');

    expect(open.map(({ what, file, line }) => `${file}:${line} ${what}`)).toEqual([
      'spec/rules/some.yaml:4 some.bad',
      'spec/errors.yaml:2 response Bad',
    ]);
  });

  test('gives an operation the confirmed role', () => {
    const plan = planOf({ question: role, reading: 'editor', resolved }, someRules, files);

    expect(plan.texts.get('spec/people.yaml')).toBe(
      described.replace('role: viewer, x-basis: assumed', 'role: editor, x-basis: confirmed'),
    );
    expect(plan.texts.get('spec/questions/some.yaml')).toBe(
      asked.replace(
        'default: viewer }',
        'default: editor, resolved: { source: "staging: ticket 4711", date: "2026-01-14" } }',
      ),
    );
  });

  test('changes nothing the second time', () => {
    const first = planOf({ question: size, reading: 'rejected-422', resolved }, someRules, files);
    const after = files.map(({ path, text }) => yamlFile(path, first.texts.get(path) ?? text));
    const question = { ...size, default: 'rejected-422', resolved };

    expect(planOf({ question, reading: 'rejected-422', resolved }, someRules, after).texts.size).toBe(0);
  });

  test('withdraws what does not hold under the next reading', () => {
    const first = planOf({ question: size, reading: 'rejected-400', resolved }, someRules, files);
    const after = files.map(({ path, text }) => yamlFile(path, first.texts.get(path) ?? text));
    const again = { question: { ...size, resolved }, reading: 'rejected-422', resolved };

    expect(planOf(again, someRules, after).texts.get('spec/rules/some.yaml')).toBe(
      ruled.replace('basis: assumed # our', 'basis: confirmed # our'),
    );
  });
});

/** Returns the lines of a text that another one does not have. A repeated line counts once per occurrence. */
function linesBeyond(text: string, other: string): readonly string[] {
  const rest = new Map<string, number>();
  for (const line of other.split('\n')) rest.set(line, (rest.get(line) ?? 0) + 1);
  return text.split('\n').filter((line) => {
    const left = rest.get(line) ?? 0;
    rest.set(line, left - 1);
    return left < 1;
  });
}

test('a resolution changes only lines with a basis, a role or a default', () => {
  const all = Object.entries(rules).map(([id, rule]): Rule => ({ id, ...rule, effect: 'none' }));
  const anyAnswer = fc
    .constantFrom(...questions)
    .chain((question) =>
      fc.constantFrom(...Object.keys(question.readings)).map((reading) => ({ question, reading, resolved })),
    );
  const changing = /\bbasis: |\bx-basis: |\brole: |x-(assumed|confirmed)-keywords: |^ +default: /;
  fc.assert(
    fc.property(anyAnswer, (answer) => {
      const { texts } = planOf(answer, all, sources);
      for (const [path, text] of texts) {
        const before = sources.find((file) => file.path === path)?.text ?? '';
        const [gone, come] = [linesBeyond(before, text), linesBeyond(text, before)];
        const isAdded = /^ {2}resolved:$|^ {4}(source|date): /;
        expect(gone.filter((line) => !changing.test(line))).toEqual([]);
        expect(come.filter((line) => !changing.test(line) && !isAdded.test(line))).toEqual([]);
        expect(come.filter((line) => changing.test(line)).length).toBe(gone.length);
        expect(
          linesBeyond(before.replaceAll(/^(?! *#).*$/gm, ''), text.replaceAll(/^(?! *#).*$/gm, '')),
        ).toEqual([]);
      }
    }),
    { numRuns: 20 },
  );
});
