// The states and provinces after which a town of the same name as a large city is told from it: Paris, Texas.
import { defaultLanguage } from '#language/language.ts';
import type { City, Country } from './place.ts';
import { countryById } from './places.ts';

const american = `
  al Alabama, ak Alaska, az Arizona, ar Arkansas, ca California, co Colorado, ct Connecticut, de Delaware, fl Florida, ga Georgia, hi Hawaii,
  id Idaho, il Illinois, in Indiana, ia Iowa, ks Kansas, ky Kentucky, la Louisiana, me Maine, md Maryland, ma Massachusetts, mi Michigan,
  mn Minnesota, ms Mississippi, mo Missouri, mt Montana, ne Nebraska, nv Nevada, nh New Hampshire, nj New Jersey, nm New Mexico, ny New York,
  nc North Carolina, nd North Dakota, oh Ohio, ok Oklahoma, or Oregon, pa Pennsylvania, ri Rhode Island, sc South Carolina, sd South Dakota,
  tn Tennessee, tx Texas, ut Utah, vt Vermont, va Virginia, wa Washington State, wv West Virginia, wi Wisconsin, wy Wyoming`;

const others = `Ontario, British Columbia, Alberta, Quebec, Saskatchewan, Manitoba, Nova Scotia, New Brunswick, New South Wales, Queensland,
  Tasmania, Western Australia, South Australia`;

const listed = (names: string): readonly string[] => names.split(',').map((name) => name.trim());

/** By the two letters of the post, in lower case. */
const byPost: ReadonlyMap<string, string> = new Map(
  listed(american).map((row) => [row.slice(0, 2), row.slice(3)]),
);
const all: ReadonlySet<string> = new Set([...byPost.values(), ...listed(others)]);

/** The name of the state, given the two letters of the post in lower case. */
export const stateOfPost = (letters: string): string | null => byPost.get(letters) ?? null;

/** Some have “, US” behind their names here, so that they are not taken for a country. */
export const isStateOrProvince = ({ names }: City): boolean =>
  all.has(names[defaultLanguage].replace(/, .*/u, ''));

export function americanState(name: string): { readonly country: Country; readonly city: City } | null {
  const country = countryById('US');
  const city = country?.cities.find(({ names }) => [name, `${name}, US`].includes(names[defaultLanguage]));
  return country && city ? { country, city } : null;
}
