import { faker } from '@faker-js/faker/locale/en';

/**
 * The name lists of faker. Only its tables are read: its generator would have to be shared or reseeded for each
 * person, and one seeded source per person is what makes people independent of each other.
 */
const { first_name: first, last_name: last } = faker.definitions.person;

export const firstNames: readonly string[] = [
  ...new Set([...(first.generic ?? []), ...(first.female ?? []), ...(first.male ?? [])]),
];
export const lastNames: readonly string[] = last.generic ?? [];
export const streetSuffixes: readonly string[] = faker.definitions.location.street_suffix;

/** Names with letters beyond ASCII, of which the lists above have none. */
export const accentedFirstNames: readonly string[] = [
  'André',
  'Björn',
  'Chloé',
  'Dušan',
  'Élodie',
  'François',
  'Gül',
  'Håkon',
  'Íris',
  'José',
  'Łucja',
  'Mónica',
  'Noël',
  'Renée',
  'Søren',
  'Zoë',
];
export const accentedLastNames: readonly string[] = [
  'Ångström',
  'Béranger',
  'Čapek',
  'Đorđević',
  'Fernández',
  'García',
  'Gündoğan',
  'Jørgensen',
  'Kovač',
  'Lefèvre',
  'Müller',
  'Núñez',
  'Öztürk',
  'Peña',
  'Šimić',
  'Wójcik',
];
