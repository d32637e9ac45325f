import type { components } from '../../../generated/control.js';
import { holds, instantText } from '../words.js';
import {
  at,
  button,
  chipsOf,
  code,
  el,
  field,
  grow,
  line,
  list,
  on,
  say,
  sentence,
  unfolding,
  why,
  write,
} from './dom.js';
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
      line(
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
    const warning = 'Its sessions, charges, edits and calls are gone.';
    if (!confirm(`Back to the start with the world ${meant.world}? ${warning}`)) return;
    await done(plane.POST('/reset'));
    await changed();
    say(`The world ${meant.world} is as at the start.`);
  });
  on('create', async () => {
    const [id, seed] = [field('world-name').value, field('world-seed').value];
    const from = at('world-from', HTMLSelectElement).value;
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

type Question = components['schemas']['ControlQuestion'];
let questions: readonly Question[] = [];

export async function refreshReadings(): Promise<void> {
  ({ questions } = await granted(plane.GET('/readings')));
  show();
}

export function startReadings(): void {
  field('reading-words').addEventListener('input', show);
  field('reading-chosen').addEventListener('change', show);
}

function show(): void {
  const [words, isChosen] = [field('reading-words').value, field('reading-chosen').checked];
  const fits = questions.filter(
    (one) =>
      (!isChosen || one.reading !== one.start) &&
      holds(`${one.id} ${one.asks} ${one.reading} ${one.means}`, words),
  );
  write('reading-count', `${fits.length} of ${questions.length} questions`);
  list('reading-list', fits, 'No such question.', (one) => [
    unfolding(
      [
        code(one.id),
        grow(...sentence(one.asks)),
        el('span', { class: one.reading === one.start ? 'note' : 'refused' }, one.reading),
      ],
      () => [...broken(one), chooser(one)],
    ),
  ]);
}

function chooser({ id, reading, means, start, others }: Question): HTMLElement {
  const all = [{ reading, means }, ...others].map((one) => {
    const input = el('input', { type: 'radio', name: `reading of ${id}`, value: one.reading });
    input.checked = one.reading === reading;
    const note = one.reading === start && ' (the reading of the start)';
    return el('label', {}, input, el('span', {}, code(one.reading), ' ', ...sentence(one.means), note));
  });
  const choices = el('fieldset', {}, el('legend', {}, 'Readings'), ...all);
  const form = el('form', {}, choices, el('button', {}, 'Choose'));
  on(form, async () => {
    const chosen = String(new FormData(form).get(`reading of ${id}`));
    await granted(plane.PATCH('/readings', { body: { readings: { [id]: chosen } } }));
    await refreshReadings();
    say(`From the next call on, ${id} is ${chosen}.`);
  });
  return form;
}

function broken({ contradicts = [] }: Question): readonly HTMLElement[] {
  return contradicts.length === 0 ? [] : [why(`It breaks ${contradicts.join(', ')}.`)];
}

export async function refreshClock(): Promise<void> {
  const { now, frozen } = await granted(plane.GET('/clock'));
  for (const id of ['now', 'clock-now']) write(id, instantText(now));
  write('pace', frozen ? 'frozen' : 'time');
  write('clock-pace', frozen ? 'frozen' : 'running');
}

export function startClock(): void {
  const moved = (id: string | HTMLElement, what: string, move: () => Promise<{ readonly now: string }>) =>
    on(id, async () => {
      say('Time moves…');
      const { now } = await move();
      await refreshClock();
      say(`${what} at ${instantText(now)}.`);
    });
  moved('freeze', 'Frozen', () => granted(plane.POST('/clock/freeze', { body: {} })));
  moved('freeze-at', 'Frozen', () =>
    granted(plane.POST('/clock/freeze', { body: { at: field('freeze-instant').value } })),
  );
  moved('resume', 'Resumed', () => granted(plane.POST('/clock/resume')));
  moved('undo', 'Goes with the clock of the mock again,', () => granted(plane.POST('/clock/reset')));
  const advance = (duration: string) => granted(plane.POST('/clock/advance', { body: { duration } }));
  moved('advance', 'It is now', () => advance(field('advance-by').value));
  for (const chip of chipsOf('clock-presets')) moved(chip, 'It is now', () => advance(chip.value));
}
