import type { Operation } from '../contract/operations.js';
import type { Entry, Reporting } from './entries.js';
import type { Rule } from './rules.js';

/** Whether a successful call of an operation changes what other calls see. */
const writes = ({ resource }: Operation): boolean =>
  resource?.effect === 'write' || resource?.effect === 'destroy';

/** Matches a rule about a call that is refused or need not succeed: it then has no effect. */
const ofRefusal = /\b(refuse[sd]?|fails?|cannot)\b/;

/** Reports a rule whose effect contradicts that of its operations: runs would check it where they must not. */
export function checkEffects(
  entries: readonly Entry[],
  rules: readonly Rule[],
  operations: readonly Operation[],
  { report }: Reporting,
): void {
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  for (const entry of entries) {
    const rule = rules.find(({ id }) => id === entry.value['id']);
    if (rule === undefined) continue;
    const known = rule.operations.flatMap((id) => byId.get(id) ?? []);
    const writing = known.filter(writes);
    const place = { file: entry.place.file, keys: [...entry.place.keys, 'effect'] };
    const wrong = (says: string, todo: string) =>
      report(place, 'catalogue', `${rule.id}: effect "${rule.effect}", but ${says}`, todo);
    const isWithout = rule.effect === 'none' || rule.effect === 'spend';
    if (isWithout && known.length > 0 && known.every(writes) && !ofRefusal.test(rule.says)) {
      wrong(`${writing[0]?.id} changes things`, 'write "effect: write" or "effect: destroy"');
    } else if (rule.effect === 'destroy' && known.length > 0 && writing.length === 0) {
      wrong(`${known[0]?.id} changes nothing`, 'write "effect: none", "spend" or "write"');
    } else if (
      rule.effect === 'spend' &&
      known.length > 0 &&
      !known.some((each) => each.resource?.effect === 'spend')
    ) {
      wrong(`no call of ${known[0]?.id} has to be paid`, 'write "effect: none"');
    }
  }
}
