import type { Readings } from '../../generated/questions.js';
import type { JsonObject } from '../state/json.js';

/** An event that a webhook reports. */
export interface Event {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly createdAtMs: number;
  /** The contact as API responses show it. */
  readonly contact: JsonObject;
}

/** The body of a webhook (question events.form). */
export const payloads: Readonly<Record<Readings['events.form'], (event: Event) => JsonObject>> = {
  'bare-contact': ({ contact }) => contact,
  enveloped: ({ id, createdAtMs, contact }) => ({
    id,
    type: 'contact.changed',
    created_at: new Date(createdAtMs).toISOString(),
    data: contact,
  }),
};
