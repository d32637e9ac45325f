import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fold, foldCompany } from './words.js';

it('removes case, accents, punctuation and spacing', () => {
  expect(fold("  Zoë  MÜLLER-Renard, O'Dell ")).toEqual(['zoe', 'muller', 'renard', 'odell']);
  expect(fold('Łukasz Wiśniewski; Søren Ångström; İlker Straße')).toEqual(
    fold('lukasz wisniewski soren angstrom ilker strasse'),
  );
});

it('keeps letters and digits of every script, and treats each Han character as a word', () => {
  expect(fold('Оксана Шевчук')).toEqual(['оксана', 'шевчук']);
  expect(fold('محمد الحسن')).toEqual(['محمد', 'الحسن']);
  expect(fold('נועה כהן')).toEqual(['נועה', 'כהן']);
  expect(fold('Li Na 李娜')).toEqual(['li', 'na', '李', '娜']);
  expect(fold('Waystation 12')).toEqual(['waystation', '12']);
});

it('does not distinguish composed from decomposed text, nor upper from lower case', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(fold(text.normalize('NFD'))).toEqual(fold(text.normalize('NFC')));
    }),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(fold(text.toUpperCase())).toEqual(fold(text));
    }),
  );
});

it('removes legal forms from company names, unless nothing else is left', () => {
  expect(foldCompany('Northwind Robotics, Inc.')).toEqual(['northwind', 'robotics']);
  expect(foldCompany('Berg Co. Ltd')).toEqual(['berg']);
  expect(foldCompany('Limited')).toEqual(['limited']);
});
