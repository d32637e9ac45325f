import { expect, test } from 'vitest';
import { EndScenario, Interruption } from '../end-scenario.js';
import { controlPlane } from './control-plane.js';

const address = { url: 'http://host.example/control/v1', token: 't', org: 'org_a1' };

const noted: string[] = [];
const owned = {
  intend: (kind: string) => void noted.push(kind),
  made: () => undefined,
};
const changes = { owned, now: () => 0, timeMoved: () => undefined };

function planeThat(answer: () => string) {
  let asked = 0;
  const plane = controlPlane(
    address,
    async () => {
      asked += 1;
      return { status: 200, headers: {}, cookies: [], text: answer() };
    },
    changes,
  );
  return { plane, asked: () => asked };
}

test.each(['unreadable', 'target-lost'] as const)(
  'a control plane that is %s does not end the run, and is not called again',
  async (kind) => {
    const { plane, asked } = planeThat(() => {
      throw new Interruption(kind, 'it broke off');
    });

    await expect(plane.enrich()).rejects.toMatchObject({
      kind: 'inconclusive',
      message: 'the control plane is lost: it broke off',
    });
    await expect(plane.advance('P1D')).rejects.toBeInstanceOf(EndScenario);
    const user = { email: 'a@b.example', name: 'n', password: 'p' };
    await expect(plane.addUser(user)).rejects.toBeInstanceOf(EndScenario);
    await expect(plane.editPerson('p1', {})).rejects.toBeInstanceOf(EndScenario);
    expect([asked(), noted]).toEqual([1, []]);
  },
);

test.each(['{}', '[]', 'null', '', '{"now":5}', '{"now":"soon"}'])(
  'a clock that responds with %s may not have moved, and nothing is judged by it',
  async (text) => {
    const { plane } = planeThat(() => text);

    await expect(plane.now()).rejects.toBeInstanceOf(EndScenario);
    await expect(plane.advance('P14D')).rejects.toBeInstanceOf(EndScenario);
  },
);

const good = {
  id: 'w1',
  url: 'http://host.example/',
  webhookId: 'w1',
  to: 'a@b.example',
  kind: 'k',
  data: {},
};

test.each<[member: keyof typeof good, read: 'outbox' | 'deliveries' | 'webhooks']>([
  ['to', 'outbox'],
  ['kind', 'outbox'],
  ['data', 'outbox'],
  ['webhookId', 'deliveries'],
  ['id', 'webhooks'],
  ['url', 'webhooks'],
])('a list whose records have a %s of the wrong type ends the scenario (%s)', async (member, read) => {
  const listed = (...items: unknown[]) => planeThat(() => JSON.stringify({ items })).plane[read]();

  expect(await listed(good)).toEqual([good]);
  for (const wrong of [null, 5, [], true]) {
    await expect(listed(good, { ...good, [member]: wrong })).rejects.toMatchObject({ kind: 'inconclusive' });
  }
  await expect(listed(good, null)).rejects.toBeInstanceOf(EndScenario);
});

test.each(['{}', '[5]', 'null', '', '5', '{"deliveries":{}}'])(
  'lists with the response %s are not mistaken for empty ones',
  async (text) => {
    const { plane } = planeThat(() => text);

    const reads = [plane.outbox, plane.deliveries, plane.webhooks, () => plane.setWebhooks([])];
    for (const read of reads) await expect(read()).rejects.toMatchObject({ kind: 'inconclusive' });
    const user = { email: 'a@b.example', name: 'A', password: 'p' };
    await expect(plane.addUser(user)).rejects.toMatchObject({ kind: 'inconclusive' });
  },
);
