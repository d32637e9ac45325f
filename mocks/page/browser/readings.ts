import type { components } from '../../../generated/control.js';
import { holds } from '../words.js';
import { attempt, el, field, list, say, sentence, unfolding, write } from './dom.js';
import { granted, plane } from './plane.js';

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
        el('code', {}, one.id),
        el('span', { class: 'grow' }, ...sentence(one.asks)),
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
    return el(
      'label',
      {},
      input,
      el('span', {}, el('code', {}, one.reading), ' ', ...sentence(one.means), note),
    );
  });
  const form = el(
    'form',
    {},
    el('fieldset', {}, el('legend', {}, 'Readings'), ...all),
    el('button', {}, 'Choose'),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void attempt(async () => {
      const chosen = String(new FormData(form).get(`reading of ${id}`));
      await granted(plane.PATCH('/readings', { body: { readings: { [id]: chosen } } }));
      await refreshReadings();
      say(`From the next call on, ${id} is ${chosen}.`);
    });
  });
  return form;
}

function broken({ contradicts = [] }: Question): readonly HTMLElement[] {
  return contradicts.length === 0 ? [] : [el('p', { class: 'why' }, `It breaks ${contradicts.join(', ')}.`)];
}
