import type { World } from './world.js';

const skewMs = 90_000;

/** The current time of the service, ahead of the real one under `skewed-clock`. */
export function serverNow({ clock, profile }: World): number {
  return clock.now() + (profile.reading('session.lifetime') === 'skewed-clock' ? skewMs : 0);
}

/** Returns the value of the Date header, formatted once per second. */
export function dateHeaderOf(world: World): () => string {
  let second = Number.NaN;
  let text = '';
  return () => {
    const now = Math.floor(serverNow(world) / 1000);
    if (now !== second) {
      second = now;
      text = new Date(now * 1000).toUTCString();
    }
    return text;
  };
}
