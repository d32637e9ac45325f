import type { CheckContext } from '../../scene/check-context.js';
import { EndScenario } from '../../target/end-scenario.js';
import type { Exchange } from '../../target/exchange.js';
import { formLimits, sizeText } from '../../target/limits.js';

/** What a character takes, as it came and as a part of a value, and what a value takes beside its text. */
const [characterBytes, valueBytes] = [4, 64];

/**
 * The room that answers take while cases look at them: a case may compare whatever it was answered.
 * @param most bytes of memory, about, for all cases that are performed at the same time
 */
export function createRoom(most: number = formLimits.heldBytes) {
  let held = 0;
  return {
    /** Does `work` in a context whose answers take room until it is done. It ends the scenario where there is none left. */
    async within<T>(context: CheckContext, work: (context: CheckContext) => Promise<T>): Promise<T> {
      let own = 0;
      const taken = async (ask: () => Promise<Exchange>): Promise<Exchange> => {
        if (held > most)
          throw new EndScenario('inconclusive', `its answers take more than ${sizeText(most)}`);
        const answer = await ask();
        const { text, json } = answer.response;
        const bytes = text.length * characterBytes + (json === undefined ? 0 : valuesIn(text)) * valueBytes;
        own += bytes;
        held += bytes;
        return answer;
      };
      try {
        return await work({
          ...context,
          find: (body, how) => taken(() => context.find(body, how)),
          session: (request) => taken(() => context.session(request)),
          call: (operation, input, caller) => taken(() => context.call(operation, input, caller)),
        });
      } finally {
        held -= own;
      }
    },
  };
}

/** The values of a JSON text, about: between two of them is a comma, and to walk through them takes much longer. */
function valuesIn(text: string): number {
  let count = 1;
  for (let at = text.indexOf(','); at !== -1; at = text.indexOf(',', at + 1)) count += 1;
  return count;
}
