// Every place that a business may be in, and the words that each is called by.
import { languages } from '#language/language.ts';
import { americas } from './americas.ts';
import { asiaAndOceania } from './asia-and-oceania.ts';
import { caseForms } from './case-forms.ts';
import { caucasusAndCentralAsia, kazakhRegions } from './caucasus-and-central-asia.ts';
import { commonWords, prepositions } from './common-words.ts';
import { africanCountries } from './countries/africa.ts';
import { caribbeanCountries } from './countries/caribbean-and-andes.ts';
import { asianCountries } from './countries/near-and-middle-asia.ts';
import { easternEurope } from './eastern-europe.ts';
import { middleEastAndAfrica } from './middle-east-and-africa.ts';
import { northernEurope } from './northern-europe.ts';
import type { City, Country, Place } from './place.ts';
import { countriesOf } from './place-rows.ts';
import { wordsOf } from './place-words.ts';
import { regionsOf } from './region-rows.ts';
import { russia } from './russia.ts';
import { southernEurope } from './southern-europe.ts';
import { townsOf } from './town-rows.ts';
import { americanAndOceanianTowns } from './towns/americas-and-oceania.ts';
import { asianAndAfricanTowns } from './towns/asia-and-africa.ts';
import { britishAndIrishTowns } from './towns/british-and-irish.ts';
import { furtherRegions } from './towns/further-regions.ts';
import { northernAndEasternEuropeanTowns } from './towns/northern-and-eastern-europe.ts';
import { russianRegions, russianTowns } from './towns/russia.ts';
import { southernEuropeanTowns } from './towns/southern-europe.ts';
import { westernEuropeanTowns } from './towns/western-europe.ts';
import { widerWorldTowns } from './towns/wider-world.ts';
import { unitedStates } from './united-states.ts';
import { westernEurope } from './western-europe.ts';

const latinAccents = /[\u00c0-\u024f\u1e00-\u1eff]/;
const cyrillic = /\p{Script=Cyrillic}/u;
/** Most names are, and need no cutting. */
const isPlainWord = /^(?:[a-z]+|[а-я]+)$/;

export interface PlaceName {
  /** In lower case, with е for ё. */
  readonly words: readonly string[];
  readonly country: Country;
  /** Null if the country as a whole is named. */
  readonly city: City | null;
}

const towns = townsOf([
  westernEuropeanTowns,
  britishAndIrishTowns,
  southernEuropeanTowns,
  northernAndEasternEuropeanTowns,
  russianTowns,
  asianAndAfricanTowns,
  americanAndOceanianTowns,
  widerWorldTowns,
  furtherRegions,
]);
const regions = new Map([
  ['RU', regionsOf(russianRegions)],
  ['KZ', regionsOf(kazakhRegions)],
]);

function withTowns(country: Country): Country {
  const { id, cities } = country;
  return { ...country, cities: [...cities, ...(regions.get(id) ?? []), ...(towns.get(id) ?? [])] };
}

export const countries: readonly Country[] = [
  ...westernEurope,
  ...southernEurope,
  ...northernEurope,
  ...easternEurope,
  ...russia,
  ...caucasusAndCentralAsia,
  ...middleEastAndAfrica,
  ...unitedStates,
  ...americas,
  ...asiaAndOceania,
  ...countriesOf(asianCountries),
  ...countriesOf(africanCountries),
  ...countriesOf(caribbeanCountries),
].map(withTowns);

const byId = new Map(countries.map((country) => [country.id, country]));

export const countryById = (id: string): Country | null => byId.get(id) ?? null;

/** Every name, spelling and form with its place, those of most words first. */
const everyName = (): readonly PlaceName[] =>
  countries.flatMap(namesOfCountry).sort((one, other) => other.words.length - one.words.length);

let names: readonly PlaceName[] | undefined;

/** Made when they are first asked for: most pages need no names. */
export function placeNames(): readonly PlaceName[] {
  names ??= everyName();
  return names;
}

function namesOfCountry(country: Country): readonly PlaceName[] {
  const own = spellingsOf(country);
  const named = (city: City | null, phrases: readonly string[]): readonly PlaceName[] =>
    [...new Set(phrases)].map((phrase) => ({ words: phrase.split(' '), country, city }));
  const whole = own.flatMap((spelling) => unmistakable(spelling));
  const risky = own.filter((spelling) => commonWords.has(spelling));
  const cities = country.cities.flatMap((city) => {
    const spellings = spellingsOf(city);
    const plain = spellings.flatMap((spelling) => unmistakable(spelling, own));
    // “Istanbul, Turkey” is read whole, so that no turkey is left over.
    const beside = spellings.flatMap((spelling) => risky.map((name) => `${spelling} ${name}`));
    return named(city, [...plain, ...beside]);
  });
  return [...named(null, whole), ...cities];
}

/** A name that is a common word too counts only after a preposition, or before the name of its country. */
function unmistakable(spelling: string, namesAfter: readonly string[] = []): readonly string[] {
  if (!commonWords.has(spelling)) return [spelling];
  const alike = (word: string): boolean => cyrillic.test(word) === cyrillic.test(spelling);
  return [
    ...prepositions.filter(alike).map((preposition) => `${preposition} ${spelling}`),
    ...namesAfter.filter(alike).map((name) => `${spelling} ${name}`),
  ];
}

function spellingsOf({ names, inside, words }: Place): readonly string[] {
  const forms = languages.flatMap((language) => {
    const name = joined(names[language]);
    const form = joined(withoutPreposition(inside[language]));
    return commonWords.has(name) ? [name, form] : [name, form, ...caseForms[language](name, form)];
  });
  const written = [...languages.map((language) => names[language]), ...words.split(',')];
  const typed = [...forms, ...written.flatMap(withoutApostrophes).map(joined)];
  return [...new Set(typed.flatMap((spelling) => [spelling, withoutAccents(spelling)]))].filter(Boolean);
}

/** “Martha’s Vineyard” is read as “Martha Vineyard”, and “L’Aquila” as “Laquila”. */
const withoutApostrophes = (text: string): readonly string[] =>
  text.includes('’') ? [text, text.replaceAll('’s', ''), text.replaceAll('’', '')] : [text];

function joined(text: string): string {
  const plain = text.trim().toLowerCase();
  return isPlainWord.test(plain) ? plain : wordsOf(text).join(' ');
}

function withoutPreposition(inside: string): string {
  return inside.replace(/^\S+ (?:the )?/, '');
}

/** Of Latin letters alone: й keeps its mark. */
function withoutAccents(text: string): string {
  if (!latinAccents.test(text)) return text;
  return text
    .normalize('NFD')
    .replaceAll(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC');
}
