import type { World } from '../engine/world.js';
import type { Mutant } from './mutant.js';

/** Worlds whose last request had a valid credential. */
const justAdmitted = new WeakSet<World>();

/** Mutants of credentials, organizations and addresses (sections 5, 7 and 9). */
export const authMutants = {
  'auth.token-in-address': {
    breaks: 'auth.query-token',
    mutation: 'A find with an access token in the query string is admitted.',
    waives: (reason, { request }) =>
      reason === 'credential-missing' && new URL(request.url).searchParams.has('access_token'),
  },
  'auth.data-with-refusal': {
    breaks: 'auth.no-data-on-fail',
    mutation: 'A refusal carries people.',
    answer: (draft, { refusal, world }) => {
      if (!refusal?.refused.startsWith('credential-')) return draft;
      const [{ id, name } = {}] = world.population.people;
      return { ...draft, body: { matches: [{ found: true, people: [{ id, name }] }] } };
    },
  },
  'auth.key-in-other-header': {
    breaks: 'auth.key-same-header',
    mutation: 'API keys are refused as Bearer and taken from X-Api-Key.',
    readings: { 'auth.api-key-scope': 'nowhere' },
    waives: (reason, { request }) => reason === 'credential-missing' && request.headers.has('x-api-key'),
  },
  'auth.remembers-connection': {
    breaks: 'concurrency.keepalive-mix',
    mutation: 'A find without a credential is admitted right after a call with a good one.',
    waives: (reason, { world, operation }) =>
      reason === 'credential-missing' && operation === 'find' && justAdmitted.has(world),
    answer(draft, { world, request, refusal }) {
      const admitted = refusal === undefined && request.headers.has('authorization');
      if (admitted) justAdmitted.add(world);
      else justAdmitted.delete(world);
      return draft;
    },
  },
  'error.echoes-credential': {
    breaks: 'error.no-secret-echo',
    mutation: 'A refusal repeats the Authorization header.',
    answer: (draft, { request, refusal }) =>
      refusal === undefined
        ? draft
        : { ...draft, body: { error: 'refused', message: `sent: ${request.headers.get('authorization')}` } },
  },
  'version.people-v2': {
    breaks: 'version.v1-people',
    mutation: 'The people interface is served under v2.',
    basePath: (path) => path.replace(/^\/people\/v1/, '/people/v2'),
  },
  'version.identity-v2': {
    breaks: 'version.v1-identity',
    mutation: 'The identity interface is served under v2.',
    basePath: (path) => path.replace(/^\/identity\/v1/, '/identity/v2'),
  },
} as const satisfies Record<string, Mutant>;
