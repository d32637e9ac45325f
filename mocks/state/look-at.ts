import type { CallOff, Clock } from './clock.js';

/** A clock may leap, and a machine may sleep: the time that is left is believed no longer than this. */
const longestPauseMs = 1000;

/** Rings when a clock that cannot ring by itself shows an instant. Does not keep the process alive. */
export function lookAt(clock: Clock, atMs: number, ring: () => void): CallOff {
  let timer: NodeJS.Timeout;
  const wait = () => {
    const leftMs = Math.max(0, atMs - clock.now());
    timer = setTimeout(look, Math.min(leftMs, longestPauseMs)).unref();
  };
  const look = () => (clock.now() < atMs ? wait() : ring());
  wait();
  return () => clearTimeout(timer);
}
