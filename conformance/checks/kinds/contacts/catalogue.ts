import { contactsBatch } from './batch.js';
import { identifying } from './identifying.js';
import { contactsLife } from './life.js';
import { oddContacts } from './odd.js';
import { reading } from './reading.js';
import { searching } from './searching.js';

/** Scenarios about the contacts of ledgers. */
export const contactScenarios = [
  identifying,
  reading,
  searching,
  contactsLife,
  contactsBatch,
  oddContacts,
] as const;
