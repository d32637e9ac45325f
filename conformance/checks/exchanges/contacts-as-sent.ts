import { resourceOf } from '../../resources/kinds.js';
import { type ExchangeJudge, each, nothing, type Violation } from '../../scene/finding.js';
import { isSuccess } from '../../target/exchange.js';
import type { JsonObject } from '../../target/json.js';
import { itemsOf, textIn } from '../../target/wire/members.js';
import { excerpt } from './excerpt.js';

/** A text with what a service may well write in another way taken away. */
const plain = (text: string): string => text.normalize('NFC').toLowerCase().replaceAll(/\s/g, '');

/** What a service makes of UTF-8 that it takes for Latin-1. */
const misread = (text: string): string => Buffer.from(text).toString('latin1');

/**
 * What is shown of a contact whom the service cannot know better, and whether it may be what was sent. Addresses and
 * places may be written in another way, so that it is only known how they are not written.
 */
const members: Readonly<Record<string, (shown: string, sent: string) => boolean>> = {
  name: (shown, sent) => plain(shown) === plain(sent),
  email_address: (shown, sent) => plain(shown) === plain(sent),
  linkedin: (shown) => shown !== '',
  country: (shown) => shown !== '',
  location: (shown, sent) => shown !== '' && (shown === sent || shown !== misread(sent)),
};

/** Contacts that are remembered. */
const contactsMost = 10_000;

/** A contact is as it was sent, where its name holds its customer reference id: then it is nobody whom a service knows. */
export function contactsAsSent(): ExchangeJudge {
  const sent = new Map<string, JsonObject[]>();
  return (exchange) => {
    const { operation, request, response } = exchange;
    const { kind, action } = resourceOf(operation);
    if (operation === 'addContacts') {
      for (const row of itemsOf(request.json)) {
        const [reference, name] = [textIn(row, 'reference_id'), textIn(row, 'name')];
        if (reference === undefined || sent.size >= contactsMost) continue;
        // One that came in another way as well may be shown in that way.
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
