import { describe, expect, test } from 'vitest';
import { shown } from '../../fixtures/markup.js';
import type { Documents } from '../contract/documents.js';
import type { JsonObject } from '../source/json.js';
import { site } from './site.js';

const open = {
  section: '9',
  asks: 'What is it?',
  readings: { one: 'It is one.', two: 'It is two.' },
  default: 'one',
};
const questions = {
  'shape.form': open,
  'shape.size': open,
  'shape.needed': open,
  'shape.told': { ...open, resolved: { source: 'the service desk', date: '2026-03-04' } },
};
const ruled = { section: '4', operations: ['draw'], effect: 'none' as const };
const rules = {
  'draw.once': { ...ruled, basis: 'stated' as const, says: 'It draws once.' },
  'draw.twice': { ...ruled, basis: 'confirmed' as const, says: 'It draws twice.', question: 'shape.told' },
  'draw.unseen': {
    ...ruled,
    basis: 'derived' as const,
    says: 'It thinks.',
    unobservable: 'Nobody sees a thought.',
  },
  'none.whole': { ...ruled, operations: [], basis: 'stated' as const, says: 'All is well.' },
};

const assumed = { 'x-basis': 'assumed', 'x-question': 'shape.form' };
const draw: JsonObject = {
  operationId: 'draw',
  summary: 'Draw a shape',
  'x-section': '4.1',
  'x-role': { role: 'viewer', ...assumed },
  security: [],
  parameters: [{ name: 'colour', in: 'query', ...assumed, schema: { type: 'string', enum: ['red'] } }],
  requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Shape' } } } },
  responses: {
    '200': {
      description: 'Drawn.',
      headers: { 'X-Ink': { description: 'Ink left.', ...assumed, schema: { type: 'integer' } } },
    },
    '418': { description: 'A teapot.', ...assumed },
  },
};
const shape: JsonObject = {
  type: 'object',
  required: ['corners'],
  'x-assumed-keywords': { required: 'shape.needed' },
  properties: {
    corners: { type: 'integer', maximum: 12, minimum: 3, 'x-assumed-keywords': { maximum: 'shape.size' } },
    fill: { type: 'object', ...assumed, properties: { depth: { type: 'integer', default: 4 } } },
    told: { type: 'string', 'x-basis': 'confirmed', 'x-question': 'shape.told' },
    long: { type: 'integer', maxLength: 7, 'x-confirmed-keywords': { maxLength: 'shape.told' } },
    odd: { type: 'string', 'x-basis': 'guessed' },
    inner: { $ref: '#/components/schemas/Shape' },
    joined: { allOf: [{ $ref: '#/components/schemas/Pen' }], required: ['nib'] },
  },
};

const pen: JsonObject = { type: 'object', 'x-section': '2.9', properties: { nib: { type: 'string' } } };

function sectionOf(operation: JsonObject): string {
  const document = {
    paths: { '/draw': { post: operation } },
    components: { schemas: { Shape: shape, Pen: pen } },
  };
  const documents: Documents = new Map([['people', document]]);
  const page = site({ documents, rules, questions }).get('people.html') ?? '';
  const text = shown(page.replaceAll('</', ' </'));
  return text.slice(text.lastIndexOf('Draw a shape')).replace(/\s+/g, ' ');
}

describe('a detail shows its origin', () => {
  const text = sectionOf(draw);

  test.each([
    ['its role', 'viewer assumed: shape.form'],
    ['a parameter', 'colour in query assumed: shape.form'],
    ['the value of a parameter, which has no mark of its own', 'value string assumed'],
    ['a header', 'header X-Ink assumed: shape.form'],
    ['a status', '418 A teapot. assumed: shape.form'],
    ['a member', 'fill object assumed: shape.form'],
    ['a member of an assumed member', 'depth integer assumed'],
    ['a keyword of a stated member', 'at most 12 assumed: shape.size'],
    ['that a stated member is required', 'corners required assumed: shape.needed'],
    ['a detail with a basis that nobody knows', 'odd string assumed'],
  ])('%s that is assumed does not look stated', (_what, says) => {
    expect(text).toContain(says);
  });

  test('a confirmed detail names the question, its source and the date', () => {
    expect(text).toContain('told string confirmed: shape.told');
    expect(text).toContain('draw.twice confirmed: shape.told');
    expect(text).toContain('characters, at most 7 confirmed: shape.told');
    expect(text).toContain('confirmed: the service desk, 2026-03-04');
  });

  test('an unmarked detail is stated unless something around it is assumed', () => {
    expect(text).toContain('200 Drawn. stated');
    expect(text).toContain('at least 3 at most 12');
  });

  test('all of an assumed operation is assumed, except what has its own section', () => {
    const inAssumed = sectionOf({ ...draw, ...assumed, 'x-section': '4.3' });
    expect(inAssumed).toContain('200 Drawn. assumed');
    expect(inAssumed).not.toContain('integer stated');
    expect(inAssumed).toContain('nib string stated');
  });

  test('a recursive schema is named, not repeated forever', () => {
    expect(text).toContain('inner object (Shape)');
    expect(text).toContain('The same again');
  });

  test('an unobservable rule says why', () => {
    expect(text).toContain('It thinks. Never judged, as no caller can observe it: Nobody sees a thought.');
  });

  test('members of an `allOf` are shown, including which are required', () => {
    expect(text).toContain('nib required');
    expect(text).toContain('nib string stated');
  });

  test('a draft is marked as a draft', () => {
    const note = 'draft: answered from examples, never judged';
    expect(text).not.toContain(note);
    expect(
      shown(
        site({
          documents: new Map([
            ['people', { paths: { '/draw': { post: { ...draw, 'x-lifecycle': 'draft' } } } }],
          ]),
          rules,
          questions,
        }).get('index.html') ?? '',
      ),
    ).toContain(note);
  });

  test('a rule without operations is listed, too', () => {
    const page = site({ documents: new Map(), rules, questions }).get('rules.html') ?? '';
    expect(page).toContain('id="rule-none.whole"');
    expect(shown(page)).toContain('About no single operation.');
  });
});
