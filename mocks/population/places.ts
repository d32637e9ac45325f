import type { components } from '../../generated/people.js';
import type { Job } from './population.js';
import { type Random, weighted } from './random.js';

type LocationDetails = components['schemas']['LocationDetails'];

/** A place where people live and work. */
export interface Place {
  /** As people write it: "Cambridge, Massachusetts, United States". */
  readonly text: string;
  readonly country: string;
  /** The normalized form (section 2.6), whose `raw` is `text`. Shared by every record at this place. */
  readonly details: LocationDetails;
  /** Roughly how many in a thousand people live here. */
  readonly weight: number;
}

type UsRow = readonly [
  weight: number,
  locality: string,
  region: string,
  abbreviation: string,
  county: string,
  zip: string,
  fips: string,
  lat: string,
  lon: string,
  msa: string | undefined,
];

/** Cities of the United States; `fips` is the code of the county. ZIP codes of the Northeast start with 0. */
// biome-ignore format: one place per line
const usRows: readonly UsRow[] = [
  [70, 'New York', 'New York', 'NY', 'New York County', '10001', '36061', '40.71', '-74.01', 'New York-Newark-Jersey City, NY-NJ-PA'],
  [60, 'San Francisco', 'California', 'CA', 'San Francisco County', '94103', '06075', '37.77', '-122.42', 'San Francisco-Oakland-Berkeley, CA'],
  [50, 'Los Angeles', 'California', 'CA', 'Los Angeles County', '90012', '06037', '34.05', '-118.24', 'Los Angeles-Long Beach-Anaheim, CA'],
  [45, 'Chicago', 'Illinois', 'IL', 'Cook County', '60601', '17031', '41.88', '-87.63', 'Chicago-Naperville-Elgin, IL-IN-WI'],
  [40, 'Boston', 'Massachusetts', 'MA', 'Suffolk County', '02108', '25025', '42.36', '-71.06', 'Boston-Cambridge-Newton, MA-NH'],
  [40, 'Seattle', 'Washington', 'WA', 'King County', '98101', '53033', '47.61', '-122.33', 'Seattle-Tacoma-Bellevue, WA'],
  [40, 'Austin', 'Texas', 'TX', 'Travis County', '78701', '48453', '30.27', '-97.74', 'Austin-Round Rock-Georgetown, TX'],
  [35, 'Houston', 'Texas', 'TX', 'Harris County', '77002', '48201', '29.76', '-95.37', 'Houston-The Woodlands-Sugar Land, TX'],
  [35, 'Washington', 'District of Columbia', 'DC', 'District of Columbia', '20001', '11001', '38.91', '-77.04', 'Washington-Arlington-Alexandria, DC-VA-MD-WV'],
  [30, 'Atlanta', 'Georgia', 'GA', 'Fulton County', '30303', '13121', '33.75', '-84.39', 'Atlanta-Sandy Springs-Alpharetta, GA'],
  [30, 'Dallas', 'Texas', 'TX', 'Dallas County', '75201', '48113', '32.78', '-96.80', 'Dallas-Fort Worth-Arlington, TX'],
  [30, 'Denver', 'Colorado', 'CO', 'Denver County', '80202', '08031', '39.74', '-104.99', 'Denver-Aurora-Lakewood, CO'],
  [25, 'Philadelphia', 'Pennsylvania', 'PA', 'Philadelphia County', '19102', '42101', '39.95', '-75.17', 'Philadelphia-Camden-Wilmington, PA-NJ-DE-MD'],
  [25, 'Phoenix', 'Arizona', 'AZ', 'Maricopa County', '85003', '04013', '33.45', '-112.07', 'Phoenix-Mesa-Chandler, AZ'],
  [20, 'Cambridge', 'Massachusetts', 'MA', 'Middlesex County', '02139', '25017', '42.36', '-71.10', 'Boston-Cambridge-Newton, MA-NH'],
  [20, 'San Diego', 'California', 'CA', 'San Diego County', '92101', '06073', '32.72', '-117.16', 'San Diego-Chula Vista-Carlsbad, CA'],
  [20, 'San Jose', 'California', 'CA', 'Santa Clara County', '95113', '06085', '37.34', '-121.89', 'San Jose-Sunnyvale-Santa Clara, CA'],
  [20, 'Miami', 'Florida', 'FL', 'Miami-Dade County', '33130', '12086', '25.76', '-80.19', 'Miami-Fort Lauderdale-Pompano Beach, FL'],
  [20, 'Minneapolis', 'Minnesota', 'MN', 'Hennepin County', '55401', '27053', '44.98', '-93.27', 'Minneapolis-St. Paul-Bloomington, MN-WI'],
  [15, 'Portland', 'Oregon', 'OR', 'Multnomah County', '97204', '41051', '45.52', '-122.68', 'Portland-Vancouver-Hillsboro, OR-WA'],
  [15, 'Nashville', 'Tennessee', 'TN', 'Davidson County', '37203', '47037', '36.16', '-86.78', 'Nashville-Davidson--Murfreesboro--Franklin, TN'],
  [15, 'Charlotte', 'North Carolina', 'NC', 'Mecklenburg County', '28202', '37119', '35.23', '-80.84', 'Charlotte-Concord-Gastonia, NC-SC'],
  [15, 'Raleigh', 'North Carolina', 'NC', 'Wake County', '27601', '37183', '35.78', '-78.64', 'Raleigh-Cary, NC'],
  [15, 'Detroit', 'Michigan', 'MI', 'Wayne County', '48226', '26163', '42.33', '-83.05', 'Detroit-Warren-Dearborn, MI'],
  [10, 'San Antonio', 'Texas', 'TX', 'Bexar County', '78205', '48029', '29.42', '-98.49', 'San Antonio-New Braunfels, TX'],
  [10, 'Las Vegas', 'Nevada', 'NV', 'Clark County', '89101', '32003', '36.17', '-115.14', 'Las Vegas-Henderson-Paradise, NV'],
  [10, 'Tampa', 'Florida', 'FL', 'Hillsborough County', '33602', '12057', '27.95', '-82.46', 'Tampa-St. Petersburg-Clearwater, FL'],
  [10, 'Columbus', 'Ohio', 'OH', 'Franklin County', '43215', '39049', '39.96', '-83.00', 'Columbus, OH'],
  [10, 'Cleveland', 'Ohio', 'OH', 'Cuyahoga County', '44114', '39035', '41.50', '-81.69', 'Cleveland-Elyria, OH'],
  [10, 'Pittsburgh', 'Pennsylvania', 'PA', 'Allegheny County', '15222', '42003', '40.44', '-80.00', 'Pittsburgh, PA'],
  [10, 'St. Louis', 'Missouri', 'MO', 'St. Louis city', '63101', '29510', '38.63', '-90.20', 'St. Louis, MO-IL'],
  [10, 'Kansas City', 'Missouri', 'MO', 'Jackson County', '64106', '29095', '39.10', '-94.58', 'Kansas City, MO-KS'],
  [10, 'Salt Lake City', 'Utah', 'UT', 'Salt Lake County', '84101', '49035', '40.76', '-111.89', 'Salt Lake City, UT'],
  [10, 'Indianapolis', 'Indiana', 'IN', 'Marion County', '46204', '18097', '39.77', '-86.16', 'Indianapolis-Carmel-Anderson, IN'],
  [10, 'Milwaukee', 'Wisconsin', 'WI', 'Milwaukee County', '53202', '55079', '43.04', '-87.91', 'Milwaukee-Waukesha, WI'],
  [10, 'Baltimore', 'Maryland', 'MD', 'Baltimore city', '21202', '24510', '39.29', '-76.61', 'Baltimore-Columbia-Towson, MD'],
  [10, 'Newark', 'New Jersey', 'NJ', 'Essex County', '07102', '34013', '40.74', '-74.17', 'New York-Newark-Jersey City, NY-NJ-PA'],
  [10, 'Hartford', 'Connecticut', 'CT', 'Hartford County', '06103', '09003', '41.76', '-72.67', 'Hartford-East Hartford-Middletown, CT'],
  [10, 'Providence', 'Rhode Island', 'RI', 'Providence County', '02903', '44007', '41.82', '-71.41', 'Providence-Warwick, RI-MA'],
  [5, 'Manchester', 'New Hampshire', 'NH', 'Hillsborough County', '03101', '33011', '42.99', '-71.46', 'Manchester-Nashua, NH'],
  [5, 'Burlington', 'Vermont', 'VT', 'Chittenden County', '05401', '50007', '44.48', '-73.21', 'Burlington-South Burlington, VT'],
  [5, 'Portland', 'Maine', 'ME', 'Cumberland County', '04101', '23005', '43.66', '-70.26', 'Portland-South Portland, ME'],
  [5, 'Honolulu', 'Hawaii', 'HI', 'Honolulu County', '96813', '15003', '21.31', '-157.86', 'Urban Honolulu, HI'],
  [5, 'Anchorage', 'Alaska', 'AK', 'Anchorage Municipality', '99501', '02020', '61.22', '-149.90', 'Anchorage, AK'],
  // No metropolitan area: `msa` is "standard MSA name, if any".
  [5, 'Spearfish', 'South Dakota', 'SD', 'Lawrence County', '57783', '46081', '44.49', '-103.86', undefined],
];

