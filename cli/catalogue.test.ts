import { describe, expect, it, test } from 'vitest';
import { plain } from '../conformance/report/text.js';
import { questionIds } from '../generated/questions.js';
import { ruleIds, rules } from '../generated/rules.js';
import { listQuestions, listRules, renderQuestions, renderRules } from './catalogue.js';

const page = { width: 80, paint: plain };
const mutants = [{ id: 'find.swapped', breaks: 'find.index-aligned' }];
const listed = listRules(new Set(['find.index-aligned']), mutants);
const unobservable = listed.find((rule) => rule.unobservable !== undefined);

describe('the catalogue of rules', () => {
  it('contains every rule, whether it is judged, and the mutants that break it', () => {
    expect(listed.map((rule) => rule.id)).toEqual(ruleIds);
    expect(listed.find((rule) => rule.id === 'find.index-aligned')).toEqual({
      id: 'find.index-aligned',
      ...rules['find.index-aligned'],
      judged: true,
      mutants: ['find.swapped'],
    });
  });

  it('is readable', () => {
    const text = renderRules(listed, page);
    expect(text).toMatch(/^find\.index-aligned +stated +4\.1 rule 1\n {2}The element at position i/m);
    expect(text).toContain(
      '\n  the document: “The response `matches` array has one element per input element,',
    );
    expect(text).toContain('\n  judged; broken by find.swapped\n');
    expect(text).toContain('\n  not judged\n');
    expect(text).toContain(`  unobservable: ${unobservable?.unobservable?.slice(0, 30)}`);
    expect(text.split('\n').filter((line) => line.length > 80)).toEqual([]);
    expect(text).toMatch(new RegExp(`${ruleIds.length} rules: 1 judged, \\d+ unobservable\\n$`));
  });
});

test('the list of questions contains each with its readings, the default, and what resolved it', () => {
  const questions = listQuestions(() => 'asks');
  expect(questions.map((question) => question.id)).toEqual(questionIds);
  for (const question of questions) expect(Object.keys(question.readings)).toContain(question.default);
  const resolved = { source: 'staging, ticket 4711', date: '2026-01-14' };
  const known = questions.map((each) => (each.id === 'find.size-over' ? { ...each, resolved } : each));

  const text = renderQuestions(known, page);
  expect(text).toMatch(/^find\.size-over {2}section 4\.1, 8\n/m);
  expect(text).toMatch(/^ {2}\* rejected-400 {2,}\S/m);
  expect(text).toMatch(/^ {4}clamped {2,}\S/m);
  expect(text).toContain('\n  resolved: staging, ticket 4711 (2026-01-14)\n');
  expect(text).toMatch(/\d+ questions, 1 resolved; \* marks the default reading\n$/);
});
