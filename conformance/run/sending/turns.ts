import PQueue from 'p-queue';

/** How a service refuses a call because another one is under way. */
const refusals: readonly number[] = [409, 423, 429];
/** After as many calls that were refused beside others and taken alone, each waits for its turn. */
const enough = 3;

interface Flight {
  hasCompany: boolean;
  readonly done: Promise<unknown>;
}

/** The calls of a run that are under way: a service may take one at a time. */
export function createTurns() {
  const queue = new PQueue({ concurrency: 1 });
  const flights = new Set<Flight>();
  let taken = 0;

  /** Sends beside other calls, and tells whether there were any. */
  async function beside<Answer>(send: () => Promise<Answer>) {
    const sent = send();
    const flight = { hasCompany: flights.size > 0, done: sent.catch(() => undefined) };
    for (const each of flights) each.hasCompany = true;
    flights.add(flight);
    try {
      return { answer: await sent, flight };
    } finally {
      flights.delete(flight);
    }
  }

  return {
    /** Sends a request. If it is refused beside others, calls `onAgain` and sends it once more when they are answered. */
    async send<Answer extends { readonly status: number }>(
      send: () => Promise<Answer>,
      onAgain: (refusal: Answer) => void,
    ): Promise<Answer> {
      if (taken >= enough) return queue.add(send);
      const { answer, flight } = await beside(send);
      if (!flight.hasCompany || !refusals.includes(answer.status)) return answer;
      onAgain(answer);
      return queue.add(async () => {
        await Promise.all([...flights].map(({ done }) => done));
        const again = (await beside(send)).answer;
        if (again.status < 300) taken += 1;
        return again;
      });
    },
  };
}
