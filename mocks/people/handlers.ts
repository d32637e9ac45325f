import type { Handlers } from '../engine/handler.js';
import { find } from './find.js';
import { getPerson } from './person/get-person.js';
import { lookupPeople } from './person/lookup-people.js';
import { previewFind } from './preview/preview-find.js';
import { previewSearch } from './preview/preview-search.js';
import { search } from './search/search.js';
import { verify } from './verify/verify.js';

/** The operations of the people interface. */
export const peopleHandlers = {
  find,
  search,
  verify,
  previewFind,
  previewSearch,
  getPerson,
  lookupPeople,
} satisfies Partial<Handlers>;
