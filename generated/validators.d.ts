// Written by `npm run generate` from spec/. Do not edit.
import type { ValidateFunction } from 'ajv';

export const Company: ValidateFunction;
export const Criterion: ValidateFunction;
export const Education: ValidateFunction;
export const Error: ValidateFunction;
export const FindMatchResult: ValidateFunction;
export const FindRequest: ValidateFunction;
export const FindResponse: ValidateFunction;
export const FirstOfMonth: ValidateFunction;
export const FoundPerson: ValidateFunction;
export const Job: ValidateFunction;
export const LocationDetails: ValidateFunction;
export const Lookup: ValidateFunction;
export const PasswordForm: ValidateFunction;
export const Person: ValidateFunction;
export const Session: ValidateFunction;
export const SessionRequest: ValidateFunction;
export const UltimateParentCompany: ValidateFunction;
