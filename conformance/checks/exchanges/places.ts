import type { RuleId } from '../../../generated/rules.js';
import { each, type RecordJudge } from '../../scene/finding.js';
import { isAbsent, type JsonObject } from '../../target/json.js';
import { countryCodes, unitedStates } from './country-codes.js';
import { excerpt } from './excerpt.js';

/** One member of each location; `check` answers undefined where the rule does not speak about it. */
function place(
  name: string,
  expected: string,
  check: (text: string, place: JsonObject) => boolean | undefined,
): RecordJudge {
  return (sight) =>
    each(sight.records.locdet, ({ at, value }) => {
      const received = value[name];
      if (typeof received !== 'string' || isAbsent(received)) return undefined;
      const holds = check(received, value);
      if (holds !== false) return holds;
      return { at: `${at}.${name}`, expected, received: excerpt(received) };
    });
}

/** The upper-case country code; undefined without one, or with one that is a fault of its own. */
function codeOf(location: JsonObject): string | undefined {
  const code = location['country_code'];
  const upper = typeof code === 'string' ? code.toUpperCase() : '';
  return countryCodes.has(upper) ? upper : undefined;
}

function inUnitedStates(_: string, location: JsonObject): boolean | undefined {
  const code = codeOf(location);
  return code === undefined ? undefined : unitedStates.has(code);
}

function within(limit: number): (text: string) => boolean | undefined {
  return (text) =>
    // "Generalized" may be anything but a number; then there is no value to compare.
    /^\s*[+-]?(\d+(\.\d*)?|\.\d+)\s*$/.test(text) ? Math.abs(Number(text)) <= limit : undefined;
}

/** Judges of normalized locations (section 2.6). */
export const placeJudges = {
  'locdet.country-code-iso': place('country_code', 'a two-letter code of ISO 3166-1', (text) =>
    countryCodes.has(text.toUpperCase()),
  ),
  'locdet.county-us-only': place('county', 'no county outside the United States', inUnitedStates),
  'locdet.msa-us-only': place('msa', 'no MSA outside the United States', inUnitedStates),
  // The territories have zip codes too, but the sentence is about US locations.
  'locdet.zip-us-5': place('postal_code', 'a zip code of 5 digits', (text, location) =>
    codeOf(location) === 'US' ? /^\d{5}$/.test(text) : undefined,
  ),
  'locdet.lat-range': place('lat', 'a latitude from -90 to 90', within(90)),
  'locdet.lon-range': place('lon', 'a longitude from -180 to 180', within(180)),
} satisfies Partial<Record<RuleId, RecordJudge>>;
