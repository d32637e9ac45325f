import fc from 'fast-check';
import { expect, it } from 'vitest';
import { companySlug, domain, emailAddress, personSlug, ticker } from './identifiers.js';
import { edits, fold, foldCompany, likeness, Vocabulary, wordLikeness } from './words.js';

it('counts omitted, added, substituted and transposed letters as one error each', () => {
  expect(edits('smith', 'smth', 2)).toBe(1);
  expect(edits('smith', 'smiith', 2)).toBe(1);
  expect(edits('smith', 'smyth', 2)).toBe(1);
  expect(edits('smith', 'smtih', 2)).toBe(1);
  expect(edits('smith', 'smtiih', 2)).toBe(2);
  expect(edits('smith', 'jones', 2)).toBe(3);
});

it('matches short words exactly, and long words with up to two errors', () => {
  expect(wordLikeness('ann', 'ana')).toBe(0);
  expect(wordLikeness('john', 'jon')).toBe(0.75);
  expect(wordLikeness('john', 'joxx')).toBe(0);
  expect(wordLikeness('robotics', 'rbotisc')).toBe(0);
  expect(wordLikeness('robotics', 'robbotcis')).toBeCloseTo(1 - 2 / 9);
});

const like = (asked: string, held: string) => likeness(fold(asked), fold(held));

it('is 1 for the same words, and less for a different order, an error or a missing word', () => {
  const same = like('John Smith', 'john smith');
  const swapped = like('Smith, John', 'John Smith');
  const mistyped = like('Jonh Smtih', 'John Smith');
  const partial = like('Smith', 'John Smith');
  expect(same).toBe(1);
  expect([same, swapped, mistyped, partial]).toEqual([same, swapped, mistyped, partial].toSorted().reverse());
  expect(partial).toBeGreaterThan(0.5);
});

it('tolerates extra words in the term if it contains every word of the value', () => {
  expect(like('Dr. Ada B. Moreau', 'Ada Moreau')).toBeGreaterThan(0.7);
  expect(like('University of Fjordby', 'Fjordby University')).toBeGreaterThan(0.7);
});

it('is 0 if neither the term nor the value contains all words of the other', () => {
  expect(like('John Smith', 'John Miller')).toBe(0);
  expect(like('Data Engineer', 'Software Engineer')).toBe(0);
  expect(like('', 'John')).toBe(0);
});

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 10 });

it('finds exactly the words that a full comparison would find', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 40 }), word, (known, asked) => {
      const vocabulary = new Vocabulary();
      for (const one of known) vocabulary.add(one);
      const expected = [...new Set(known)].filter((one) => wordLikeness(asked, one) > 0);
      expect([...vocabulary.like(asked)].sort()).toEqual(expected.sort());
    }),
  );
});

it('extracts the slug of a person from every form of the address', () => {
  const forms = [
    'ada-moreau-7',
    ' Ada-Moreau-7 ',
    'ada-moreau-7/',
    'ada-moreau-7?trk=feed',
    '/in/ada-moreau-7',
    'linkedin.com/in/ada-moreau-7',
    'www.linkedin.com/in/ada-moreau-7/',
    'HTTPS://WWW.LINKEDIN.COM/IN/ADA-MOREAU-7',
    'https://uk.linkedin.com/in/ada-moreau-7/details/experience/?x=1#top',
    'https://www.linkedin.com/in/ada%2Dmoreau%2D7',
  ];
  for (const form of forms) expect(personSlug(form)).toBe('ada-moreau-7');
});

it('does not accept other addresses as those of a person', () => {
  expect(personSlug('https://www.linkedin.com/company/northwind-robotics')).toBeUndefined();
  expect(personSlug('https://www.linkedin.com/')).toBeUndefined();
  expect(personSlug('')).toBeUndefined();
  expect(companySlug('https://www.linkedin.com/in/ada-moreau-7')).toBeUndefined();
  expect(companySlug('linkedin.com/company/Northwind-Robotics/about')).toBe('northwind-robotics');
});

it('decodes percent-encoding only if it is valid', () => {
  expect(personSlug('https://www.linkedin.com/in/%E6%9D%8E%E5%A8%9C-12')).toBe('李娜-12');
  expect(personSlug('100%-ada')).toBe('100%-ada');
});

it('normalizes domains, mailboxes and tickers in the forms in which people write them', () => {
  for (const form of [
    'Acme.example.com',
    'https://www.acme.example.com/about',
    'acme.example.com:443',
    'acme.example.com.',
  ]) {
    expect(domain(form)).toBe('acme.example.com');
  }
  expect(emailAddress(' mailto:Li.Na@Acme.Example.com')).toBe('li.na@acme.example.com');
  expect(emailAddress('nobody')).toBeUndefined();
  expect(ticker(' $mrdh ')).toBe('MRDH');
});

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

it('removes legal forms from company names, unless nothing else is left', () => {
  expect(foldCompany('Northwind Robotics, Inc.')).toEqual(['northwind', 'robotics']);
  expect(foldCompany('Berg Co. Ltd')).toEqual(['berg']);
  expect(foldCompany('Limited')).toEqual(['limited']);
});
