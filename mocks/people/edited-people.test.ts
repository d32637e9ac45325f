import { expect, it } from 'vitest';
import { callWith, lookup, population, worldWith } from '../../fixtures/services/small-world.js';
import { isRefusal, type Refusal } from '../engine/refusal.js';
import { putEdited } from '../population/edits.js';
import { find } from './find.js';
import { getPerson } from './person.js';
import { previewFind } from './preview.js';
import { search } from './search/search.js';
import { verify } from './verify.js';

const mover = population.people.find(({ linkedin, position }) => linkedin && position?.company);
const { id = '', linkedin = '', position, jobs = [] } = mover ?? {};
const call = callWith({ matches: [lookup({ field: 'linkedin', term: linkedin })] });
const newName = 'Qqxz Wvvk';
const filters = [{ field: 'position.company.name' as const, string_values: [newName] }];

it('every operation shows, finds and verifies a person who has changed jobs with the new job', async () => {
  const world = worldWith();
  const ask = async () => {
    const found = accepted(await find(call, world)).body?.matches[0]?.people?.[0];
    const searched = accepted(await search({ ...call, body: { filters } }, world)).body?.people ?? [];
    const got = accepted(
      await getPerson({ ...call, body: null, path: { ...call.path, person_id: id } }, world),
    ).body;
    const queries = [position?.company?.name ?? '', newName].map((company_name) => ({
      linkedin,
      company_name,
    }));
    const verified = accepted(await verify({ ...call, body: { queries } }, world)).body?.results ?? [];
    const previewed = accepted(await previewFind(call, world)).body?.matches?.[0]?.count;
    return {
      found: found?.position?.company?.name,
      searched: searched.map((one) => one.id),
      got: got?.position?.company?.name,
      verified: verified.map(({ status }) => status),
      previewed,
    };
  };
  const former = position?.company?.name;
  expect(await ask()).toEqual({
    found: former,
    searched: [],
    got: former,
    verified: ['employed', 'not_employed'],
    previewed: 1,
  });

  const current = { title: 'Founder', started_at: '2026-02-01T00:00:00Z', company: { name: newName } };
  const ended = jobs.map((job) => ({ ended_at: '2026-02-01T00:00:00Z', ...job }));
  await putEdited(world.store, { ...mover, id, position: current, jobs: [current, ...ended] });
  expect(await ask()).toEqual({
    found: newName,
    searched: [id],
    got: newName,
    verified: ['not_employed', 'employed'],
    previewed: 1,
  });
});

function accepted<Reply extends object>(reply: Reply | Refusal): Reply {
  if (isRefusal(reply)) throw new Error(`${reply.refused}: ${reply.message}`);
  return reply;
}
