import type { CheckContext } from '../../scene/check-context.js';
import { EndScenario } from '../../target/end-scenario.js';
import type { Exchange } from '../../target/exchange.js';
import { formLimits, sizeText } from '../../target/limits.js';

/** Memory per character, in the text and in the parsed value, and per JSON value besides its text. */
const [characterBytes, valueBytes] = [4, 64];

/** Limits the memory of the answers that cases in progress keep, to `most` bytes approximately. */
export function createRoom(most: number = formLimits.heldBytes) {
  let held = 0;
  return {
    /** Runs `work` in a context whose answers count until it is done. Calls end the scenario if there is no memory left. */
    async within<T>(context: CheckContext, work: (context: CheckContext) => Promise<T>): Promise<T> {
      let own = 0;
      const counted = async (send: () => Promise<Exchange>): Promise<Exchange> => {
        if (held > most)
          throw new EndScenario('inconclusive', `its answers take more than ${sizeText(most)}`);
        const answer = await send();
        const { text, json } = answer.response;
        const bytes = text.length * characterBytes + (json === undefined ? 0 : valuesIn(text)) * valueBytes;
        own += bytes;
        held += bytes;
        return answer;
      };
      try {
        return await work({
          ...context,
          find: (body, how) => counted(() => context.find(body, how)),
          session: (request) => counted(() => context.session(request)),
          call: (operation, input, caller) => counted(() => context.call(operation, input, caller)),
        });
      } finally {
        held -= own;
      }
    },
  };
}

/** Estimates the number of values in a JSON text by its commas: visiting the values takes much longer. */
function valuesIn(text: string): number {
  let count = 1;
  for (let at = text.indexOf(','); at !== -1; at = text.indexOf(',', at + 1)) count += 1;
  return count;
}
