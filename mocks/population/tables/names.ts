import { faker } from '@faker-js/faker/locale/en';

/**
 * The name lists of faker. Only its data is used: its generator would have to be shared, or reseeded for each person, but people
 * are independent of each other only because each has their own seeded source.
 */
const { first_name: first, last_name: last } = faker.definitions.person;

export const firstNames: readonly string[] = [
  ...new Set([...(first.generic ?? []), ...(first.female ?? []), ...(first.male ?? [])]),
];
export const lastNames: readonly string[] = last.generic ?? [];
export const streetSuffixes: readonly string[] = faker.definitions.location.street_suffix;

/** Names with non-ASCII letters, which the lists above do not contain. */
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
