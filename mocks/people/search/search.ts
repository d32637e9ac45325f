import type { Handler } from '../../engine/handler.js';
import { isRefusal } from '../../engine/refusal.js';
import { charge } from '../charge.js';
import { ignoredFields } from '../ignored-fields.js';
import { readSelection } from '../read-selection.js';
import { findPage, sizeOf } from './find-page.js';
import { searchResponse } from './search-response.js';

/** Searches for people (section 4.3). Each person on a page is charged like a lookup of find. */
export const search: Handler<'search'> = async (call, world) => {
  const show = readSelection(call.body.return_fields, 'return_fields', call.waived, world);
  if (isRefusal(show)) return show;
  const page = await findPage(call.body, call.path.org_id, world);
  if (isRefusal(page)) return page;
  const bill = await charge(
    page.people.map(({ id = '' }) => [id]),
    call,
    world,
  );
  if (isRefusal(bill)) return bill;

  const paid = page.people.filter((_, at) => bill.paid[at]);
  return {
    status: 200,
    body: searchResponse(page, paid.map(show), sizeOf(call.body) === 0, world),
    headers: { ...bill.headers, ...ignoredFields(call.body.return_fields) },
    credits: bill.charged,
  };
};
