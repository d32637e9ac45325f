import type { Mutation } from './mutant.js';
import { onBody, onCall, onQuery } from './on-call.js';
import { type AnswerHook, onItems, onRecords, onReply, refusingReply } from './on-reply.js';
import {
  onCompanies,
  onEducation,
  onElements,
  onJobs,
  onLists,
  onMatches,
  onPeople,
  onPlaces,
  onSession,
  refusingFind,
} from './rewrite.js';

/** Makes a mutation of a sentence, and of what makes a hook that changes answers. */
const answering =
  <How extends unknown[]>(hook: (...how: How) => AnswerHook) =>
  (mutation: string, ...how: How): Mutation => ({ mutation, answer: hook(...how) });

/** The same for calls, before they are handled. */
const calling =
  <How extends unknown[]>(hook: (...how: How) => NonNullable<Mutation['call']>) =>
  (mutation: string, ...how: How): Mutation => ({ mutation, call: hook(...how) });

export const answers = answering((answer: AnswerHook) => answer);
export const replies = answering(onReply);
export const items = answering(onItems);
export const shownRecords = answering(onRecords);
export const refuses = answering(refusingReply);
export const refusesFind = answering(refusingFind);
export const matches = answering(onMatches);
export const elements = answering(onElements);
export const lists = answering(onLists);
export const people = answering(onPeople);
export const jobs = answering(onJobs);
export const companies = answering(onCompanies);
export const places = answering(onPlaces);
export const education = answering(onEducation);
export const sessions = answering(onSession);
export const calls = calling(onCall);
export const bodies = calling(onBody);
export const queries = calling(onQuery);
