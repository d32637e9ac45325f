import { describe, expect, test } from 'vitest';
import type { Question } from '../../catalogue/questions.js';
import { type Detail, decideDetail, decideRule } from './decide.js';

function question(readings: readonly string[], resolved?: string): Question {
  return {
    id: 'some.question',
    section: '4.1',
    asks: 'How is it?',
    readings: Object.fromEntries(readings.map((reading) => [reading, `${reading}.`])),
    default: resolved ?? readings[0] ?? '',
    ...(resolved === undefined ? {} : { resolved: { source: 'staging', date: '2026-01-14' } }),
  };
}

const refused = question(['rejected-400', 'rejected-422', 'clamped']);
const roles = question(['viewer', 'editor', 'any']);
const form = question(['conventional']);
const forms = question(['named', 'items']);

const detail = (kind: Detail['kind'], change: Partial<Detail> = {}): Detail => ({
  kind,
  basis: 'assumed',
  statuses: [],
  ...change,
});

const response = (...statuses: string[]) => detail('response', { statuses });

describe('a detail is confirmed if it certainly matches the reading', () => {
  test.each<[string, Detail, Question, string]>([
    ['a response under the status of the reading', response('422'), refused, 'rejected-422'],
    [
      'a response, where more follows the status',
      response('401'),
      question(['x', 'rejected-401-bare']),
      'rejected-401-bare',
    ],
    ['a role that is the reading', detail('role', { role: 'viewer' }), roles, 'viewer'],
    ['the form of an operation with one reading', detail('operation'), form, 'conventional'],
    ['a schema under the default', detail('schema'), forms, 'named'],
    ['a keyword under the default', detail('keyword'), forms, 'named'],
    ['a parameter under the default', detail('parameter'), forms, 'named'],
    ['what goes with the reading', detail('member', { readings: ['items'] }), forms, 'items'],
    [
      'a response that goes with the reading',
      { ...response('429'), readings: ['clamped'] },
      refused,
      'clamped',
    ],
    [
      'what was confirmed before',
      detail('schema', { basis: 'confirmed' }),
      question(['named', 'items'], 'items'),
      'items',
    ],
  ])('%s', (_what, given, asked, reading) => {
    expect(decideDetail(given, asked, reading)).toEqual({ basis: 'confirmed' });
  });
});

describe('a detail stays assumed if it may contradict the reading', () => {
  test.each<[string, Detail, Question, string, string]>([
    ['a response under another status', response('422'), refused, 'rejected-400', 'stands under 422'],
    [
      'a response under other statuses, too',
      response('400', '422'),
      refused,
      'rejected-422',
      'stands under 400, 422',
    ],
    ['a response to what is not refused', response('400'), refused, 'clamped', 'former default'],
    ['a schema under another reading', detail('schema'), forms, 'items', 'former default'],
    ['an operation under another reading', detail('operation'), forms, 'items', 'former default'],
    ['a header under another reading', detail('header'), forms, 'items', 'former default'],
    [
      'what goes with another reading',
      detail('member', { readings: ['items'] }),
      forms,
      'named',
      'goes with items',
    ],
    [
      'what allows for several readings',
      detail('schema', { readings: [] }),
      forms,
      'named',
      'several readings',
    ],
    [
      'what stayed assumed before',
      detail('schema'),
      question(['named', 'items'], 'items'),
      'items',
      'former default',
    ],
    [
      'what stayed assumed before, on the way back',
      detail('schema'),
      question(['named', 'items'], 'items'),
      'named',
      'former default',
    ],
    [
      'what was confirmed of another reading',
      detail('schema', { basis: 'confirmed' }),
      question(['named', 'items'], 'items'),
      'named',
      'former default',
    ],
    [
      'a role that the question does not speak of',
      detail('role', { role: 'none' }),
      forms,
      'items',
      'former default',
    ],
  ])('%s', (_what, given, asked, reading, because) => {
    expect(decideDetail(given, asked, reading)).toEqual({
      basis: 'assumed',
      because: expect.stringContaining(because),
    });
  });
});

test.each(['editor', 'any'])('a role becomes the reading %s', (reading) => {
  const given = detail('role', { role: 'viewer' });
  expect(decideDetail(given, roles, reading)).toEqual({ basis: 'confirmed', role: reading });
});

describe('a rule is confirmed if it holds under the reading', () => {
  test.each<[string, Parameters<typeof decideRule>[0], 'confirmed' | 'assumed', string]>([
    ['it does', { readings: ['rejected-400', 'rejected-422'] }, 'confirmed', ''],
    ['it does not', { readings: ['rejected-400'] }, 'assumed', 'reword it'],
    [
      'one answer does not confirm it',
      { unconfirmable: 'It rests on others.' },
      'assumed',
      'It rests on others.',
    ],
    ['nobody can observe it', { unobservable: 'It binds the client.' }, 'assumed', 'It binds the client.'],
  ])('%s', (_case, rule, basis, because) => {
    expect(decideRule(rule, 'rejected-422')).toEqual(
      basis === 'confirmed' ? { basis } : { basis, because: expect.stringContaining(because) },
    );
  });
});
