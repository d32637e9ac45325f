import { faultOf, faultText, isKind, kinds } from '../fault.js';
import { at, button, chipsOf, field, grow, line, list, note, on, say, write } from './dom.js';
import { done, granted, plane } from './plane.js';

export async function refreshFaults(): Promise<void> {
  const { faults } = await granted(plane.GET('/faults'));
  list('fault-list', faults, 'No fault is set.', (fault) => [
    line(
      grow(faultText(fault)),
      note(`struck ${fault.struck} of ${fault.met}`),
      button('Remove', () => remove(fault.id), faultText(fault)),
    ),
  ]);
}

async function remove(id: string): Promise<void> {
  await done(plane.DELETE('/faults/{faultId}', { params: { path: { faultId: id } } }));
  await refreshFaults();
  say('The fault is gone.');
  at('faults', HTMLElement).focus();
}

export function startFaults(): void {
  const kind = at('fault-kind', HTMLSelectElement);
  const value = field('fault-value');
  const chosen = () => (isKind(kind.value) ? kind.value : 'status');
  const adapt = () => {
    const { unit, usual = '', name } = kinds[chosen()];
    value.value = usual;
    value.disabled = unit === undefined;
    write('fault-unit', unit ?? 'No value');
    field('fault-on').value = name.includes('webhook') ? 'webhooks' : 'all';
  };
  kind.addEventListener('change', adapt);
  adapt();
  for (const chip of chipsOf('fault-presets')) {
    on(chip, async () => {
      kind.value = chip.dataset['kind'] ?? '';
      adapt();
      value.value = chip.dataset['value'] ?? '';
      field('fault-probability').value = chip.dataset['probability'] ?? '';
      field('fault-on').focus();
    });
  }
  on('fault', async () => {
    const fault = faultOf({
      kind: chosen(),
      value: value.value,
      on: field('fault-on').value,
      times: field('fault-times').value,
      probability: field('fault-probability').value,
      credential: field('fault-credential').value,
      afterWork: field('fault-after').checked,
    });
    const set = await granted(plane.POST('/faults', { body: fault }));
    await refreshFaults();
    say(`Set: ${faultText(set)}.`);
  });
  on('faults-clear', async () => {
    await done(plane.DELETE('/faults'));
    await refreshFaults();
    say('There is no fault any more.');
  });
}
