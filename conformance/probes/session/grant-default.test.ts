import { expect, test } from 'vitest';
import { type Between, learnedOf, toldOf } from '../../../fixtures/learned.js';

const question = 'session.grant-default';
/** The position of the refused sign-in among the sign-ins of a run. */
const places = Array.from({ length: 8 }, (_, index) => index + 2);

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

const rows = (['always', 'form-only', 'never'] as const).flatMap((reading) =>
  (['read-only', 'full'] as const).map((safety) => ({ reading, safety })),
);

test.each(rows)(
  'a single chance refusal leads to no reading other than $reading ($safety)',
  async ({ reading, safety }) => {
    for (const place of places) {
      const learned = await learnedOf(
        { profile: { [question]: reading }, people: 50 },
        { questions: (id) => id === question, safety },
        refusing(place),
      );

      expect(toldOf(learned, question)).toMatch(new RegExp(`^(${reading}|unknown: .*)$`));
    }
  },
);
