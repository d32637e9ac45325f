import type { ControlHandlers } from '../handler.js';

export const stateHandlers = {
  reset: async (_, mock) => {
    await mock.reset();
    return undefined;
  },
} satisfies Partial<ControlHandlers>;
