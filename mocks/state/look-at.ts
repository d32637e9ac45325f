import type { CallOff, Clock } from './clock.js';

/** The longest pause between polls: the clock may jump, and the machine may sleep. */
const longestPauseMs = 1000;

/** Fires when a clock without alarms shows an instant. Does not keep the process alive. */
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
