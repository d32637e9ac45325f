import type { ControlHandlers } from '../handler.js';

export const metricsHandlers = {
  getMetrics: async (_call, { metrics }, worlds) => metrics.text(worlds.all().size),
} satisfies Partial<ControlHandlers>;
