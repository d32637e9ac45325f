import { quote } from '../../engine/quote.js';
import { refuse } from '../../engine/refusal.js';
import { readFault } from '../../network/read-fault.js';
import type { ControlHandlers } from '../handler.js';

export const faultHandlers = {
  getFaults: async (_, mock) => ({ faults: [...mock.world().faults.list()] }),
  addFault: async ({ body }, mock) => {
    const world = mock.world();
    const fault = await readFault(body, world);
    return 'refused' in fault ? fault : world.faults.add(world.ids.next('flt'), fault);
  },
  clearFaults: async (_, mock) => {
    mock.world().faults.clear();
    return undefined;
  },
  removeFault: async ({ path }, mock) => {
    const { faults } = mock.world();
    if (faults.remove(path.faultId)) return undefined;
    const ids = faults.list().map(({ id }) => id);
    const there = ids.length === 0 ? 'there is none' : `there are ${ids.join(', ')}`;
    return refuse('not-found', `No fault ${quote(path.faultId)}: ${there}.`);
  },
} satisfies Partial<ControlHandlers>;
