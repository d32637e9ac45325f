import { resourceOf } from '../../resources/kinds.js';
import { type ExchangeJudge, each, nothing, type Violation } from '../../scene/finding.js';
import { isSuccess } from '../../target/exchange.js';
import type { JsonObject } from '../../target/json.js';
import { itemsOf, textIn } from '../../target/wire/members.js';
import { excerpt } from './excerpt.js';

/** Returns the text without what a service may write in another way. */
const plain = (text: string): string => text.normalize('NFC').toLowerCase().replaceAll(/\s/g, '');

/** Returns what UTF-8 becomes if it is read as Latin-1. */
const misread = (text: string): string => Buffer.from(text).toString('latin1');

/**
 * Members of a contact that the service cannot know better, each with whether the shown value may be what was sent. Addresses
 * and places may be rewritten, so only values that they can never become are rejected.
 */
const members: Readonly<Record<string, (shown: string, sent: string) => boolean>> = {
  name: (shown, sent) => plain(shown) === plain(sent),
  email_address: (shown, sent) => plain(shown) === plain(sent),
  linkedin: (shown) => shown !== '',
  country: (shown) => shown !== '',
  location: (shown, sent) => shown !== '' && (shown === sent || shown !== misread(sent)),
};

/** At most so many contacts are remembered. */
const contactsMost = 10_000;

/** Judges that contacts are shown as sent, if their name contains their reference id: no service knows such a person. */
export function contactsAsSent(): ExchangeJudge {
  const sent = new Map<string, JsonObject[]>();
  return (exchange) => {
    const { operation, request, response } = exchange;
    const { kind, action } = resourceOf(operation);
    if (operation === 'addContacts') {
      for (const row of itemsOf(request.json)) {
        const [reference, name] = [textIn(row, 'reference_id'), textIn(row, 'name')];
        if (reference === undefined || sent.size >= contactsMost) continue;
        // A contact that was sent in several versions may be shown in any of them.
        if (name?.includes(reference) || sent.has(reference))
          sent.set(reference, [...(sent.get(reference) ?? []), row]);
      }
    }
    if (kind !== 'contact' || action !== 'list' || !isSuccess(exchange)) return nothing;
    const shown = itemsOf(response.json).flatMap((contact, index) =>
      Object.entries(members).map(([name, isAsSent]) => ({
        contact,
        name,
        isAsSent,
        at: `[${index}].${name}`,
      })),
    );
    return each(shown, ({ contact, name, isAsSent, at }): Violation | true | undefined => {
      const value = contact[name];
      const rows = sent.get(textIn(contact, 'reference_id') ?? '') ?? [];
      const texts = rows.map((row) => textIn(row, name));
      const known = texts.filter((text) => text !== undefined);
      if (typeof value !== 'string' || known.length === 0 || known.length < texts.length) return undefined;
      if (known.some((text) => isAsSent(value, text))) return true;
      return { at, expected: `"${known.at(-1) ?? ''}", as it was sent`, received: excerpt(value) };
    });
  };
}
