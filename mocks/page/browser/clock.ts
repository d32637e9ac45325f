import { instantText } from '../words.js';
import { field, on, say, write } from './dom.js';
import { granted, plane } from './plane.js';

export async function refreshClock(): Promise<void> {
  const { now, frozen } = await granted(plane.GET('/clock'));
  for (const id of ['now', 'clock-now']) write(id, instantText(now));
  write('pace', frozen ? 'frozen' : 'time');
  write('clock-pace', frozen ? 'frozen' : 'going on');
}

export function startClock(): void {
  const moved = (id: string, what: string, move: () => Promise<{ readonly now: string }>) =>
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
  moved('resume', 'Goes on', () => granted(plane.POST('/clock/resume')));
  moved('undo', 'Goes with the clock of the mock again,', () => granted(plane.POST('/clock/reset')));
  moved('advance', 'It is now', () =>
    granted(plane.POST('/clock/advance', { body: { duration: field('advance-by').value } })),
  );
}
