import * as fc from 'fast-check';
import { inTurn } from '../../../arbitraries/in-turn.js';
import { investigation } from '../../../scene/investigation.js';
import type { JsonObject } from '../../../target/json.js';
import { alteredAt, indexWithin } from '../altered.js';
import { madeUp, perMille } from '../made-up.js';
import { failedLogin } from './failed-login.js';
import { guessedAccount } from './guessed.js';

/** Ways in which a text can be another one. */
export type Wrong = {
  readonly how: 'made-up' | 'altered' | 'longer' | 'shorter';
  readonly text: string;
  readonly place: number;
};

/** Some hashes look at the first 72 bytes only, so what differs lies well before. */
const telling = 40;

export function wrong(): fc.Arbitrary<Wrong> {
  return fc.record({
    how: inTurn('made-up', 'altered', 'longer', 'shorter'),
    text: madeUp(),
    place: perMille(),
  });
}

/** `right`, made wrong. What is very short could be right by accident, so it is replaced. */
export function wrongTextOf(right: string, { how, text, place }: Wrong): string {
  if (how === 'made-up' || right.length < 6) return text;
  if (how === 'altered') return alteredAt(right, indexWithin(0, Math.min(right.length, telling), place));
  return how === 'longer' ? `x${right}` : right.slice(1);
}

/** Section 7: a service account that gives a wrong secret. */
const wrongSecret = investigation({
  id: 'session/wrong-secret',
  rules: ['session.cc-wrong-secret'],
  needs: ['service-account'],
  runs: 6,
  requestsPerRun: 1,
  cases: wrong,
  async perform(value, context) {
    const account = await guessedAccount(context);
    if (!account) return [];
    const { right } = account;
    const json = { ...right, clientSecret: wrongTextOf(String(right['clientSecret']), value) };
    const answer = await context.session({ json, mustFail: true });
    return [failedLogin('session.cc-wrong-secret', answer, 'the secret is wrong')];
  },
});

/**
 * Section 7: a client id that nobody has, with a made-up secret and with the one of the service account. So much of it is
 * made up that it is not by accident the id of somebody else, who would be locked out.
 */
const unknownClient = investigation({
  id: 'session/unknown-client',
  rules: ['session.cc-unknown-client'],
  runs: 6,
  requestsPerRun: 1,
  cases: () =>
    fc.record({
      how: inTurn('made-up', 'longer', 'prefixed', 'altered'),
      text: madeUp(),
      secret: inTurn('own', 'made-up'),
    }),
  async perform({ how, text, secret }, { target, session }) {
    const { clientId = '', clientSecret } = target;
    const json = {
      grantType: 'clientCredentials',
      clientId: nobodyLike(clientId, how, text),
      clientSecret: (secret === 'own' ? clientSecret : undefined) ?? text,
    };
    const answer = await session({ json, mustFail: true });
    return [failedLogin('session.cc-unknown-client', answer, 'nobody has this client id')];
  },
});

function nobodyLike(id: string, how: string, text: string): string {
  if (how === 'longer') return `${id}${text}`;
  if (how === 'prefixed') return `${text}${id}`;
  return how === 'altered' ? id.slice(0, Math.ceil(id.length / 2)) + text : text;
}

/** Sections 5 rule 1 and 7: no secret, written in the ways in which something is absent (section 2). */
const missingSecret = investigation({
  id: 'session/missing-secret',
  rules: ['session.cc-missing-secret'],
  needs: ['service-account'],
  runs: 4,
  requestsPerRun: 1,
  cases: () => fc.record({ secret: inTurn('left out', 'left out', 'empty', 'null') }),
  async perform({ secret }, context) {
    const account = await guessedAccount(context);
    if (!account) return [];
    const { clientSecret: _left, ...without } = account.right;
    const json = { ...without, ...(absentSecrets[secret] ?? {}) };
    const answer = await context.session({ json, mustFail: true });
    return [failedLogin('session.cc-missing-secret', answer, 'there is no secret')];
  },
});

const absentSecrets: Readonly<Record<string, JsonObject>> = {
  empty: { clientSecret: '' },
  null: { clientSecret: null },
};

export const wrongServiceAccounts = [wrongSecret, unknownClient, missingSecret];
