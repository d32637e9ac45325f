import { completing } from '../engine/completing.js';
import type { Dispatch, Outbound } from '../engine/dispatch.js';
import { onWire, plain } from '../engine/outbound.js';
import { refusalDraft } from '../engine/refusal-draft.js';
import { resourcesOf } from '../engine/routes.js';
import { serverNow } from '../engine/server-time.js';
import type { World } from '../engine/world.js';
import type { Strike } from '../faults/faults.js';
import { latencyMs } from '../faults/latency.js';
import { type Call, callOf, isMeant } from './call.js';
import { damaged, lost } from './damaged.js';
import { refusalAsked } from './refusal-asked.js';

/** Lets the faults of a world strike calls to its service. */
export function withFaults(service: Dispatch, world: World): Dispatch {
  const { faults } = world;
  const resources = resourcesOf(world);
  const complete = completing(world);

  const refused = ({ inbound, operation }: Call, { id, fault }: Strike): Outbound => {
    const [path = ''] = inbound.target.split('?', 1);
    const refusal = refusalAsked(fault.asked, id, world.profile, serverNow(world));
    const draft = refusalDraft(refusal, world.profile, path, fault.asked.status);
    const served = operation?.lifecycle === undefined ? operation : undefined;
    return plain(onWire(served, complete(inbound, draft, served)));
  };

  /** Applies the faults on one side of the work. Returns undefined if they leave the answer alone. */
  const struck = async (call: Call, strikes: readonly Strike[]): Promise<Outbound | undefined> => {
    for (const { fault, ended, draw } of strikes) {
      const { latency } = fault;
      if (latency === undefined) continue;
      const { gone } = call.inbound;
      const ms = latencyMs(latency, [draw('latency'), draw('latency again')]);
      await faults.pause(ms, gone === undefined ? ended : AbortSignal.any([ended, gone]));
      // If the client has disconnected, the call is not performed: an effect at some later time would be a surprise.
      if (gone?.aborted) return lost();
    }
    if (strikes.some(({ fault }) => fault.asked.reset === true)) return lost();
    const refusing = strikes.find(({ fault }) => fault.asked.status !== undefined);
    return refusing && refused(call, refusing);
  };

  return async (sent) => {
    if (faults.areNone) return service(sent);
    const call = await callOf(sent, resources, world);
    const strikes = faults.meet((fault) => isMeant(fault, call));
    if (strikes.length === 0) return service(call.inbound);
    if (sent.trail) sent.trail.faults = strikes.map(({ id }) => id);
    const before = strikes.filter(({ fault }) => fault.asked.afterWork !== true);
    const after = strikes.filter(({ fault }) => fault.asked.afterWork === true);
    const kept = await struck(call, before);
    const answer = kept ?? (await service(call.inbound));
    return damaged((await struck(call, after)) ?? answer, call.inbound, strikes, faults.pause);
  };
}