function placeOf(weight: number, text: string, country: string, details: LocationDetails): Place {
  return { text, country, details: { country, ...details, raw: text }, weight };
}

const placesInTheUnitedStates: readonly Place[] = usRows.map(
  ([weight, locality, region, region_abbreviation, county, postal_code, fips_code, lat, lon, msa]) => {
    const state = { country_code: 'US', region, region_abbreviation, locality, county, postal_code };
    const details = { ...state, ...(msa === undefined ? {} : { msa }), lat, lon, fips_code };
    return placeOf(weight, `${locality}, ${region}, United States`, 'United States', details);
  },
);

type AbroadRow = readonly [
  weight: number,
  locality: string,
  region: string,
  country: string,
  code: string,
  postalCode: string,
  lat: string,
  lon: string,
];

// biome-ignore format: one place per line
const abroadRows: readonly AbroadRow[] = [
  [35, 'London', 'England', 'United Kingdom', 'GB', 'EC1A 1BB', '51.51', '-0.13'],
  [25, 'Toronto', 'Ontario', 'Canada', 'CA', 'M5H 2N2', '43.65', '-79.38'],
  [15, 'Montréal', 'Québec', 'Canada', 'CA', 'H2Y 1C6', '45.50', '-73.57'],
  [20, 'Berlin', 'Berlin', 'Germany', 'DE', '10117', '52.52', '13.40'],
  [15, 'München', 'Bayern', 'Germany', 'DE', '80331', '48.14', '11.58'],
  [15, 'Paris', 'Île-de-France', 'France', 'FR', '75001', '48.86', '2.35'],
  [10, 'Dublin', 'Leinster', 'Ireland', 'IE', 'D02 X285', '53.35', '-6.26'],
  [10, 'Kraków', 'Małopolskie', 'Poland', 'PL', '31-042', '50.06', '19.94'],
  [10, 'København', 'Hovedstaden', 'Denmark', 'DK', '1050', '55.68', '12.57'],
  [10, 'Kyiv', 'Kyiv City', 'Ukraine', 'UA', '01001', '50.45', '30.52'],
  [10, 'Tel Aviv', 'Tel Aviv District', 'Israel', 'IL', '6100000', '32.08', '34.78'],
  [10, 'Cairo', 'Cairo Governorate', 'Egypt', 'EG', '11511', '30.04', '31.24'],
  [20, 'Bengaluru', 'Karnataka', 'India', 'IN', '560001', '12.97', '77.59'],
  [15, 'Singapore', 'Central Region', 'Singapore', 'SG', '018956', '1.29', '103.85'],
  [15, 'Shanghai', 'Shanghai', 'China', 'CN', '200000', '31.23', '121.47'],
  [15, 'Sydney', 'New South Wales', 'Australia', 'AU', '2000', '-33.87', '151.21'],
  [10, 'São Paulo', 'São Paulo', 'Brazil', 'BR', '01001-000', '-23.55', '-46.63'],
];

