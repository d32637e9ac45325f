import { isObject, type Json } from '../../target/json.js';
import { textIn } from '../../target/wire/members.js';
import { asks } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';
import { eventNeeds, told, toldRequests } from './told.js';

export const eventForm = asks('events.form', {
  needs: eventNeeds,
  requests: toldRequests,
  once: true,
  hiddenBy: { 'import.duration': ['stuck'] },
  async ask(t) {
    const { references, atOnce } = await told(t);
    const isContact = (value: Json | undefined) => references.includes(textIn(value, 'reference_id') ?? '');
    const bodies = atOnce.map(({ payload }) => payload);
    if (bodies.every(isContact)) return agrees('bare-contact', 'a webhook is a contact');
    const isEvent = (body: Json | undefined) =>
      isObject(body) &&
      ['id', 'type', 'created_at'].every((name) => textIn(body, name) !== undefined) &&
      isContact(body['data']);
    return bodies.every(isEvent)
      ? agrees('enveloped', 'a webhook is an event with a contact as its data')
      : otherwise('a webhook is neither a contact nor an event with one as its data');
  },
});
