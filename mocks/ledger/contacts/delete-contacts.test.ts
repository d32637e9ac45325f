import { expect, test } from 'vitest';
import { type DeletionTarget, deletionTarget } from '../contacts.js';

const contact = (contactId: string): DeletionTarget => ({ contactId });
const reference = (referenceId: string): DeletionTarget => ({ referenceId });

test.each<[value: string, inJustTheseLetters: DeletionTarget, inAnyCase: DeletionTarget]>([
  ['ldc_4f1c09', contact('ldc_4f1c09'), contact('ldc_4f1c09')],
  ['lc_', contact('lc_'), contact('lc_')],
  ['lc_my own id', contact('lc_my own id'), contact('lc_my own id')],
  ['LC_4F1C09', reference('LC_4F1C09'), contact('lc_4f1c09')],
  ['Ldc_1', reference('Ldc_1'), contact('ldc_1')],
  ['lc', reference('lc'), reference('lc')],
  ['lc-1', reference('lc-1'), reference('lc-1')],
  ['lcd_1', reference('lcd_1'), reference('lcd_1')],
  ['xlc_1', reference('xlc_1'), reference('xlc_1')],
  [' lc_1', reference(' lc_1'), reference(' lc_1')],
])('what %j in the path of a deletion stands for', (value, inJustTheseLetters, inAnyCase) => {
  expect(deletionTarget('lc-ldc', value)).toEqual(inJustTheseLetters);
  expect(deletionTarget('lc-ldc-any-case', value)).toEqual(inAnyCase);
});
