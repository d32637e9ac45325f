import { expect, it } from 'vitest';
import { maskedName } from '../find.js';

it.each([
  ['Ada Moreau', 'A** M*****'],
  ['Siobhán Ó Briain', 'S****** Ó B*****'],
  ['李娜', '李*'],
  ['😀😀', '😀*'],
  ['', ''],
])('the name %j is masked as %j', (name, shown) => expect(maskedName(name)).toBe(shown));
