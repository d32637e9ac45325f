// Written by `npm run generate` from spec/. Do not edit.
import type { ValidateFunction } from 'ajv';

export const FindRequest: ValidateFunction;
