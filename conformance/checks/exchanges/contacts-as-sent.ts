import { resourceOf } from '../../resources/kinds.js';
import { type ExchangeJudge, each, nothing, type Violation } from '../../scene/finding.js';
import { isSuccess } from '../../target/exchange.js';
import type { JsonObject } from '../../target/json.js';
import { itemsOf, textIn } from '../../target/wire/members.js';
import { excerpt } from './excerpt.js';
import { Memory } from './memory.js';

/** Whether two texts are equal but for what a service may write in another way. */
function isAlike(one: string, other: string): boolean {
  const [left, right] = [one, other].map((text) => text.normalize('NFC').toLowerCase().replaceAll(/\s/g, ''));
  return left === right;
}

/**
 * Members of a contact that the service cannot know better, each with whether the shown value may be what was sent. Addresses
 * and places may be rewritten, so only values that they can never become are rejected: none, or UTF-8 read as Latin-1.
 */
const members: Readonly<Record<string, (shown: string, sent: string) => boolean>> = {
  name: isAlike,
  email_address: isAlike,
  linkedin: (shown) => shown !== '',
  country: (shown) => shown !== '',
  location: (shown, sent) =>
    shown !== '' && (shown === sent || shown !== Buffer.from(sent).toString('latin1')),
};

/** Judges that contacts are shown as sent, if their name contains their reference id: no service knows such a person. */
export function contactsAsSent(): ExchangeJudge {
  /** The versions of a contact that were sent: it may be shown in any of them. */
  const sent = new Memory<JsonObject[]>();
  return (exchange) => {
    const { operation, request, response } = exchange;
    const { kind, action } = resourceOf(operation);
    for (const row of operation === 'addContacts' ? itemsOf(request.json) : []) {
      const [reference = '', name = ''] = [textIn(row, 'reference_id'), textIn(row, 'name')];
      if (reference !== '' && (name.includes(reference) || sent.get(reference)))
        sent.known(reference, []).push(row);
    }
    if (kind !== 'contact' || action !== 'list' || !isSuccess(exchange)) return nothing;
    const shown = itemsOf(response.json).flatMap((contact, index) =>
      Object.entries(members).map(([name, isAsSent]) => ({ contact, index, name, isAsSent })),
    );
    return each(shown, ({ contact, index, name, isAsSent }): Violation | true | undefined => {
      const value = contact[name];
      const texts = (sent.get(textIn(contact, 'reference_id') ?? '') ?? []).map((row) => textIn(row, name));
      const known = texts.filter((text) => text !== undefined);
      if (typeof value !== 'string' || known.length === 0 || known.length < texts.length) return undefined;
      if (known.some((text) => isAsSent(value, text))) return true;
      const expected = `"${known.at(-1) ?? ''}", as it was sent`;
      return { at: `[${index}].${name}`, expected, received: excerpt(value) };
    });
  };
}
