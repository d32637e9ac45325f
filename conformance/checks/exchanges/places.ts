import type { JsonObject } from '../../target/json.js';
import type { Located } from '../../view/record-view.js';
import type { RecordJudges } from './judge.js';
import { type CheckResult, member, ofText } from './members.js';

/** The 249 officially assigned codes of ISO 3166-1 alpha-2. */
export const countryCodes: ReadonlySet<string> = new Set(
  `AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ
   CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR
   GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT
   JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY
   MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM
   PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW
   SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ
   UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW`.split(/\s+/),
);

/** The United States and its territories, which have country codes of their own but counties and MSAs like the states. */
export const unitedStates: ReadonlySet<string> = new Set(['US', 'PR', 'GU', 'VI', 'AS', 'MP', 'UM']);

const place = (name: string, check: (text: string, location: Located) => CheckResult) =>
  member('locdet', name, ofText(check));

/** Returns the country code in upper case; undefined if it is missing or invalid, which breaks another rule. */
function codeOf(location: JsonObject): string | undefined {
  const code = location['country_code'];
  const upper = typeof code === 'string' ? code.toUpperCase() : '';
  return countryCodes.has(upper) ? upper : undefined;
}

const inUnitedStates = (name: string, expected: string) =>
  place(name, (_, { value }) => {
    const code = codeOf(value);
    return code === undefined ? undefined : unitedStates.has(code) || expected;
  });

const within = (name: string, limit: number, expected: string) =>
  place(name, (text) =>
    // A "generalized" value need not be a number; then there is nothing to compare.
    /^\s*[+-]?(\d+(\.\d*)?|\.\d+)\s*$/.test(text) ? Math.abs(Number(text)) <= limit || expected : undefined,
  );

/** Judges of normalized locations (section 2.6). */
export const placeJudges = {
  'locdet.country-code-iso': place(
    'country_code',
    (text) => countryCodes.has(text.toUpperCase()) || 'a two-letter code of ISO 3166-1',
  ),
  'locdet.county-us-only': inUnitedStates('county', 'no county outside the United States'),
  'locdet.msa-us-only': inUnitedStates('msa', 'no MSA outside the United States'),
  // The territories have zip codes too, but the rule is about US locations.
  'locdet.zip-us-5': place('postal_code', (text, { value }) =>
    codeOf(value) === 'US' ? /^\d{5}$/.test(text) || 'a zip code of 5 digits' : undefined,
  ),
  'locdet.lat-range': within('lat', 90, 'a latitude from -90 to 90'),
  'locdet.lon-range': within('lon', 180, 'a longitude from -180 to 180'),
} satisfies RecordJudges;
