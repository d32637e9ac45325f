import type { Row } from './contact.js';

/** Ends of reference ids that careless services take for each other, or change. */
const endings = [
  '',
  '-1',
  '-10',
  '-A',
  '-a',
  ' b',
  '-b',
  '-d, "c" & Co',
  ', c',
  '%41',
  '%2520d',
  '-é',
  '-e',
  '-ß漢字',
  "'f'",
  ';g|h',
] as const;

/** One that is short, whatever a run is called. */
const short = 'plain-and-short';

/** As many again that are nothing special. */
const plain = Array.from({ length: 18 }, (_, nth) => `${nth + 10}`);

/**
 * Contacts whose values are easily spoiled: in case, by spaces, commas, quotes and escapes, beyond ASCII, with others as
 * their beginning. Nobody is called like them, so that no enrichment has anything to change. First and last are plain ones.
 */
export function trickyRows(tag: string): readonly Row[] {
  const named = plain.map((number) => `plain-${number}-${tag}`);
  const references = [
    ...named.slice(0, 4),
    ...endings.map((ending) => tag + ending),
    ...named.slice(4),
    short,
  ];
  return references.map((reference, nth) => ({
    reference_id: reference,
    name: `Zoë O'Neill, "Pdk" 50%41 ${reference}`,
    ...(nth % 3 === 0 ? { email_address: `${tag}-${nth}@example.com` } : {}),
    linkedin: `${tag}-${nth}`,
    country: 'France',
    location: 'Orléans, France',
    ...(isPlain(reference) ? {} : { title: 'Pdk Example Title', company_linkedin: `${tag}-company` }),
  }));
}

/** Whether nothing about a reference id gives a service a reason not to take it. */
export const isPlain = (reference: string): boolean => reference.startsWith('plain-');

/** Reference ids that no contact has, but that are found by whoever compares them carelessly. */
export const strays = (tag: string, number: 12 | 13): readonly string[] => [
  `plain-${number}-${tag.slice(0, -1)}`,
  `plain-${number}-${tag}-and-more`,
  `plain%2D${number}-${tag}`,
  `plain${number}${tag}`,
];

/** Of each two that are easily taken for each other, one. */
export const staying = (tag: string): readonly string[] =>
  ['', '-1', '-a', ' b', ', c', '-e'].map((ending) => `${tag}${ending}`);
