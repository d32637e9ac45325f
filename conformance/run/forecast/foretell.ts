import type { Forecast } from '../../report/forecast.js';
import { memoryJournal } from '../../resources/journal.js';
import { type RunOptions, resolved } from '../options/run-options.js';
import { plannedFor } from '../planned.js';
import { forecastOf } from './forecast.js';

/** What a run with these options will take. Nothing is sent, and nothing is written. */
export async function foretell(options: RunOptions): Promise<Forecast> {
  const transport = async () => {
    throw new Error('a forecast sends nothing');
  };
  const whole = await resolved({ ...options, transport, journal: memoryJournal() });
  return forecastOf(whole, plannedFor(whole));
}
