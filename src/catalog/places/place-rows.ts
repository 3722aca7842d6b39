// Reads the tables of places: a row that begins with the id of a country opens it, and its cities follow with their level.
import { figuresOf } from './country-figures.ts';
import type { City, Country, Place } from './place.ts';

interface PlaceRow {
  /** The id of a country, or the level of a city. */
  readonly first: string;
  readonly place: Place;
}

/** Columns: id or level | English name, with its article or “on” | Russian name | «в …» | other spellings. */
export function countriesOf(table: string): readonly Country[] {
  const countries: { id: string; place: Place; cities: City[] }[] = [];
  for (const line of table.trim().split('\n')) {
    const { first, place } = placeRow(line);
    const level = Number(first);
    if (Number.isNaN(level)) countries.push({ id: first, place, cities: [] });
    else countries.at(-1)?.cities.push({ ...place, level });
  }
  return countries.map(({ id, place, cities }) => ({ id, ...place, ...figuresOf(id), cities }));
}

function placeRow(line: string): PlaceRow {
  const cells = line.split('|').map((cell) => cell.trim());
  const [first = '', english = '', russian = '', insideRussian = '', words = '', ...rest] = cells;
  if (insideRussian === '' || rest.length > 0) throw new Error(`Not a row of a place: ${line}`);
  const name = english.replace(/^on /, '');
  return {
    first,
    place: {
      names: { en: name.replace(/^the /, ''), ru: russian },
      inside: { en: name === english ? `in ${name}` : `on ${name}`, ru: insideRussian },
      words,
    },
  };
}
