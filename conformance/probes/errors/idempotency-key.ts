import { recordId } from '../../resources/kinds.js';
import { textIn } from '../../target/wire/members.js';
import { bodyOf, undecided } from '../answers.js';
import { asks } from '../probe.js';
import { agrees } from '../sighting.js';

/** A call that answers something else each time, and leaves one thing to be taken away: a secret is made anew. */
export const idempotencyKey = asks('errors.idempotency-key', {
  needs: ['own-resources', 'identity', 'token'],
  requests: 4,
  once: true,
  async ask(t) {
    const body = { name: t.owned.name('account'), roles: ['viewer'] };
    const clientId = recordId('service-account', bodyOf(await t.call('createServiceAccount', { body })));
    if (clientId === undefined) throw undecided('the answer to a service account that was made shows no id');
    const regenerate = async (key: string): Promise<string> => {
      const headers = { 'idempotency-key': key };
      const answer = await t.call('regenerateSecret', { path: { clientId }, headers });
      const secret = textIn(bodyOf(answer), 'clientSecret', 'secret');
      if (secret !== undefined) return secret;
      throw undecided('the answer to a secret that was made anew does not show it');
    };
    const first = await regenerate(body.name);
    // What is the same with another key, too, is not so for the key.
    if ((await regenerate(`${body.name}-2`)) === first)
      throw undecided('a secret that is made anew is the one that was there');
    const saw = 'a secret made anew twice with the same key';
    return (await regenerate(body.name)) === first
      ? agrees('replayed', `${saw} → one secret`)
      : agrees('ignored', `${saw} → two secrets`);
  },
});
