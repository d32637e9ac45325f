import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { operations } from '../../generated/operations.js';
import type { JsonObject } from '../source/json.js';
import { type Problem, treeOf } from '../source/tree.js';
import { checkCatalogue, checkDetails, checkEffects } from './check.js';
import { readEntries, reporting } from './entries.js';
import { type Question, readQuestions } from './questions.js';
import { type Rule, readRules } from './rules.js';
import { checkSpecification } from './specification.js';

const open: Question = {
  id: 'find.size-over',
  section: '4.1',
  asks: 'What happens?',
  readings: { refused: 'It is refused.', clamped: 'It is taken for 5.' },
  default: 'refused',
};
const resolved: Question = { ...open, resolved: { source: 'staging', date: '2026-01-14' } };
const rule: Rule = {
  id: 'find.size-over-rejected',
  section: '4.1',
  basis: 'confirmed',
  says: 'It is refused.',
  operations: ['find'],
  effect: 'none',
  question: 'find.size-over',
};

/** Builds sources that consist of one question, one rule and one detail. */
function toldOf(question: Question, given?: Rule, detail: JsonObject = {}) {
  const texts = new Map([
    ['spec/questions/find.yaml', stringify([question])],
    ['spec/rules/find.yaml', stringify(given === undefined ? [] : [given])],
    ['spec/people.yaml', stringify({ paths: detail })],
  ]);
  return reporting(treeOf('/project', texts));
}

function expectTold(problems: readonly Problem[], error: string | undefined): void {
  if (error === undefined) expect(problems).toEqual([]);
  else expect(problems).toMatchObject([{ line: expect.any(Number), says: expect.stringContaining(error) }]);
}

describe('a confirmed rule names the question that the service answered', () => {
  test.each<[string, Rule, Question, string | undefined]>([
    ['confirmed by somebody', rule, resolved, undefined],
    ['confirmed by nobody', rule, open, 'is not resolved'],
    ['of a question that does not exist', { ...rule, question: 'find.none' }, open, 'does not exist'],
  ])('%s', (_case, given, question, error) => {
    const found = toldOf(question, given);
    const [rules, questions] = [readEntries('spec/rules/', found), readEntries('spec/questions/', found)];
    const known = { operations: [], drafts: [] };
    checkCatalogue(
      { entries: rules, all: readRules(rules, known, reporting(found.tree)) },
      { entries: questions, all: readQuestions(questions, found) },
      found,
    );

    expectTold(found.problems, error);
  });
});

describe('an entry has no unknown key', () => {
  test.each<[string, JsonObject, string]>([
    ['of a rule', { ...rule, efect: 'none' }, 'unknown key "efect"'],
    ['of a rule, far from any', { ...rule, colour: 'red' }, 'unknown key "colour"'],
  ])('%s', (_case, given, error) => {
    const texts = new Map([['spec/rules/find.yaml', stringify([given])]]);
    const found = reporting(treeOf('/project', texts));
    const rules = readEntries('spec/rules/', found);
    const open = { entries: [], all: [] };
    checkCatalogue({ entries: rules, all: [] }, open, found);
    expect(found.problems.map(({ says }) => says)).toContainEqual(expect.stringContaining(error));
  });
});

describe('sections and quotations exist in the specification', () => {
  const kept = [{ section: '4.1', says: ['Max 100 items. Each item is one lookup.'] }];
  test.each<[string, JsonObject, string | undefined]>([
    ['a part of a sentence', { ...rule, quote: 'each item is one\n lookup' }, undefined],
    ['words that it does not say', { ...rule, quote: 'Max 10 items.' }, 'does not say "Max 10 items."'],
    ['a section that it has not', { ...rule, section: '4.1, 4.9' }, 'no section "4.9"'],
  ])('%s', (_case, given, error) => {
    const texts = new Map([
      ['spec/specification.yaml', stringify(kept)],
      ['spec/rules/find.yaml', stringify([given])],
    ]);
    const found = reporting(treeOf('/project', texts));
    checkSpecification(found);
    expectTold(found.problems, error);
  });
});

describe('the effect of a rule matches its operations', () => {
  test.each<[string, Partial<Rule>, string | undefined]>([
    [
      'none, of what writes',
      { operations: ['createApiKey'], says: 'It is made.' },
      'createApiKey changes things',
    ],
    [
      'spend, of what writes',
      { operations: ['createApiKey'], effect: 'spend', says: 'It is made.' },
      'changes things',
    ],
    ['none, of a write that is refused', { operations: ['createApiKey'], says: 'It is refused.' }, undefined],
    ['destroy, of what reads', { operations: ['find', 'listApiKeys'], effect: 'destroy' }, 'changes nothing'],
    ['spend, of what is free', { operations: ['listApiKeys'], effect: 'spend' }, 'no call of listApiKeys'],
    ['write, of what reads what was written', { operations: ['listApiKeys'], effect: 'write' }, undefined],
    ['destroy, of what removes', { operations: ['deleteApiKey'], effect: 'destroy' }, undefined],
    ['spend, of find', { operations: ['find'], effect: 'spend' }, undefined],
  ])('%s', (_case, given, error) => {
    const found = toldOf(open, { ...rule, ...given });
    const entries = readEntries('spec/rules/', found);
    checkEffects(entries, [{ ...rule, ...given }], Object.values(operations), found);

    expectTold(found.problems, error);
  });
});

describe('a detail of a document matches the question that it answers', () => {
  const id = 'find.size-over';
  test.each<[string, JsonObject, Question, string | undefined]>([
    ['assumed', { 'x-basis': 'assumed', 'x-question': id }, open, undefined],
    ['confirmed', { 'x-basis': 'confirmed', 'x-question': id }, resolved, undefined],
    ['confirmed by nobody', { 'x-basis': 'confirmed', 'x-question': id }, open, 'is not resolved'],
    ['a keyword confirmed by nobody', { 'x-confirmed-keywords': { required: id } }, open, 'is not resolved'],
    ['a strange reading', { 'x-question': id, 'x-readings': ['no'] }, open, '"no" is no reading'],
  ])('%s', (_case, detail, question, error) => {
    const found = toldOf(question, undefined, detail);
    checkDetails(readQuestions(readEntries('spec/questions/', found), found), found);

    expectTold(found.problems, error);
  });
});
