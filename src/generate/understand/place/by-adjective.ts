// Finds a country by an adjective of it where that says what part of it: “in the Bosnian mountains”, «в грузинских горах».
import { countryOfAdjective } from '#catalog/places/adjectives.ts';
import { countryById } from '#catalog/places/places.ts';
import { linkOf } from '../words/links.ts';
import type { Word } from '../words/words.ts';
import type { NamedPlace } from './choose-place.ts';

/** What a country has parts of; what is made like in a country, as Italian food, says nothing of where. */
const partOfCountry =
  /^(?:mountains?|hills?|highlands?|countryside|village|villages|coast|coastal|seaside|coastline|riviera|shore|beach|island|islands|alps|carpathians|capital|town|towns|city|cities|province|region|border|valley|lake|lakes|forest|forests|steppe|desert|jungle|amazon|market|mainland|soil|farmland|plains?|pyrenees|caucasus|resort|suburbs?|motorway|highway|village|countryside|гор(?:ы|ах|ам)|высокогорь[ея]|предгорь[ея]|деревн[яеи]|деревнях|сел[оеа]|посел(?:ок|ке)|городк?[еу]?|город(?:ах|ке|ок)|столиц[аеу]|глубинк[аеу]|провинци[яию]|побережь[ея]|берег[уеа]?|взморь[ея]|остров(?:е|а|ах)?|курорт(?:е|ах)?|альп(?:ы|ах)|карпат(?:ы|ах)|долин[аеу]|озер(?:о|е|ах)|лес(?:у|ах|а)|степ(?:ь|и|ях)|рынок|рынк[еау]|границ[аеу]|земл[яею]|трасс[аеу])$/u;

/** “The Bosnian mountains”, “the Georgian Black Sea coast”. */
const mostBetween = 2;

const articles = new Set(['the', 'a', 'an']);

/** Greek city tours may be anywhere; what stands “in the” or after a comma is where. */
function isWhere(words: readonly Word[], at: number): boolean {
  const before = articles.has(words[at - 1]?.said ?? '') ? words[at - 2] : words[at - 1];
  return before !== undefined && (before.type === 'mark' || linkOf(before.said) === 'in');
}

/** Where no place is named otherwise. */
export function placeByAdjective(words: readonly Word[]): NamedPlace | null {
  for (let at = 0; at < words.length; at += 1) {
    const id = words[at]?.type === 'word' ? countryOfAdjective(words[at]?.form ?? '') : null;
    const country = id === null ? null : countryById(id);
    if (!country || !isWhere(words, at)) continue;
    for (let part = at + 1; part <= at + 1 + mostBetween; part += 1) {
      const word = words[part];
      if (word?.type !== 'word') break;
      if (partOfCountry.test(word.form)) return { country, city: null, words: [at, part] };
    }
  }
  return null;
}
