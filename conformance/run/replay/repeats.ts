/** How often a replay is tried: a violation that shows now and then is told from one that is gone. */
export const repeatsOfReplay = 3;
