import { failImport } from '../../ledger/process-import.js';
import type { ControlHandlers } from '../handler.js';

export const importHandlers = {
  failImport: async ({ path, body }, mock) => {
    const world = mock.world();
    const at = { org_id: body?.org ?? world.orgs.own, ledger_id: path.ledgerId, import_id: path.importId };
    return failImport(at, world);
  },
} satisfies Partial<ControlHandlers>;
