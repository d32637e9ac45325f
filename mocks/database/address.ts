/** Whether a state is in a PostgreSQL database, and not in a file. */
export const isShared = (state: string): boolean => /^postgres(ql)?:\/\//.test(state);

/** A state as it is shown: an address without its password. */
export const shownState = (state: string): string =>
  isShared(state) ? state.replace(/:[^:@/]*@/, ':…@') : state;
