import { type Json, textIn } from './json.js';

export interface Grant {
  readonly accessToken: string;
  /** `expiresAt` read as UTC, in milliseconds since 1970; undefined if it is missing or invalid. */
  readonly expiresAt: number | undefined;
}

/** The access token of a session answer, under either of its names (section 4.2). */
export function grantOf(body: Json | undefined): Grant | undefined {
  const accessToken = textIn(body, 'accessToken', 'access_token');
  if (accessToken === undefined) return undefined;
  return { accessToken, expiresAt: readNaive(textIn(body, 'expiresAt', 'expires_at') ?? '') };
}

/** Parses a date-time without zone designator as UTC. */
export function readNaive(text: string): number | undefined {
  const parts = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}:\d{2})(\.\d+)?/.exec(text);
  if (!parts) return undefined;
  const milliseconds = Math.floor(Number(`0${parts[3] ?? ''}`) * 1000);
  const seconds = Date.parse(`${parts[1]}T${parts[2]}Z`);
  return Number.isNaN(seconds) ? undefined : seconds + milliseconds;
}

export interface SessionRequest {
  readonly json?: Json;
  readonly form?: string;
  readonly cookie?: string;
  /** Expected to succeed, and so may be repeated after a 5xx. Never set for a wrong secret. */
  readonly isGood?: true;
  /** Has to be refused. After a 423 or 429 the same investigation sends no other such request. */
  readonly mustFail?: true;
}
