import type { Handler } from '../../engine/handler.js';
import { answerListing } from './view/answer-listing.js';

/** Returns a page of the contacts that match every filter, or their number (section 4.3). */
export const searchLedgerContacts: Handler<'searchLedgerContacts'> = ({ path, body }, world) =>
  answerListing(body, path, world);
