import createClient from 'openapi-fetch';
import type { paths } from '../../../generated/control.js';

const kept = 'pdk-control-token';
let token = '';
export const meant = { world: 'default' };

/** Takes the token from the fragment of the URL, which servers do not see, and removes it from the history. */
export function readToken(): void {
  const sent = /^#token=(.+)$/.exec(location.hash)?.[1];
  if (sent !== undefined) {
    setToken(decoded(sent));
    history.replaceState(null, '', location.pathname);
  } else token = sessionStorage.getItem(kept) ?? '';
}

/** Returns the text unchanged if it is not validly encoded, since the URL may have been typed by hand. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function setToken(text: string): void {
  token = text;
  sessionStorage.setItem(kept, text);
}

export function forgetToken(): void {
  token = '';
  sessionStorage.removeItem(kept);
}

export const hasToken = (): boolean => token !== '';

/** Thrown if the token is not, or no longer, that of the mock at this address. */
export class Unadmitted extends Error {}

export const plane = createClient<paths>({ baseUrl: '/control/v1', credentials: 'omit', cache: 'no-store' });
plane.use({
  onRequest({ request }) {
    request.headers.set('Authorization', `Bearer ${token}`);
    if (!request.headers.has('X-World')) request.headers.set('X-World', meant.world);
    return request;
  },
});

interface Outcome<T> {
  readonly data?: T;
  readonly error?: { readonly message: string };
  readonly response: Response;
}

/** Returns the response body. Throws the message of the control plane if it refuses. */
export async function granted<T>(asked: Promise<Outcome<T>>): Promise<T> {
  const { data } = await admitted(asked);
  if (data === undefined) throw new Error('The control plane answered with nothing.');
  return data;
}

/** Like `granted`, for operations without a response body. */
export async function done(asked: Promise<Outcome<unknown>>): Promise<void> {
  await admitted(asked);
}

async function admitted<T>(asked: Promise<Outcome<T>>): Promise<Outcome<T>> {
  const outcome = await asked.catch(() => {
    throw new Error('The mock does not answer: is it still running?');
  });
  const { error, response } = outcome;
  if (response.status === 401) throw new Unadmitted(error?.message);
  if (!response.ok) throw new Error(error?.message ?? `The control plane answered with ${response.status}.`);
  return outcome;
}
