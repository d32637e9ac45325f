import * as fc from 'fast-check';
import { inTurn } from '../../../arbitraries/in-turn.js';
import type { Lookup } from '../../../view/find-view.js';
import type { Pool } from '../../../view/pool.js';
import { broadHits } from '../hits.js';
import { sending } from '../sending.js';

const broad = (pool: Pool): fc.Arbitrary<Lookup[]> =>
  fc.array(fc.constantFrom(...broadHits(pool)), { minLength: 1, maxLength: 4 });

/** Sizes beside the stated limits (sections 4.1 and 8). */
export const sizes = [
  sending({
    id: 'limits/size-over',
    rules: ['find.size-over-5', 'find.size-over-rejected'],
    runs: 3,
    cases: (pool) => fc.record({ lookups: broad(pool), asked: inTurn(6, 8, 100) }),
    body: ({ lookups, asked }) => ({ matches: lookups, size: asked }),
  }),
  sending({
    id: 'limits/size-odd',
    rules: ['find.size-zero', 'find.size-negative', 'find.size-nonint'],
    runs: 2,
    cases: (pool) => fc.record({ lookups: broad(pool), asked: inTurn<number | string>(0, -1, 2.5, '5') }),
    body: ({ lookups, asked }) => ({ matches: lookups, size: asked }),
  }),
];
