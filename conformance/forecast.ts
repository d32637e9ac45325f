import { pageOn, type Screen } from './report/paint.js';
import type { CommandLine } from './run/options/command-line.js';

/** Where what is told goes, and what of it decides how it looks. */
interface Output {
  readonly stdout: Screen & { write(text: string): unknown };
  readonly env: NodeJS.ProcessEnv;
}

/** `pdk conform --plan`: tells what a run would take. What tells it is loaded only where it is asked for. */
export async function tellForecast({ run, json }: CommandLine, { stdout, env }: Output): Promise<void> {
  const { foretell } = await import('./run/forecast/foretell.js');
  const { renderForecast } = await import('./report/forecast-text.js');
  const forecast = await foretell(run);
  stdout.write(
    json ? `${JSON.stringify(forecast, null, 2)}\n` : renderForecast(forecast, pageOn(stdout, env)),
  );
}
