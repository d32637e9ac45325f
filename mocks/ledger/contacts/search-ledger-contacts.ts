import type { Handler } from '../../engine/handler.js';
import { answerListing } from './view/answer-listing.js';

/** A page of the contacts of whom every filter holds, or their number (section 4.3). */
export const searchLedgerContacts: Handler<'searchLedgerContacts'> = ({ path, body }, world) =>
  answerListing(body, path, world);
