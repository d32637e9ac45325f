import type { Mutant } from './mutant.js';
import { onReply } from './on-reply.js';
import { personRecordMutants } from './person-records.js';
import { listOf } from './rewrite.js';
import { searchMutants } from './searches.js';
import { shownRecordMutants } from './shown-records.js';
import { verifyMutants } from './verifications.js';

/** Mutants of search, verify, previews and records by id (section 4.3). */
export const peopleOperationMutants = {
  ...searchMutants,
  ...verifyMutants,
  ...personRecordMutants,
  ...shownRecordMutants,
  'preview.find-says-nothing': {
    breaks: 'preview.find-exists',
    mutation: 'The preview of find is an empty object.',
    answer: onReply('previewFind', () => ({})),
  },
  'preview.find-last-lookup-lost': {
    breaks: 'find.mr-preview-found',
    mutation: 'The last of several lookups is not previewed.',
    answer: onReply('previewFind', (body) => ({
      ...body,
      matches: listOf(body['matches']).slice(0, Math.max(1, listOf(body['matches']).length - 1)),
    })),
  },
  'preview.search-without-body': {
    breaks: 'preview.search-exists',
    mutation: 'The preview of search has no body.',
    answer: (draft, { operation }) =>
      operation === 'previewSearch' && draft.status === 200
        ? { ...draft, status: 204, body: undefined }
        : draft,
  },
  'people.verify-without-organization': {
    breaks: 'people.org-scope',
    mutation: 'Verify is answered without an organization in the path.',
    answer: (draft, { refusal, request }) =>
      refusal?.refused === 'missing-org' && request.url.endsWith('/verify')
        ? { ...draft, status: 200, body: { results: [] } }
        : draft,
  },
} as const satisfies Record<string, Mutant>;
