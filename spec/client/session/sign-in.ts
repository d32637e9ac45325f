import { dateOf } from '../answers/retry-after.js';
import { refusalOf } from '../errors/refusal.js';
import type { Secrets } from '../errors/secrets.js';
import { SignInError } from '../errors/service-error.js';
import { UnreadableAnswerError } from '../errors/unreadable-answer-error.js';
import { type Sending, send } from '../sending/send.js';
import { type Credentials, signInBody } from './credentials.js';
import { type Expiry, lifetimeOf, marginOf } from './lifetime.js';
import type { Grant } from './session.js';

export interface SignIn {
  /** The base address of the identity interface. */
  readonly identityUrl: string;
  readonly credentials: Credentials;
  readonly headers: Readonly<Record<string, string>>;
  readonly secrets: Secrets;
  readonly sending: Sending;
}

/** Creates a session (section 4.2). Throws a SignInError if it is refused, which means any status but 200 (section 7). */
export async function signIn({
  identityUrl,
  credentials,
  headers,
  secrets,
  sending,
}: SignIn): Promise<Grant> {
  const about = {
    operation: 'createSession',
    requestId: crypto.randomUUID(),
    idempotencyKey: undefined,
  };
  const request = new Request(`${identityUrl}/session`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(signInBody(credentials)),
  });
  let sentAtMs = sending.now();
  const fetch = (sent: Request) => {
    sentAtMs = sending.now();
    return sending.fetch(sent);
  };
  // An additional session does no harm, so the request is repeatable.
  const response = await send(
    { ...about, request, repeatable: true, bearer: undefined },
    { ...sending, fetch },
  );
  const text = await response.text();
  if (response.status !== 200) {
    throw new SignInError(refusalOf({ response, text }, about, { secrets, nowMs: sending.now() }));
  }
  const session = readSession(text);
  secrets.remember(session.token);
  const lifetimeMs = lifetimeOf(session, dateOf(response.headers, sentAtMs));
  return { token: session.token, renewAtMs: sentAtMs + lifetimeMs - marginOf(lifetimeMs) };
}

function readSession(text: string): Expiry & { readonly token: string } {
  const session = parsed(text);
  const token = [session['accessToken'], session['access_token']].find(isToken);
  if (token !== undefined) return { ...session, token };
  // Not quoted: its content may be secret.
  throw new UnreadableAnswerError('createSession', 'the answer has no `accessToken` that could be sent');
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Whether a value is valid in a header as a single token. */
function isToken(value: unknown): value is string {
  return typeof value === 'string' && /^[\x21-\x7e]+$/.test(value);
}
