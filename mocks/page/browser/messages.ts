import type { components } from '../../../generated/control.js';
import { headersText, instantText, pretty } from '../words.js';
import { block, button, el, grow, line, list, note, on, say, unfolding } from './dom.js';
import { done, granted, plane } from './plane.js';

type Attempt = components['schemas']['ControlAttempt'];

const tones = { delivered: 'good', pending: 'refused', failed: 'failed' } as const;

export async function refreshMessages(): Promise<void> {
  const [{ mails }, { webhooks }] = await Promise.all([
    granted(plane.GET('/outbox')),
    granted(plane.GET('/webhooks')),
  ]);
  list('mails', mails.toReversed(), 'No mail was sent.', ({ subject, to, kind, sentAt, text }) => [
    unfolding(
      [el('strong', { class: 'text' }, subject), grow(`to ${to}`), note(`${kind}, ${instantText(sentAt)}`)],
      () => [block('Mail', text)],
    ),
  ]);
  const none = 'None: `pdk mock --webhook` or PUT /webhooks names receivers.';
  list('webhooks', webhooks, none, ({ url, org, ledgerId }) => [
    line(el('code', { class: 'grow' }, url), note(org, ledgerId !== undefined && `, ${ledgerId}`)),
  ]);
  const { deliveries } = await granted(plane.GET('/deliveries'));
  list('deliveries', deliveries.toReversed(), 'No webhook was due yet.', (delivery) => [
    unfolding(
      [
        el('span', { class: `status ${tones[delivery.status]}` }, delivery.status),
        el('code', { class: 'grow' }, delivery.url),
        note(
          `${delivery.attempts.length} attempts`,
          delivery.dueAt !== null && `, next ${instantText(delivery.dueAt)}`,
        ),
      ],
      () => [
        el('p', { class: 'note' }, `Delivery ${delivery.id}, event ${delivery.eventId}`),
        el('ul', {}, ...delivery.attempts.map(attempted)),
        block('Payload', pretty(delivery.payload)),
        button('Send once more', () => again(delivery.id)),
      ],
    ),
  ]);
}

function attempted({ at, status, error = 'no answer', isRedelivery, headers }: Attempt): HTMLElement {
  const text = `${instantText(at)}: ${status ?? error}${isRedelivery ? ', sent once more' : ''}`;
  return el('li', {}, text, headers && block('Headers', headersText(headers)));
}

async function again(deliveryId: string): Promise<void> {
  const { status } = await granted(
    plane.POST('/deliveries/{deliveryId}/redeliver', { params: { path: { deliveryId } } }),
  );
  await refreshMessages();
  say(`Sent once more: ${status}.`);
}

export function startMessages(): void {
  on('mails-clear', async () => {
    await done(plane.DELETE('/outbox'));
    await refreshMessages();
    say('There is no mail any more.');
  });
}
