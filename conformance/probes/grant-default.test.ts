import { expect, test } from 'vitest';
import { type Between, learnedOf, toldOf } from '../../fixtures/learned.js';

const question = 'session.grant-default';
/** Refuses the sign-in at this position. */
const refusing =
  (place: number): Between =>
  (send) => {
    let signIns = 0;
    return async (request, signal) => {
      if (request.url.endsWith('/session')) signIns += 1;
      if (!request.url.endsWith('/session') || signIns !== place) return send(request, signal);
      return { status: 400, headers: {}, cookies: [], text: '{"error":"invalid_request"}' };
    };
  };

test.each(['always', 'form-only', 'never'] as const)(
  'a single chance refusal leads to no reading other than %s',
  async (reading) => {
    for (const place of [3, 4, 5, 6, 7, 8]) {
      const learned = await learnedOf(
        { profile: { [question]: reading }, people: 50 },
        { questions: (id) => id === question, safety: 'read-only' },
        refusing(place),
      );

      expect(toldOf(learned, question)).toMatch(new RegExp(`^(${reading}|unknown: .*)$`));
    }
  },
);
