import { unlessEnded } from '../../target/end-scenario.js';
import { isAbsent, isArray, isObject, type Json, type JsonObject } from '../../target/json.js';
import { numberIn, textIn } from '../../target/wire/members.js';
import { peopleIn } from '../../target/wire/people.js';
import { bodyOf, demand } from '../answers.js';
import { elementsOf, peopleOf } from '../find/elements.js';
import { asks, type ProbeContext, type Probes } from '../probe.js';
import { peopleCall, requiredRole } from '../roles.js';
import { foundAlone, onePerson } from '../search/probes.js';

type Shown = 'limited' | 'counts-only' | 'same-shape' | 'something else';

export const previewsProbes: Probes<'preview'> = {
  'preview.answer': asks('preview.answer', {
    requests: 4,
    async ask(t) {
      const ofFind = await findPreviewed(t);
      const ofSearch = await unlessEnded(searchPreviewed(t));
      return ofFind === 'something else' || (ofSearch ?? ofFind) !== ofFind ? undefined : ofFind;
    },
  }),
  'preview.role': requiredRole('preview.role', [peopleCall('previewFind'), peopleCall('previewSearch')]),
};

async function findPreviewed(t: ProbeContext): Promise<Shown> {
  const people = peopleOf(elementsOf(await t.goodFind())?.[0]);
  const exchange = await t.call('previewFind', {
    body: { matches: [{ fields: [...t.someone().lookup.fields] }], size: 5 },
  });
  bodyOf(exchange);
  const elements = elementsOf(exchange);
  return shownIn(elements?.length === 1 ? elements[0] : undefined, people);
}

async function searchPreviewed(t: ProbeContext): Promise<Shown> {
  const { filters } = onePerson(t);
  const people = peopleIn((await foundAlone(t, 1)).response.json) ?? [];
  const preview = bodyOf(await t.call('previewSearch', { body: { filters, size: 1 } }));
  return shownIn(preview, people);
}

/** Returns what a preview shows of the people in the actual answer. Ends the probe if it is not about them. */
function shownIn(preview: Json | undefined, people: readonly JsonObject[]): Shown {
  const list = isObject(preview) ? preview['people'] : undefined;
  const shown = isArray(list) && list.length > 0 ? list : undefined;
  const isCounted = people.length > 0 && numberIn(preview, 'count') === people.length;
  const isNobody = isObject(preview) && isAbsent(list);
  const areSame =
    shown?.length === people.length &&
    people.every((one, at) => textIn(shown[at], 'id') === textIn(one, 'id'));
  if (shown === undefined && isNobody && isCounted) return 'counts-only';
  demand(
    (shown !== undefined && areSame) || isCounted,
    'a preview shows neither whom it previews nor how many they are',
  );
  if (areSame && people.every((one, at) => areAlike(shown[at], one))) return 'same-shape';
  const isLimited = areSame && isCounted && people.every((one, at) => isMasked(shown[at], one));
  return isLimited ? 'limited' : 'something else';
}

/** Whether it is the whole record: with the same members and the same name. */
function areAlike(shown: Json | undefined, person: JsonObject): boolean {
  if (!isObject(shown) || shown['name'] !== person['name']) return false;
  return Object.keys(person).every((name) => Object.hasOwn(shown, name));
}

/** Whether it consists of the id and an illegible name. */
function isMasked(shown: Json | undefined, person: JsonObject): boolean {
  if (!isObject(shown)) return false;
  const { name } = shown;
  const isHidden = isAbsent(name) || (typeof name === 'string' && name !== person['name']);
  return isHidden && Object.keys(shown).every((member) => member === 'id' || member === 'name');
}
