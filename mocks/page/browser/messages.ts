import { headersText, instantText, pretty } from '../words.js';
import { block, button, el, list, on, say, unfolding } from './dom.js';
import { done, granted, plane } from './plane.js';

const tones = { delivered: 'good', pending: 'refused', failed: 'failed' } as const;

export async function refreshMessages(): Promise<void> {
  const [{ mails }, { webhooks }] = await Promise.all([
    granted(plane.GET('/outbox')),
    granted(plane.GET('/webhooks')),
  ]);
  list('mails', mails.toReversed(), 'No mail was sent.', (mail) => [
    unfolding(
      [
        el('strong', { class: 'text' }, mail.subject),
        el('span', { class: 'grow' }, `to ${mail.to}`),
        el('span', { class: 'note' }, `${mail.kind}, ${instantText(mail.sentAt)}`),
      ],
      () => [block('Mail', mail.text)],
    ),
  ]);
  list(
    'webhooks',
    webhooks,
    'None: `pdk mock --webhook` or PUT /webhooks names receivers.',
    ({ url, org, ledgerId }) => [
      el(
        'div',
        { class: 'line' },
        el('code', { class: 'grow' }, url),
        el('span', { class: 'note' }, `${org}${ledgerId === undefined ? '' : `, ${ledgerId}`}`),
      ),
    ],
  );
  const { deliveries } = await granted(plane.GET('/deliveries'));
  list(
    'deliveries',
    deliveries.toReversed(),
    'No webhook was due yet.',
    ({ id, eventId, url, status, dueAt, attempts, payload }) => [
      unfolding(
        [
          el('span', { class: `status ${tones[status]}` }, status),
          el('code', { class: 'grow' }, url),
          el(
            'span',
            { class: 'note' },
            dueAt === null
              ? `${attempts.length} attempts`
              : `${attempts.length} attempts, next ${instantText(dueAt)}`,
          ),
        ],
        () => [
          el('p', { class: 'note' }, `Delivery ${id}, event ${eventId}`),
          el(
            'ul',
            {},
            ...attempts.map((one) =>
              el(
                'li',
                {},
                `${instantText(one.at)}: ${one.status ?? one.error ?? 'no answer'}${one.isRedelivery ? ', sent once more' : ''}`,
                one.headers && block('Headers', headersText(one.headers)),
              ),
            ),
          ),
          block('Payload', pretty(payload)),
          button('Send once more', () => again(id)),
        ],
      ),
    ],
  );
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
