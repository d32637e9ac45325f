import * as fc from 'fast-check';
import { inTurn } from '../../../arbitraries/in-turn.js';
import { findBody } from '../../../arbitraries/lookups.js';
import type { Json } from '../../../target/json.js';
import { fewHits } from '../hits.js';
import { sending } from '../sending.js';

const unknownNames = ['nickname', 'phone', 'company', 'linkedin_url', 'person.name', 'names'];
const miscased = ['Name', 'LINKEDIN', 'Company.Name', 'Email_Address', 'Title', 'education.School'];
const withoutMatches: readonly Json[] = [{}, { size: 1 }, { matches: null }, { lookups: [] }];

/** A lookup whose only criterion has a name that is not one of the nine. */
const named = (name: string) => ({ fields: [{ field_name: name, search_term: 'John Smith' }] });

/** Names, members and lists that the document does not describe, or that are missing (section 4.1). */
export const members = [
  sending({
    id: 'errors/unknown-field',
    rules: ['find.field-unknown'],
    runs: 1,
    cases: (pool) => fc.record({ lookups: fewHits(pool), name: inTurn(...unknownNames) }),
    body: ({ lookups, name }) => ({ matches: [...lookups, named(name)] }),
  }),
  sending({
    id: 'errors/field-case',
    rules: ['find.field-case'],
    runs: 1,
    cases: () => fc.record({ name: inTurn(...miscased) }),
    body: ({ name }) => ({ matches: [named(name)] }),
  }),
  sending({
    id: 'errors/empty-matches',
    rules: ['find.empty-matches'],
    runs: 1,
    cases: () => fc.record({ size: inTurn(null, 1, 5) }),
    body: ({ size }) => findBody([], size),
  }),
  sending({
    id: 'errors/empty-fields',
    rules: ['find.empty-fields'],
    runs: 1,
    cases: (pool) => fc.record({ lookups: fewHits(pool), first: fc.boolean() }),
    body: ({ lookups, first }) => ({
      matches: first ? [{ fields: [] }, ...lookups] : [...lookups, { fields: [] }],
    }),
  }),
  sending({
    id: 'errors/missing-matches',
    rules: ['find.missing-matches'],
    runs: 1,
    cases: () => inTurn(...withoutMatches),
    body: (body) => body,
  }),
  sending({
    id: 'errors/extra-member',
    rules: ['find.extra-member'],
    runs: 1,
    cases: (pool) => fc.record({ lookups: fewHits(pool), name: inTurn('page', 'Size', 'x_note', 'debug') }),
    body: ({ lookups, name }) => ({ ...findBody(lookups, null), [name]: 1 }),
  }),
];
