import { expect, test } from 'vitest';
import { removedIn } from './removed.js';

test.each([
  [['diff'], {}, '`pdk diff` was removed. Run `pdk conform'],
  [['diff', 'a.yaml#one', 'a.yaml#two'], {}, '`pdk compare`; run `pdk learn --out FILE` on both'],
  [['diff', '--help'], {}, '`pdk profile diff`'],
  [
    ['question', 'resolve', '--from', 'a.yaml'],
    {},
    '`pdk question` was removed. In a clone, edit the question in spec/questions',
  ],
  [['help', 'diff'], {}, '`pdk diff` was removed.'],
  [['conform', '--memory', 'people.json'], {}, 'the option --memory of `pdk conform` was removed. Keep'],
  [['conform', '--memory=people.json'], {}, '--history FOLDER'],
  [['conform', '--seed', '1', '--memory'], {}, '`pdk compare`'],
  [
    ['conform'],
    { PDK_MEMORY: 'people.json' },
    'the variable PDK_MEMORY (--memory of `pdk conform`) was removed.',
  ],
])('%j with %j was removed: %s', (words, env, told) => {
  expect(removedIn(words, env)).toContain(told);
});

test.each([
  [[], {}],
  [['conform', '--history', 'runs'], { PDK_MEMORY: '' }],
  [['profile', 'diff', 'a', 'b'], {}],
  [['questions', 'find.*'], {}],
  [['mock', '--memory'], { PDK_MEMORY: 'people.json' }],
])('%j with %j was not', (words, env) => {
  expect(removedIn(words, env)).toBeUndefined();
});
