import { describe, expect, it } from 'vitest';
import { type DeletionTarget, deletionTarget } from '../contacts.js';

const contact = (contactId: string): DeletionTarget => ({ contactId });
const reference = (referenceId: string): DeletionTarget => ({ referenceId });

describe('what a value in the path of a deletion stands for', () => {
  it.each<[value: string, inJustTheseLetters: DeletionTarget, inAnyCase: DeletionTarget]>([
    ['lc_4f1c09', contact('lc_4f1c09'), contact('lc_4f1c09')],
    ['ldc_4f1c09', contact('ldc_4f1c09'), contact('ldc_4f1c09')],
    ['lc_', contact('lc_'), contact('lc_')],
    ['lc_my own id', contact('lc_my own id'), contact('lc_my own id')],
    ['LC_4F1C09', reference('LC_4F1C09'), contact('lc_4f1c09')],
    ['Ldc_1', reference('Ldc_1'), contact('ldc_1')],
    ['CRM-1', reference('CRM-1'), reference('CRM-1')],
    ['lc', reference('lc'), reference('lc')],
    ['lc-1', reference('lc-1'), reference('lc-1')],
    ['ld_1', reference('ld_1'), reference('ld_1')],
    ['lcd_1', reference('lcd_1'), reference('lcd_1')],
    ['xlc_1', reference('xlc_1'), reference('xlc_1')],
    [' lc_1', reference(' lc_1'), reference(' lc_1')],
    ['crm/1', reference('crm/1'), reference('crm/1')],
  ])('%j', (value, inJustTheseLetters, inAnyCase) => {
    expect(deletionTarget('lc-ldc', value)).toEqual(inJustTheseLetters);
    expect(deletionTarget('lc-ldc-any-case', value)).toEqual(inAnyCase);
  });
});
