import { at, button, el, field, list, on, say } from './dom.js';
import { done, granted, meant, plane } from './plane.js';

const choice = () => at('world', HTMLSelectElement);

export async function refreshWorlds(): Promise<void> {
  const { worlds } = await granted(plane.GET('/worlds', { headers: { 'X-World': 'default' } }));
  const ids = worlds.map(({ id }) => id);
  if (!ids.includes(meant.world)) {
    say(`The world ${meant.world} is gone.`, true);
    meant.world = 'default';
  }
  offer(choice(), ids, meant.world);
  const from = at('world-from', HTMLSelectElement);
  offer(from, ['', ...ids], from.value);
  list(
    'world-list',
    worlds.map(({ now: _now, ...world }) => ({ ...world, isMeant: world.id === meant.world })),
    '',
    ({ id, org, credentials, isMeant }) => [
      el(
        'div',
        { class: 'line' },
        el('strong', {}, id, isMeant && ' (shown)'),
        el('code', { class: 'grow' }, `${org} · ${credentials.apiKey}`),
        !isMeant && button('Show', () => use(id), id),
        id !== 'default' && button('Remove', () => remove(id), id),
      ),
    ],
  );
}

export function startWorlds(changed: () => Promise<void>): void {
  choice().disabled = false;
  at('reset', HTMLButtonElement).disabled = false;
  choice().addEventListener('change', () => void use(choice().value));
  on('reset', async () => {
    if (
      !confirm(
        `Back to the start with the world ${meant.world}? Its sessions, charges, edits and calls are gone.`,
      )
    )
      return;
    await done(plane.POST('/reset'));
    await changed();
    say(`The world ${meant.world} is as at the start.`);
  });
  on('create', async () => {
    const [id, from, seed] = [
      field('world-name').value,
      at('world-from', HTMLSelectElement).value,
      field('world-seed').value,
    ];
    const body = { id, ...(from === '' ? {} : { from }), ...(seed === '' ? {} : { seed: Number(seed) }) };
    await granted(plane.POST('/worlds', { body }));
    await use(id);
    say(`The world ${id} is there, and shown.`);
  });
  use = async (id) => {
    meant.world = id;
    await refreshWorlds();
    await changed();
    say(`This is the world ${id}.`);
  };
}

let use: (id: string) => Promise<void> = async () => undefined;

async function remove(id: string): Promise<void> {
  if (!confirm(`Remove the world ${id}, with everything in it?`)) return;
  await done(plane.DELETE('/worlds/{worldId}', { params: { path: { worldId: id } } }));
  if (meant.world === id) await use('default');
  else await refreshWorlds();
  say(`The world ${id} is gone.`);
  at('worlds', HTMLElement).focus();
}

function offer(select: HTMLSelectElement, ids: readonly string[], chosen: string): void {
  if ([...select.options].map(({ value }) => value).join() !== ids.join()) {
    select.replaceChildren(
      ...ids.map((id) => el('option', { value: id }, id === '' ? 'nothing: a fresh one' : id)),
    );
  }
  select.value = ids.includes(chosen) ? chosen : (ids[0] ?? '');
}
