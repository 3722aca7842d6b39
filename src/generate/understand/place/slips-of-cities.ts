// Finds the large city of a short name that a word is one slip of: Londn, Lisbn.
import { linkOf } from '../words/links.ts';
import { isOrdinary } from '../words/ordinary-words.ts';
import { knownWordsOf, meantBy } from '../words/typos.ts';
import type { Word } from '../words/words.ts';
import { isThing } from '../words/words-of-things.ts';

/** Those that much is opened in; of all towns there are, many are a slip away from some word. */
const cities = knownWordsOf(
  `london lisbon dublin berlin paris munich madrid vienna prague warsaw athens milan naples turin venice geneva zurich
  lyon porto oslo moscow kazan minsk tallinn vilnius krakow sofia zagreb belgrade leeds bristol glasgow seville valencia
  hamburg cologne brussels antwerp tokyo osaka seoul taipei beijing mumbai delhi dubai doha cairo tunis lagos nairobi
  sydney perth boston chicago dallas denver austin houston seattle miami phoenix toronto ottawa calgary bogota havana
  tbilisi yerevan almaty astana tashkent`.split(/\s+/u),
);
const fewestLetters = 5;

/** Words of plain lines that are a slip of one of these. */
const others = new Set(
  `pairs parish pearls mining parts paras porta portal ports porch birth worth lions onsite genera leads loads bacon basic moss mosque casino
  berliner parisian londoner dubliner viennese venue venues`.split(/\s+/u),
);

/** Munick is Munich, which sounds so. */
const spelled = (form: string): string => form.replace(/ck$/u, 'ch');

/** After “in” or a comma, or where the line begins or ends. */
function isWherePlacesAre(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]?.said ?? ',';
  const isLast = words.slice(at + 1).every(({ type }) => type === 'mark');
  return linkOf(before) === 'in' || before === ',' || isLast;
}

/** The name of the city; the word is none that is known to mean something else. */
export function cityMeantAt(words: readonly Word[], at: number): string | null {
  const word = words[at];
  if (word === undefined || word.form.length < fewestLetters || words.length < 2) return null;
  if (others.has(word.form) || isOrdinary(word) || isThing(word) || !isWherePlacesAre(words, at)) return null;
  return meantBy(spelled(word.form), word.form.length, cities);
}
