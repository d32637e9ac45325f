import type { Recorder } from '../../../scene/recorder.js';
import type { Exchange } from '../../../target/exchange.js';

/** The shorthand of a key is not its full value (section 4.3), in whichever answer it stands. */
export function seeShorthand(
  t: Recorder<'apikey.full-not-in-shorthand'>,
  shorthand: string | undefined,
  key: string,
  exchange: Exchange,
): void {
  if (shorthand === undefined) {
    t.skip('apikey.full-not-in-shorthand', `the answer to ${exchange.operation} shows no shorthand`);
    return;
  }
  t.soft('apikey.full-not-in-shorthand', exchange).holds(!shorthand.includes(key), {
    at: 'shorthand',
    expected: 'less than the full value of the key',
    received: 'the full value',
  });
}