function placeAbroad([
  weight,
  locality,
  region,
  country,
  country_code,
  postal_code,
  lat,
  lon,
]: AbroadRow): Place {
  const details = { country_code, region, locality, postal_code, lat, lon };
  return placeOf(weight, `${locality}, ${region}, ${country}`, country, details);
}

/** A territory of the United States with its own ISO code, but with counties and ZIP codes like a state. */
const sanJuan = placeOf(10, 'San Juan, Puerto Rico', 'Puerto Rico', {
  country_code: 'PR',
  region: 'Puerto Rico',
  region_abbreviation: 'PR',
  locality: 'San Juan',
  county: 'San Juan Municipio',
  postal_code: '00901',
  msa: 'San Juan-Bayamón-Caguas, PR',
  lat: '18.47',
  lon: '-66.11',
  fips_code: '72127',
});

const placesAbroad: readonly Place[] = [...abroadRows.map(placeAbroad), sanJuan];

export const places: readonly Place[] = [...placesInTheUnitedStates, ...placesAbroad];

const byText = new Map(places.map((place) => [place.text, place]));

/** Returns the place with this text, such as "Cambridge, Massachusetts, United States". */
export function placeAt(text: string): Place {
  const place = byText.get(text);
  if (place === undefined)
    throw new Error(`No place is called "${text}"; add it to mocks/population/places.ts`);
  return place;
}

export const drawPlace = weighted(places.map((place) => [place, place.weight] as const));

/** Returns the location members of a person or job; 15% have no details (question record.location-details). */
export function locationAt(place: Place, random: Random): Pick<Job, 'location' | 'location_details'> {
  if (random.chance(0.15)) return { location: place.text };
  return { location: place.text, location_details: place.details };
}
