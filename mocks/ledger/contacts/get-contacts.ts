import type { Handler } from '../../engine/handler.js';
import { answerListing } from './view/answer-listing.js';

/** Returns a page of the contacts of a ledger, or their number (section 4.3). */
export const getContacts: Handler<'getContacts'> = ({ path, query }, world) =>
  answerListing(query, path, world);
