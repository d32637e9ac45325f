import { adding } from './adding.js';
import { duplicates } from './duplicates.js';
import { identifying, unidentified } from './identifying.js';
import { contactMachine } from './machine.js';
import { many } from './many.js';
import { reading } from './reading.js';
import { searching } from './searching.js';

/** Scenarios about the contacts of ledgers. */
export const contactScenarios = [
  adding,
  identifying,
  unidentified,
  duplicates,
  reading,
  searching,
  many,
  contactMachine,
] as const;
